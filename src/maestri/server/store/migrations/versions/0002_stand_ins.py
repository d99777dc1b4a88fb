"""The log says which moves a stand-in made, the talk when one came, and a table how long it lasts."""

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
DAY = 24 * 3_600_000


def upgrade() -> None:
    op.add_column("log", sa.Column("stand_in", sa.String(20)))
    op.add_column("chat", sa.Column("event", sa.String(20)))
    op.add_column("sheets", sa.Column("status", sa.String(10), nullable=False, server_default="open"))
    op.add_column("sheets", sa.Column("ends_at", sa.BigInteger))
    _fill()
    op.create_index("sheets_ends", "sheets", ["ends_at"])


def _fill() -> None:
    """Tables that are not over last a while from now on: none is taken for an abandoned one at once."""
    sheets = sa.table("sheets", *[sa.column(name) for name in ("id", "doc", "status", "ends_at")])
    connection = op.get_bind()
    later = time.time_ns() // 1_000_000 + 60 * DAY
    for table_id, doc in connection.execute(sa.select(sheets.c.id, sheets.c.doc)).all():
        status = json.loads(doc).get("status", "open")
        ends_at = None if status == "over" else later
        known = sa.update(sheets).where(sheets.c.id == table_id)
        connection.execute(known.values(status=status, ends_at=ends_at))
