"""A table says who laid it, so that nobody fills the list; the talk, who said what, so that he is muted."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("chat", sa.Column("person", sa.String(40)))
    op.add_column("sheets", sa.Column("host", sa.String(40), nullable=False, server_default=""))
    sheets = sa.table("sheets", *[sa.column(name) for name in ("id", "doc", "host")])
    connection = op.get_bind()
    for table_id, doc in connection.execute(sa.select(sheets.c.id, sheets.c.doc)).all():
        laid = sa.update(sheets).where(sheets.c.id == table_id)
        connection.execute(laid.values(host=json.loads(doc)["host"]))
