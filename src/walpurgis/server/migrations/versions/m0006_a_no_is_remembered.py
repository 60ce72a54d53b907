"""A table remembers which requests to undo were refused."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("refused", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "refused")
