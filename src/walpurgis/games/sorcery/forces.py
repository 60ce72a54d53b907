"""Domains and illusions in force: what they change for everybody, and how they cancel each other. [A-96 to A-98, A-185, S-131 to S-135]"""

from __future__ import annotations

from .domains import DOMAINS, Domain
from .events.ending import DomainCanceled, DomainEntered
from .lasting import end_working
from .state import Battlefield


def in_force(t: Battlefield) -> list[tuple[str, Domain]]:
    """All domains in play and all illusions, which are domains while they last. [S-131]"""
    found = [(name, DOMAINS[name]) for name in t.domains]
    return found + [(w.spell, domain) for w in t.workings if (domain := w.printed.domain) is not None] if t.workings else found


def forbidden(t: Battlefield, what: str) -> bool:
    """Whether a domain or an illusion forbids a proficiency, or ranged combat."""
    return any(what in domain.forbids for _, domain in in_force(t))


def speed_caps(t: Battlefield) -> list[int]:
    return [domain.speed_cap for _, domain in in_force(t) if domain.speed_cap]


def range_caps(t: Battlefield) -> list[int]:
    """Caps on range; Cold Snap has one while a precipitation domain is in play."""
    domains = [domain for _, domain in in_force(t)]
    wet = any(domain.precipitation for domain in domains)
    return [cap for domain in domains for cap in (domain.range_cap, domain.wet_range_cap if wet else 0) if cap]


def clears_water(t: Battlefield) -> bool:
    return any(domain.clears_water for _, domain in in_force(t))


def beyond_is_hindered(t: Battlefield) -> tuple[int, str] | None:
    """The length from which on every line of fire is hindered, and by what."""
    found = [(domain.hindered_beyond, name) for name, domain in in_force(t) if domain.hindered_beyond]
    return min(found, default=None)


# Coming and going ----------------------------------------------------------------------------------------------------


def bring(t: Battlefield, name: str) -> None:
    """A domain comes into play: it cancels what it cancels; then, if a card still in play cancels it, it goes itself. [A-97, A-185]"""
    t.tell(DomainEntered, name)
    cancel_others(t, name, DOMAINS[name])
    if is_canceled(t, name, DOMAINS[name]):
        t.tell(DomainCanceled, name)
    else:
        t.domains += (name,)


def cancel_others(t: Battlefield, name: str, newcomer: Domain) -> None:
    """End every domain and every illusion that a newcomer cancels. Two copies protect a weather domain from Clear Skies, but no illusion. [A-98, S-134]"""
    for other in dict.fromkeys(t.domains):
        copies = t.domains.count(other)
        if other != name and _cancels(name, newcomer, other, DOMAINS[other], protected=copies > 1):
            t.domains = tuple(kept for kept in t.domains if kept != other)
            t.tell(DomainCanceled, other)
    for working in [w for w in t.workings if w.printed.domain is not None and w.spell != name]:
        domain = working.printed.domain
        if domain is not None and _cancels(name, newcomer, working.spell, domain):
            end_working(t, working)


def is_canceled(t: Battlefield, name: str, newcomer: Domain) -> bool:
    """Whether something in play cancels a newcomer; nothing is canceled by its like."""
    return any(other != name and _cancels(other, domain, name, newcomer) for other, domain in in_force(t))


def would_be_canceled(t: Battlefield, name: str, newcomer: Domain) -> bool:
    """Whether a newcomer would go at once: something in play cancels it that it does not cancel first. [A-185, S-133]"""
    return any(other != name and _cancels(other, domain, name, newcomer) and not _cancels(name, newcomer, other, domain) for other, domain in in_force(t))


def _cancels(name: str, one: Domain, other: str, domain: Domain, *, protected: bool = False) -> bool:
    return other in one.cancels or name in domain.canceled_by or (one.cancels_weather and domain.kind == "weather" and not protected)
