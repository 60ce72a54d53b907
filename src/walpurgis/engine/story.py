"""What happened, as typed events, and each seat's cut of them; and sentences as data.

An event is told by a rule (`t.tell(Fought, ...)`), which costs next to nothing when nobody listens. A `Say` names a message of the game's text
files and its variables: translating it is not the engine's business (see walpurgis.words).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, TypeVar, TypeVarTuple, get_args, get_origin, get_type_hints

import msgspec

from .chance import Chance
from .log import Log
from .plain import Plain, plain

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Say(msgspec.Struct, frozen=True):
    """A sentence or a name to be said in the reader's language: the id of a message and its variables.

    A variable is a number, a text that is the same in every language, another `Say`, or a list of them.
    """

    id: str
    args: Mapping[str, int | str | Say | list[Say]] = {}


class Named(msgspec.Struct, frozen=True):
    """Marks a field of an event whose value is a name to be translated: `Annotated[str, Named("region")]`, value "tur", is `region-tur`."""

    family: str


class Unsaid(msgspec.Struct, frozen=True):
    """Marks a field of an event that is not a variable of its sentence: `Annotated[list[int], Unsaid()]`."""


class Telling(msgspec.Struct, frozen=True, tag=True, tag_field="is"):
    """Data that has a sentence: what happened, or what a choice is about. In JSON it says which it is: `{"is": "Fought", ...}`."""

    family: ClassVar[str]

    def say(self) -> Say:
        """The sentence: `<family>-<name of the class>` with the fields as variables."""
        args = {name: _said(getattr(self, name), families) for name, families in _fields(type(self)).items()}
        return Say(_message(type(self)), args)


class Event(Telling, frozen=True):
    """Something that happened, in the past participle: `class Fought(Event): ...`."""

    family: ClassVar[str] = "event"
    heading: ClassVar[bool] = False
    """Whether a new part of the story begins with it, such as a round."""

    def cut(self, seat: int | None) -> Event | None:
        """What this seat (None: a spectator) learns of it; None if nothing. Public unless a game says otherwise."""
        return self


class Option(Telling, frozen=True):
    """What a choice is about, as an order: `class MoveGhost(Option): ...`."""

    family: ClassVar[str] = "option"


class Topic(Telling, frozen=True):
    """What a question is about, where programs should know it, too: `class Blow(Topic): ...`. Its fields are the variables of the prompt."""

    family: ClassVar[str] = "ask"


class Ear:
    """Where a state's story is heard: a log while somebody listens, else None. Not part of the state's data."""

    __slots__ = ("heard",)
    heard: Log[Event] | None

    def __post_init__(self) -> None:
        self.heard = None


@plain
class Table(Ear, Plain):
    """The root of a game's state: its chance, and the ear of whoever listens to its story."""

    __transient__ = ("heard",)
    chance: Chance

    def tell(self, event: Callable[[*Ts], Event], *args: *Ts) -> None:
        """Tell that something happened; nothing is built when nobody listens."""
        if self.heard is not None:
            self.heard.append(event(*args))

    def names(self, seat: int, key: str) -> bool:
        """Whether this key names something on the table that this seat can see and point at: then there is a reason why it is not offered.

        What the seat does not have (a card that is not in its hand) is not on the table for it.
        """
        return False


def kebab(name: str) -> str:
    """`TurnedAway` -> `turned-away`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def events_of(package: str) -> list[type[Event]]:
    """All event classes of a game's package."""
    return _below(Event, package)


def choices_of(package: str) -> list[type[Option]]:
    """All option classes of a game's package."""
    return _below(Option, package)


def topics_of(package: str) -> list[type[Topic]]:
    """All topics of the questions of a game's package."""
    return _below(Topic, package)


def names_in(package: str, about: Mapping[str, Any]) -> list[str]:
    """The messages that name what a choice of this package is about: of `{"is": "Buy", "card": "village"}` that is `card-village`."""
    kind = next((kind for kind in choices_of(package) if kind.__name__ == about.get("is")), None)
    families = {} if kind is None else _fields(kind)
    return [f"{family}-{about[field]}" for field, family in families.items() if family and isinstance(about[field], str)]


def _below(kind: type[T], package: str) -> list[type[T]]:
    found, unread = set[type[T]](), [kind]
    while unread:
        below = unread.pop().__subclasses__()
        found |= {sub for sub in below if sub.__module__.startswith(package + ".")}
        unread += below
    return sorted(found, key=lambda sub: sub.__name__)


@cache
def _message(kind: type[Telling]) -> str:
    return f"{kind.family}-{kebab(kind.__name__)}"


@cache
def _fields(kind: type[Telling]) -> dict[str, str | None]:
    """Each field that the sentence may use, with the family of names its values belong to."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: _family(hints[name]) for name in kind.__struct_fields__ if not any(isinstance(mark, Unsaid) for mark in get_args(hints[name])[1:])}


def _family(hint: Any) -> str | None:
    if get_origin(hint) is Annotated:
        return next((mark.family for mark in get_args(hint)[1:] if isinstance(mark, Named)), None)
    return next((found for inner in get_args(hint) if (found := _family(inner))), None)


def _said(value: Any, family: str | None) -> Any:
    if isinstance(value, list | tuple):
        return [_said(v, family) for v in value]
    return Say(f"{family}-{value}".replace(":", "-").replace(".", "-")) if family else value
