"""A table says which shape its state has and whether newer rules had to stop it, and each row keeps what was seen after it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shape", sa.String(16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("stopped", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("answers", sa.Column("seen", sa.Text(), nullable=True))


def downgrade() -> None:
    """What was seen is forgotten; tables whose rules were mended cannot be read any more."""
    op.drop_column("answers", "seen")
    op.drop_column("tables", "stopped")
    op.drop_column("tables", "shape")
