"""A seed is a text, so that one of 256 bits fits in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    _become(sa.String(64))


def downgrade() -> None:
    """Tables with a seed that is not a number cannot be taken along."""
    _become(sa.BigInteger())


def _become(kind: sa.String | sa.BigInteger) -> None:
    op.add_column("tables", sa.Column("seed_now", kind, nullable=True))
    tables = sa.table("tables", sa.column("seed"), sa.column("seed_now"))
    op.get_bind().execute(sa.update(tables).values(seed_now=sa.cast(tables.c.seed, kind)))
    op.drop_column("tables", "seed")
    op.execute("ALTER TABLE tables RENAME COLUMN seed_now TO seed")
