"""Recovery links have an end. Those of before had none, and are ended."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("recovery_until", sa.BigInteger))
    op.execute("UPDATE people SET recovery = NULL")
