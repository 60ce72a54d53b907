"""A link that moves a seat belongs to the guest who made it. Earlier ones are void: nobody knows whose they were."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.execute("DELETE FROM seat_links")
    op.add_column("seat_links", sa.Column("guest", sa.String(32), nullable=False, server_default=""))
    op.create_index("ix_seat_links_table_id", "seat_links", ["table_id"])


def downgrade() -> None:
    op.drop_index("ix_seat_links_table_id", "seat_links")
    op.drop_column("seat_links", "guest")
