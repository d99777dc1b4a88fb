"""What a person has done with puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("done", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
