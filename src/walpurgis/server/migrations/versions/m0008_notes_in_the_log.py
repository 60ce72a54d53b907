"""A line of chat may be a note of the house: who asked to undo something, and how it turned out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("chat", sa.Column("notice", sa.String(16), nullable=True))


def downgrade() -> None:
    op.drop_column("chat", "notice")
