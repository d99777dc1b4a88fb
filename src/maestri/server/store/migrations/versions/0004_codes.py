"""Short codes of tables that wait for people."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False, unique=True),
    )
