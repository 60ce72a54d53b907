"""A table knows under which version of its game's rules it began: its record is replayed under these or not at all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

UNTIL_NOW = {"sabbat": 2, "nocturne": 2}
"""The versions of the games that were played when this was not written down; the others were at their first."""


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer(), server_default="0", nullable=False))
    tables = sa.table("tables", sa.column("game"), sa.column("phase"), sa.column("rules"))
    version = sa.case(UNTIL_NOW, value=tables.c.game, else_=1)
    op.get_bind().execute(sa.update(tables).where(tables.c.phase != "lobby").values(rules=version))


def downgrade() -> None:
    op.drop_column("tables", "rules")
