"""What an operator wants to see, in Prometheus' form."""

from prometheus_client import Counter, Gauge, Histogram

TABLES = Gauge("maestri_tables", "Tables in the memory of this process")
CONNECTIONS = Gauge("maestri_connections", "Websockets that are open")
MOVES = Counter("maestri_moves", "Moves stored by this process", ["by"])
MOVES_OF_PEOPLE, MOVES_OF_BOTS = MOVES.labels("person"), MOVES.labels("bot")
REFUSED = Counter("maestri_refused", "Asks that were refused")
TURNED_AWAY = Counter("maestri_turned_away", "Connections ended at the door, and why", ["why"])
DIED = Counter("maestri_upkeep_died", "Upkeep that died and began anew", ["upkeep"])
TROUBLED = Counter("maestri_tables_troubled", "Tables at which something failed")
MOVE_SECONDS = Histogram(
    "maestri_move_seconds",
    "From a move's arrival until it is stored and handed out",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
BOT_QUEUE = Gauge("maestri_bot_queue", "Bot moves asked for and not answered yet")
BOT_REPLACED = Counter("maestri_bot_replaced", "Bots that failed and were replaced by a lower level")
