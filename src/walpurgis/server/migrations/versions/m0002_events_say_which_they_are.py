"""Events say themselves which they are: `{"is": "Fought", ...}` instead of `["Fought", {...}]`. Saves are of format 2 with it."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ANSWERS = sa.table("answers", sa.column("table_id"), sa.column("seq"), sa.column("told"))
CHECKPOINTS = sa.table("checkpoints", sa.column("save"))


def upgrade() -> None:
    connection = op.get_bind()
    for row in connection.execute(sa.select(ANSWERS).where(ANSWERS.c.told != "[]")).all():
        events: list[tuple[str, dict[str, Any]]] = msgspec.json.decode(row.told)
        told = msgspec.json.encode([{"is": name, **event} for name, event in events]).decode()
        connection.execute(sa.update(ANSWERS).where(ANSWERS.c.table_id == row.table_id, ANSWERS.c.seq == row.seq).values(told=told))
    connection.execute(sa.update(CHECKPOINTS).values(save=sa.func.replace(CHECKPOINTS.c.save, '"walpurgis_save":1}', '"walpurgis_save":2}')))


def downgrade() -> None:
    connection = op.get_bind()
    for row in connection.execute(sa.select(ANSWERS).where(ANSWERS.c.told != "[]")).all():
        events: list[dict[str, Any]] = msgspec.json.decode(row.told)
        told = msgspec.json.encode([(event.pop("is"), event) for event in events]).decode()
        connection.execute(sa.update(ANSWERS).where(ANSWERS.c.table_id == row.table_id, ANSWERS.c.seq == row.seq).values(told=told))
    connection.execute(sa.update(CHECKPOINTS).values(save=sa.func.replace(CHECKPOINTS.c.save, '"walpurgis_save":2}', '"walpurgis_save":1}')))
