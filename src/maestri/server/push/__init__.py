"""Calling people who are not there, by the push services of their browsers."""
