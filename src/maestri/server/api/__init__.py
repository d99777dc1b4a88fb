"""The REST interface: everything that is not live."""
