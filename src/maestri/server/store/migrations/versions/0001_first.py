"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("nickname", sa.String(100), nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("recovery", sa.String(64), unique=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sheets",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("doc", sa.LargeBinary, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("sheets_listed", "sheets", ["listed", "created_at"])
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("seatings_person", "seatings", ["person", "created_at"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String(200), nullable=False),
        sa.Column("back_to", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("writer", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("wake_at", sa.BigInteger),
    )
    op.create_index("positions_wake", "positions", ["wake_at"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("nickname", sa.String(100), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
