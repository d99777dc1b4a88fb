"""What was found when a match was looked back on."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("maker", sa.String(60), nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
