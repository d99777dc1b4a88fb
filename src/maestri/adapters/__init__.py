"""The games where researchers look for them, each by a package of others: see the extra `research`."""
