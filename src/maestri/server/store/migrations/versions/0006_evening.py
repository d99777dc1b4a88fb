"""Whose move it is, how matches ended, which tables all may find, who wants to be called."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("positions", sa.Column("to_move", sa.String(60), nullable=False, server_default=""))
    op.add_column("positions", sa.Column("since", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("sheets", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("sheets_public", "sheets", ["public", "status"])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
    )
    op.create_index("subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
    )
    _fill()


def _fill() -> None:
    """How finished matches ended stands in their records; who is to move is seen when a table is opened."""
    sheets = sa.table("sheets", *[sa.column(name) for name in ("id", "doc", "public")])
    records = sa.table("records", *[sa.column(name) for name in ("table_id", "record")])
    connection = op.get_bind()
    for table_id, doc in connection.execute(sa.select(sheets.c.id, sheets.c.doc)).all():
        sheet = json.loads(doc)
        query = sa.select(records.c.record).where(records.c.table_id == table_id)
        record = connection.execute(query).scalar_one_or_none()
        values: dict[str, object] = {"public": _public(sheet)}
        if record is not None:
            values["doc"] = json.dumps(sheet | {"outcome": _outcome(sheet, json.loads(record))}).encode()
        connection.execute(sa.update(sheets).where(sheets.c.id == table_id).values(**values))


def _public(sheet: dict[str, object]) -> bool:
    seats = sheet["seats"]
    assert isinstance(seats, list)
    return bool(sheet.get("spectators", True)) and any(seat["kind"] == "open" for seat in seats)


def _outcome(sheet: dict[str, object], record: dict[str, list[str]]) -> dict[str, object]:
    """When a match ended was not kept: it is taken to have ended when it began."""
    at = sheet.get("started_at") or sheet["created_at"]
    return {"result": record["result"], "moves": len(record["moves"]), "at": at}
