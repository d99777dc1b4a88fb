"""What is kept: people, tables, the log of every match, chat. SQLite by default, PostgreSQL by URL."""
