"""The tables of the database. Times are milliseconds since 1970, those of chat seconds."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

house = Table(
    "house",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("nickname", String(100), nullable=False),
    Column("generation", Integer, nullable=False),
    Column("recovery", String(64), unique=True),
    Column("recovery_until", BigInteger),
    Column("created_at", BigInteger, nullable=False),
)

sheets = Table(
    "sheets",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("doc", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("ends_at", BigInteger),
    Column("host", String(40), nullable=False, server_default=""),
    Column("public", Boolean, nullable=False),
    Index("sheets_listed", "listed", "created_at"),
    Index("sheets_public", "public", "status"),
    Index("sheets_ends", "ends_at"),
)

seatings = Table(
    "seatings",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Index("seatings_person", "person", "created_at"),
)

codes = Table(
    "codes",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("table_id", String(40), nullable=False, unique=True),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String(200), nullable=False),
    Column("back_to", Integer),
    Column("at", BigInteger, nullable=False),
    Column("writer", BigInteger, nullable=False),
    Column("stand_in", String(20)),
)

positions = Table(
    "positions",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("wake_at", BigInteger),
    Column("to_move", String(60), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("positions_wake", "wake_at"),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("nickname", String(100), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("event", String(20)),
    Column("person", String(40)),
)

records = Table(
    "records",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("record", LargeBinary, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("maker", String(60), nullable=False),
    Column("review", LargeBinary, nullable=False),
)

puzzles = Table(
    "puzzles",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("done", String(10), nullable=False),
    Column("at", BigInteger, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("language", String(10), nullable=False),
    Index("subscriptions_person", "person"),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("ply", Integer, nullable=False),
)
