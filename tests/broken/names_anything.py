"""Broken: a rule is cited against things that are not there, as if they could be had at another time."""

from __future__ import annotations

from dataclasses import fields

from walpurgis.engine import Chance, Options, plain

from .sound import Sound, Wake


@plain
class Haunted(Wake):
    """A table on which everything is said to be."""

    def names(self, seat: int, key: str) -> bool:
        return True


class NamesAnything(Sound):
    State = Haunted

    def setup(self, seats: int, options: Options, chance: Chance) -> Haunted:
        t = super().setup(seats, options, chance)
        return Haunted(**{field.name: getattr(t, field.name) for field in fields(t)})


GAME = NamesAnything()
