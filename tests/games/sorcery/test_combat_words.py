"""Everything that combat offers, asks and tells can be said in all languages, and what is offered is what nothing forbids: random brawls in a crowd."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.sorcery.table import Play, battle
from walpurgis.engine import Chance
from walpurgis.engine.story import Event, events_of
from walpurgis.games.sorcery.events.moving import Moved
from walpurgis.games.sorcery.game import GAME
from walpurgis.games.sorcery.options.moving import March
from walpurgis.games.sorcery.terminal.pointing import TOLD
from walpurgis.games.sorcery.wording import Unit, inches
from walpurgis.words import LANGUAGES, speaker

COMBAT = "walpurgis.games.sorcery.events.combat"
PEACEFUL = ("move", "turn", "double", "soar", "quick", "form", "end")
CROWDS = (
    (
        "A:DEL1 17,17 N",
        "A:DEL3 18.255,17 N",
        "A:ORS2 15.745,17 N",
        "A:STO3 18,14 N #4",
        "A:BLO1 18,12.745 N #3",
        "B:APO1 17,24 S",
        "B:ROK2 18.255,24 S",
        "B:DEL2 14,22 S",
    ),
    (
        "A:CHA3 17,17 N",
        "A:FOR3 18.5,17 N",
        "A:STO2 12,14 N",
        "B:ORS2 17,18.255 S",
        "B:DEL2 18.5,18.255 S",
        "B:DEL1 19.755,18.255 S",
        "B:APO3 30,30 S",
        "B:APO1 13,20 S",
    ),
    (
        "A:ORS3 10,10 N",
        "A:ROK3 18,15 N #5",
        "A:BLO3 25,10 N",
        "A:BLO2 24,20 N #3",
        "A:STO1 5,15 N #4",
        "B:BLO1 24,21.255 S",
        "B:NIN1 11,20 S",
        "B:ROK1 18,25 S",
    ),
    ("A:APO2 18,18 N", "A:ROK3 12,13.37 N", "A:APO1 8,8 N", "B:NIN1 18,23 S", "B:STO1 12,20 S", "B:CHA2 18,26 S", "B:ORS3 16,30 S #6", "B:BLO1 17.255,30 S #3"),
)


def brawl(crowd: tuple[str, ...], seed: int) -> Play:
    """A random fight: whoever can do something besides moving does it."""
    t = battle(*crowd, "A:NIN1 33,3 N", terrain="wall 10,14-16,15, wood 20,22-26,27", total=300, chance=Chance(seed))
    chance = Chance(seed)
    for _ in range(40):
        if t.match.over:
            break
        ask = t.ask
        offered = [*ask.keys()]
        fights = [key for key in offered if ask.prompt == "act" and key.partition(":")[0] not in PEACEFUL]
        assert ask.kind == "spot" or sorted(offered) == sorted(key for key, rule in ask.judged() if rule is None)
        offer, say = ask.offer(), speaker(chance.pick([*LANGUAGES]), GAME)
        assert all(say(says).strip() for says in (offer.says, *(choice.says for choice in offer.choices)))
        t.choose(chance.pick(fights) if fights else ask.sample(chance))
    return t


@cache
def told_in_brawls() -> tuple[Event, ...]:
    return tuple(event for crowd in CROWDS for seed in range(5) for event in brawl(crowd, seed).match.story or ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_brawls_can_be_told(language: str) -> None:
    """[D-62]"""
    say = speaker(language, GAME)
    assert all(say(event.say()).strip() for event in told_in_brawls())


def test_brawls_show_nearly_all_that_combat_can_tell() -> None:
    """[D-62]"""
    told = {type(event) for event in told_in_brawls()}
    silent = {event.__name__ for event in events_of("walpurgis.games.sorcery") if event.__module__ == COMBAT and event not in told}
    assert silent <= {"WeaponRolled", "Frozen", "Drank", "Raised"}  # which other tests look at


@pytest.mark.parametrize(("language", "length"), [("en", "4.8″"), ("fr", "4,8″"), ("de", "4,8″"), ("it", "4,8″"), ("es", "4,8″")])
def test_a_length_has_the_decimal_sign_of_its_language(language: str, length: str) -> None:
    """In what is told, in what is offered, and in what the terminal foresees; as data it is the same everywhere."""
    say, who = speaker(language, GAME), Unit("a1", "DEL1")
    assert length in say(Moved(who, inches(4745), []))
    assert length in say(March("n", inches(4745)).say())
    assert length in TOLD["used"](4745, say)
    assert Moved(who, inches(4745), []).inches == "4.8"
