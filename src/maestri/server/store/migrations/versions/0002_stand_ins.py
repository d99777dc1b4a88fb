"""The log says which moves a stand-in made, and the talk tells when one came and went."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("log", sa.Column("stand_in", sa.String(20)))
    op.add_column("chat", sa.Column("event", sa.String(20)))


def downgrade() -> None:
    op.drop_column("chat", "event")
    op.drop_column("log", "stand_in")
