"""One match, driven through the public surface of the engine; what each moment shows is plain data with English sentences.

This is the only module of the net that touches the engine. It is also a script: `walpurgis diff` runs this very file in two versions of the house, old and new,
and speaks to it in lines of JSON. So it imports nothing from this package, and uses only what every version of the house has. What has had another name
is behind `_judged`, `_heard`, `_sight` and `_sample`.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec

from walpurgis.bots import Bot, bot_named
from walpurgis.engine import Chance, Match, game_named
from walpurgis.words import speaker

Data: TypeAlias = dict[str, Any]
SPECTATOR = "spectator"
_SAID: dict[tuple[int, bytes], str] = {}
"""Sentences already made; the same are said again and again."""


class Driver:
    """One match, as everybody around the table sees it."""

    def __init__(self, game: str, players: int, seed: int, options: Data | None = None) -> None:
        self.match: Match[Any] = Match.new(game, seats=players, seed=seed, options=options or {})
        self.game, self.players, self.seed = game_named(game), players, seed
        self.say = speaker("en", self.game)
        self.heard = 0
        self.bots: dict[tuple[str, int], Bot] = {}

    @property
    def version(self) -> int:
        """The version of the game's rules."""
        return self.game.version

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def asked(self) -> list[int]:
        """The seats that are asked something now."""
        return list(self.match.asks)

    def offer(self, seat: int) -> Data:
        """What a seat is asked, and what it may answer."""
        offer = self.match.offer(seat)
        assert offer is not None, f"seat {seat} is not asked anything"
        return {
            "prompt": offer.prompt,
            "says": self._sentence(offer.says),
            "kind": offer.kind,
            "low": offer.low,
            "high": offer.high,
            "rule": offer.rule,
            "choices": [{"key": choice.key, "count": choice.count, "says": self._sentence(choice.says)} for choice in offer.choices],
        }

    def candidates(self, seat: int) -> list[str]:
        """The keys of everything that the open question has in mind, offered or forbidden, where it can name them."""
        return list(dict.fromkeys(key for key, _ in _judged(self.match.asks[seat])))

    def reasons(self, seat: int, keys: list[str]) -> dict[str, str | None]:
        """For each candidate and each of these keys that is not offered to this seat, the rule that forbids it; None where no rule is named."""
        offer = self.match.offer(seat)
        offered = {choice.key for choice in offer.choices} if offer else set()
        return {key: self.match.why_not(seat, key) for key in dict.fromkeys([*keys, *self.candidates(seat)]) if key not in offered}

    def views(self) -> dict[str, Any]:
        """What each seat and a spectator see, as it goes over the wire."""
        return {_name(seat): msgspec.json.decode(msgspec.json.encode(self.match.view(seat))) for seat in self._everybody()}

    def story(self) -> list[dict[str, Data]]:
        """What happened since this was last asked: for each event, what each seat and a spectator heard of it."""
        told: list[dict[str, Data]] = []
        length = len(self.match.story or ())
        for seat in self._everybody():
            cuts = [_heard(self.match, seat, n) for n in range(self.heard, length + 1)]
            for n, (here, after) in enumerate(pairwise(cuts)):
                if n == len(told):
                    told.append({})
                if len(here) > len(after):
                    told[n][_name(seat)] = {**msgspec.to_builtins(here[0], str_keys=True), "says": self._sentence(here[0])}
        self.heard = length
        return told

    def result(self) -> Data:
        """Scores, places, account and verdict, as they are now."""
        found = self.match.result()
        account = [{"says": self._sentence(line.says), "points": list(line.points)} for line in found.account]
        verdict = None if found.verdict is None else self._sentence(found.verdict)
        return {"scores": list(found.scores), "places": list(found.places), "account": account, "verdict": verdict}

    def answer(self, seat: int, answer: Any) -> None:
        self.match.answer(seat, answer)

    def proposal(self, seat: int, bot: str) -> Any:
        """What a bot would answer here."""
        if (bot, seat) not in self.bots:
            self.bots[bot, seat] = bot_named(bot, self.game, self.seed * 64 + seat)
        return self.bots[bot, seat].answer(_sight(self.match, seat))

    def spot(self, seat: int, seed: int) -> Any:
        """A place on open ground by chance: only the question itself knows which are free."""
        return _sample(self.match.asks[seat], Chance(seed))

    def _everybody(self) -> list[int | None]:
        return [None, *range(self.players)]

    def _sentence(self, thing: Any) -> str:
        key = id(self.say), msgspec.json.encode(thing)
        if key not in _SAID:
            _SAID[key] = self.say(thing)
        return _SAID[key]


