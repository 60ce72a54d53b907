"""What was begun under earlier releases cannot be carried over to this one."""

from __future__ import annotations

UPGRADES = {3: None}
