"""What goes over the wire between a table's server and its clients. `docs/protocol.md` explains it."""