def _judged(ask: Any) -> Iterable[tuple[str, Any]]:
    if hasattr(ask, "judged"):
        found: Iterable[tuple[str, Any]] = ask.judged()
        return found
    named: Callable[[], Iterable[tuple[str, Any]]] = getattr(ask.domain, "_pairs", list)
    return named()


def _heard(match: Any, seat: int | None, since: int) -> list[Any]:
    return list(match.story_for(seat, since) if hasattr(match, "story_for") else match.told(seat, since))


def _sight(match: Any, seat: int) -> Any:
    if hasattr(match, "sight"):
        return match.sight(seat)
    from walpurgis.engine.sight import sight  # type: ignore[attr-defined]

    return sight(match, seat)


def _sample(ask: Any, chance: Chance) -> Any:
    return getattr(ask, "domain", ask).sample(chance)


def _name(seat: int | None) -> str:
    return SPECTATOR if seat is None else f"seat {seat}"


# As a script: lines of JSON in, lines of JSON out ---------------------------------------------------------------------


class Moment:
    """Everything that is shown between two answers, in parts that can be compared by their digests."""

    def __init__(self, driver: Driver, keys: list[str], bot: str) -> None:
        asked = driver.asked
        offers = {str(seat): driver.offer(seat) for seat in asked}
        self.proposal = _proposed(driver, asked[0], offers[str(asked[0])], bot) if asked else None
        self.parts: Data = {
            "offers": offers,
            "reasons": {str(seat): driver.reasons(seat, keys) for seat in asked},
            "views": driver.views(),
            "story": driver.story(),
            "result": {"over": driver.over, **driver.result()},
        }

    def digests(self) -> dict[str, str]:
        return {name: hashlib.blake2b(msgspec.json.encode(part), digest_size=12).hexdigest() for name, part in self.parts.items()}


def _proposed(driver: Driver, seat: int, offer: Data, bot: str) -> Any:
    """What a bot would answer; without one, an answer only where the offer alone does not tell what is possible."""
    if bot:
        return driver.proposal(seat, bot)
    return driver.spot(seat, driver.seed + driver.heard) if offer["kind"] == "spot" else None


def obey(driver: Driver | None, wish: Data, shown: Moment | None) -> tuple[Driver | None, Moment | None, Data]:
    """Do what one line asks; the driver and the moment from now on, and what to say."""
    if wish["do"] == "show":
        assert shown is not None
        return driver, shown, shown.parts
    if wish["do"] == "new":
        driver = Driver(wish["game"], wish["players"], wish["seed"], wish["options"])
    assert driver is not None
    if wish["do"] == "answer":
        driver.answer(wish["seat"], wish["answer"])
    shown = Moment(driver, wish["keys"], wish["bot"])
    reply = {"version": driver.version, "over": driver.over, "digests": shown.digests(), "offers": shown.parts["offers"], "proposal": shown.proposal}
    return driver, shown, reply


def main() -> None:
    """Read a request, carry it out, report the result, until there are no more."""
    driver: Driver | None = None
    shown: Moment | None = None
    out = sys.stdout.buffer
    sys.stdout = sys.stderr
    for line in sys.stdin.buffer:
        try:
            driver, shown, reply = obey(driver, msgspec.json.decode(line), shown)
        except Exception as fault:  # whatever goes wrong in one version is a difference to be told, not the end of the comparison
            reply = {"fault": f"{type(fault).__name__}: {fault}"}
        out.write(msgspec.json.encode(reply) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
