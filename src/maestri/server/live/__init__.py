"""The websocket `/api/live`: what people at a table say and are told while they are there."""
