"""How places and paths are typed: `18.5,20.25 22,21 >b3`, in inches, behind `>` a figure, a compass point or a place to look at; and what trying one tells."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from walpurgis.engine import Offer
from walpurgis.engine.plane import INCH, Point, distance_squared
from walpurgis.terminal.typed_answers import Unread
from walpurgis.words import Speaker

from ..view import Seen
from ..wording import inches, length_say
from .pieces import COMPASS, compass, coordinates, label, named

_PLACE = re.compile(r"(\d{1,2}(?:\.\d{1,3})?),(\d{1,2}(?:\.\d{1,3})?)")
LOOKING = "Facing"
"""The topic of questions that want nothing but a direction."""


def how_to_point(offer: Offer, say: Speaker) -> str:
    """How the points of this question are written."""
    if offer.about.get("is") == LOOKING:
        return say.text("short-how-look")
    if offer.high == 1:
        return say.text("short-how-place")
    return say.text("short-how-path", places=offer.high - 1) if offer.low > 1 else say.text("short-how-place-and-look")


def points(view: Seen, offer: Offer, typed: str, say: Speaker) -> list[list[int]]:
    """The points that were typed; without a place to look at, whoever moves looks at the nearest opponent. [D-47]"""
    words = re.sub(r">\s*", " >", typed).split()
    looks = [word[1:] for word in words if word.startswith(">")]
    places = [place for word in words if not word.startswith(">") if (place := _place(word))]
    if len(places) + len(looks) != len(words) or len(looks) > 1 or (looks and not words[-1].startswith(">")):
        raise Unread(how_to_point(offer, say))
    here = _here(view, offer)
    if not places and here is not None and offer.low > 1:
        places = [here]  # who names no place stays and turns
    end = places[-1] if places else here
    if looks and end is not None:
        places = [*places, _look(view, looks[0], end, say)]
    elif places and offer.low > 1:
        places = [*places, _nearest_opponent(view, offer, places[-1])]
    if not offer.low <= len(places) <= offer.high:
        raise Unread(how_to_point(offer, say))
    return [[*point] for point in places]


def _here(view: Seen, offer: Offer) -> Point | None:
    """Where the figure stands that the question is about, if it is on the battlefield."""
    who = offer.about.get("who", {}).get("id")
    return next(((f.x, f.y) for f in view.figures if f.id == who and f.status in ("ground", "air")), None)


def _place(word: str) -> Point | None:
    found = _PLACE.fullmatch(word)
    return None if found is None else (round(float(found[1]) * INCH), round(float(found[2]) * INCH))


def _look(view: Seen, word: str, end: Point, say: Speaker) -> Point:
    """The point to look at: a figure's, one in a direction, or the place itself."""
    figure = next((f for f in view.figures if f.id == word.lower() and f.status in ("ground", "air", "captive")), None)
    if figure is not None:
        return figure.x, figure.y
    if word.lower() in COMPASS:
        dx, dy = COMPASS[word.lower()]
        return end[0] + dx * INCH, end[1] + dy * INCH
    place = _place(word)
    if place is None:
        raise Unread(say.text("short-no-look", word=word))
    return place


def _nearest_opponent(view: Seen, offer: Offer, end: Point) -> Point:
    """The opponent nearest to the end of a path; not the figure itself, if it is one that somebody moves by magic."""
    side, mover = view.players[offer.seat].side, offer.about.get("who", {}).get("id")
    there = [f for f in view.figures if view.players[f.seat].side != side and f.status in ("ground", "air") and f.id != mover]
    nearest = min(there, key=lambda f: (distance_squared((f.x, f.y), end), f.id), default=None)
    return end if nearest is None else (nearest.x, nearest.y)


# Trying --------------------------------------------------------------------------------------------------------------


def preview(found: Any, view: Seen, say: Speaker) -> Iterator[str]:
    """What would follow from a place or a path, fact by fact; empty ones are left out. [D-63]"""
    for name, value in msgspec.to_builtins(found).items():
        if name in TOLD and (value or name == "used"):
            yield say.text("labelled", label=say.text(f"short-try-{name.replace('_', '-')}"), value=TOLD[name](value, say))


def _ids(ids: list[str], say: Speaker) -> str:
    return ", ".join(map(label, ids))


def _path(path: list[Point], say: Speaker) -> str:
    return " > ".join(coordinates(x, y) for x, y in path)


def _facing(faces: list[int], say: Speaker) -> str:
    return say.text(f"short-{compass(*faces)}")


def _inches(mil: int, say: Speaker) -> str:
    return f"{say(length_say(inches(mil)))}″"


def _point(place: Point, say: Speaker) -> str:
    return coordinates(*place)


def _corners(corners: list[int], say: Speaker) -> str:
    left, bottom, right, top = corners
    return say.text("short-corners", one=coordinates(left, bottom), other=coordinates(right, top))


def _contacts(contacts: list[dict[str, str]], say: Speaker) -> str:
    return ", ".join(f"{label(contact['who'])} {named(say, 'flank', contact['side'])}" for contact in contacts)


def _sights(sights: list[dict[str, Any]], say: Speaker) -> str:
    return say.apart(_sight(sight, say) for sight in sights)


def _sight(sight: dict[str, Any], say: Speaker) -> str:
    """A target: what the dice need and the chance, or why it cannot be attacked; and what hinders the line."""
    target = label(sight["target"])
    by = f" ({say.text('short-line-' + sight['line'])}: {_ids(sight['by'], say)})" if sight["by"] else ""
    if sight["rule"]:
        return f"{target} - {sight['rule']}{by}"
    return f"{target} {sight['needed']}+ {sight['chance']}%{by}"


def _spells(spells: list[dict[str, Any]], say: Speaker) -> str:
    return say.apart(f"{named(say, 'spell', spell['spell'])}: {_sights(spell['targets'], say) or say.text('list-none')}" for spell in spells)


def _threats(threats: list[dict[str, str]], say: Speaker) -> str:
    return ", ".join(f"{label(threat['who'])} {say.text('short-threat-' + threat['how'])}" for threat in threats)


TOLD: dict[str, Callable[[Any, Speaker], str]] = {
    "path": _path,
    "facing": _facing,
    "used": _inches,
    "left": _inches,
    "stopped_by": _ids,
    "captive": _point,
    "contacts": _contacts,
    "touches": _ids,
    "spins": _ids,
    "impaled_by": _ids,
    "objectives": _ids,
    "close": _sights,
    "ranged": _sights,
    "spells": _spells,
    "threats": _threats,
    "place": _point,
    "within": _ids,
    "corners": _corners,
}
"""How each fact of a preview is told. Whom it touches is told with the sides, as contacts."""
