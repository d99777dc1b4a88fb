"""The tables that the code speaks of are those that the migrations make."""

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from maestri.server.store.schema import metadata
from maestri.server.store.store import Store
from tests.server.people import run


def test_migrations_lead_to_the_schema_to_the_letter(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def migrated() -> None:
        await (await Store.open(f"sqlite:///{file}")).close()

    run(migrated())
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()
