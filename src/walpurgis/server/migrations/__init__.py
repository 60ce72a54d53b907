"""The shapes the database had, one after the other; Alembic brings an old one to the newest."""
