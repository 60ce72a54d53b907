"""Domains change the whole battlefield, for everybody. From data/domains.toml; an illusion is one, too, while it lasts (`spells.py`). [A-96, A-184, S-131]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from .facts import Fact, insist, read, table
from .warriors import PROFICIENCIES


class Domain(Fact, frozen=True):
    """What a domain does. What it does not speak of is 0, empty or false."""

    kind: Literal["weather", "terrain", "catastrophe"]
    precipitation: bool = False
    speed_cap: int = 0
    range_cap: int = 0
    wet_range_cap: int = 0
    hindered_beyond: int = 0
    """Lines of fire longer than this count as crossing hindering terrain."""
    forbids: tuple[str, ...] = ()
    structure: int = 0
    clears_water: bool = False
    ends_demoralized: bool = False
    storm_die: int = 0
    storm_damage: int = 0
    cancels_weather: bool = False
    cancels: tuple[str, ...] = ()
    canceled_by: tuple[str, ...] = ()


def check_domain(name: str, domain: Domain, known: Mapping[str, object]) -> None:
    """Refuse a domain that names another, or a proficiency, that there is not."""
    for other in (*domain.cancels, *domain.canceled_by):
        insist(other in known, f"{name}: there is no domain {other}")
    for what in domain.forbids:
        insist(what == "ranged-combat" or what in PROFICIENCIES.values(), f"{name}: there is no proficiency {what}")
    insist(domain.kind == "weather" or not domain.precipitation, f"{name}: precipitation is weather")


def read_domains(raw: Mapping[str, Any]) -> dict[str, Domain]:
    """All domains by their names."""
    domains = {name: read(Domain, known, name) for name, known in raw.items()}
    for name, domain in domains.items():
        check_domain(name, domain, domains)
    return domains


DOMAINS: dict[str, Domain] = read_domains(table("domains"))
"""The domains that an army may bring. [A-184]"""
