"""Everything a server process has in memory: its tables, its bots, and those who are connected."""

from maestri.server.house.house import House

__all__ = ["House"]
