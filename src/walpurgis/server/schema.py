"""The tables of the database. Answers are only ever added; everything else says how things stand now.

JSON is kept as text that msgspec wrote, so that SQLite and PostgreSQL hold the same bytes. Moments are milliseconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s", "ix": "ix_%(table_name)s_%(column_0_name)s"},
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("owner", String(32), nullable=False, index=True),
    Column("phase", String(10), nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("undo", String(8), nullable=False),
    Column("clock", Text),
    Column("seed", String(64)),
    Column("origin", Text),
    Column("seq", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("wish", Text),
    Column("result", Text),
    Column("rematch", String(16)),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("rules", Integer, nullable=False, server_default="0"),
    Column("refused", Text),
    Column("shape", String(16), nullable=False, server_default=""),
    Column("stopped", Integer, nullable=False, server_default="0"),
    Index("ix_tables_phase_updated", "phase", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), index=True),
    Column("name", String(24), nullable=False),
    Column("bot", String(24), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("out_of_time", Boolean, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("clocks", Text),
    Column("at", BigInteger, nullable=False),
    Column("seen", Text),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("save", Text, nullable=False),
    Column("played", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer),
    Column("guest", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("notice", String(16)),
)

seat_links = Table(
    "seat_links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False),
    Column("guest", String(32), nullable=False, server_default=""),
)
