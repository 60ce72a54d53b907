"""One match, played in small choices: what every environment is made of. It knows no library.

At each moment some seats are asked something; each has its mask and may act. Everybody has an observation at any time: a vector of numbers (`observe`) and a
structured form (`structured`). Both are made from the view of the seat and its question, so they tell nothing that the seat may not know.
"""

from __future__ import annotations

from array import array
from functools import cache
from typing import Any

import msgspec

from walpurgis.engine import AnyGame, Match, Result
from walpurgis.engine.chance import Seed

from .encoder import Layout, layout_of
from .form import form_of
from .seen_cells import SeenCells
from .spelling import WAIT, Vocabulary
from .stepper import NotOpen, Stepper


class Episode:
    """A match in small choices.

    >>> from walpurgis.engine import game_named
    >>> episode = Episode(game_named("template"), players=2, seed=7)
    >>> while not episode.over:
    ...     seat = episode.asked[0]
    ...     done = episode.act(seat, episode.mask(seat).index(1))
    >>> sorted(episode.rewards())
    [-1.0, 1.0]
    """

    __slots__ = ("_answers", "_seen", "_steppers", "layout", "match", "players", "vocabulary", "waiting")

    def __init__(self, game: AnyGame, players: int, seed: Seed = 0, options: object = None, *, keep: bool = False, listen: bool = False) -> None:
        """A new match. With `keep` it can be forked at any time, for bots that try things in possible worlds; with `listen` its story is told."""
        self._begin(Match.new(game, players, seed, options, listen=listen, keep=keep))

    @classmethod
    def at(cls, match: Match[Any]) -> Episode:
        """A match that has begun, from its open question on."""
        episode = cls.__new__(cls)
        episode._begin(match)
        return episode

    def fork(self) -> Episode:
        """An independent episode at the same small choice."""
        return _resumed(self.match.fork(listen=self.match.story is not None), self._taken())

    def _taken(self) -> dict[int, list[int]]:
        return {seat: stepper.taken for seat, stepper in self._steppers.items()}

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        """To be sent to another process, or stored."""
        return _loaded, (self.match.save(), self.match.story is not None, self._taken())

    def _begin(self, match: Match[Any]) -> None:
        self.match, self.players = match, match.seats
        self.layout: Layout = layout_of(match.game, match.seats)
        self.vocabulary = vocabulary_of(match.game)
        self.waiting = waiting_mask(self.vocabulary.size)
        """The mask of those who are not asked: they can only wait."""
        self._steppers: dict[int, Stepper] = {}
        self._answers = 0
        self._seen: dict[int, SeenCells] = {}

    # What there is to do -----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def asked(self) -> list[int]:
        """The seats that have something to choose; several at once for simultaneous choices."""
        return [*self.match.asks]

    def stepper(self, seat: int) -> Stepper | None:
        """The question of a seat as small choices; None if it is not asked."""
        found = self._steppers.get(seat)
        if found is None:
            ask = self.match.asks.get(seat)
            if ask is not None:
                found = self._steppers[seat] = Stepper(ask, self.vocabulary)
        return found

    def mask(self, seat: int) -> bytes:
        """One byte for each action: 1 where it is open to this seat. Whoever is not asked can only wait."""
        stepper = self.stepper(seat)
        return self.waiting if stepper is None else stepper.node.mask

    def act(self, seat: int, action: int) -> bool:
        """Make a small choice; whether the question is answered by it. NotOpen if the action is outside the mask: nothing is changed then."""
        stepper = self.stepper(seat)
        if stepper is None:
            if action == WAIT and not self.match.over:
                return False
            raise NotOpen(self.refusal(seat, action))
        answer = stepper.take(action)
        if answer is None:
            return False
        del self._steppers[seat]
        self.match.answer(seat, answer)
        self._answers += 1
        return True

    def refresh(self) -> None:
        """Look again: somebody else has put answers into the match."""
        self._steppers.clear()
        self._answers += 1

    def refusal(self, seat: int, action: object) -> str:
        """Why this action is not open to this seat."""
        stepper = self.stepper(seat)
        if stepper is not None:
            return stepper.refusal(action)
        if self.over:
            return f"the match is over: action {action!r:.40} comes too late"
        return f"seat {seat} is not asked anything now, and can only wait (action {WAIT}), not {action!r:.40}"

    # What is seen ------------------------------------------------------------------------------------------------

    def seen(self, seat: int) -> SeenCells:
        """What a seat may know, as numbers that are kept up to date; not to be changed."""
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = SeenCells(self.match, seat, self.layout, self.vocabulary)
        found.update(self.stepper(seat), self._answers)
        return found

    def observe(self, seat: int) -> array[float]:
        """What a seat may know, as numbers: the caller's to keep and to change."""
        return self.seen(seat).cells[:]

    def structured(self, seat: int) -> dict[str, Any]:
        """What a seat may know, as plain data: its view, its question, the keys chosen so far, the words spelt of the next, and the actions that are open."""
        stepper, offer = self.stepper(seat), self.match.offer(seat)
        called = self.vocabulary.actions
        data: dict[str, Any] = {
            "seat": seat,
            "view": msgspec.to_builtins(self.match.view(seat), str_keys=True),
            "offer": None,
            "chosen": [],
            "spelt": [],
            "open": {},
        }
        if stepper is not None and offer is not None:
            data["offer"] = msgspec.to_builtins(msgspec.structs.replace(offer, question=0))
            data["chosen"], data["spelt"] = [*stepper.chosen], [called[word] for word in stepper.node.spelt]
            data["open"] = {n: called[n] for n, is_open in enumerate(stepper.node.mask) if is_open}
        return data

    # How it ends -------------------------------------------------------------------------------------------------

    def rewards(self) -> list[float]:
        """What each seat gets in the end; nothing before."""
        return rewards_of(self.match.result()) if self.over else [0.0] * self.players


def _loaded(save: str, listen: bool, taken: dict[int, list[int]]) -> Episode:
    return _resumed(Match.load(save, listen=listen), taken)


def _resumed(match: Match[Any], taken: dict[int, list[int]]) -> Episode:
    """The episode of a match, with the small choices that were made since its open questions were put."""
    episode = Episode.at(match)
    for seat, actions in taken.items():
        for action in actions:
            episode.act(seat, action)
    return episode


def rewards_of(result: Result) -> list[float]:
    """From 1, ahead of all others, to -1, behind all others: the share of those who are behind, less the share of those who are ahead. Where the game itself
    wins, it is -1 for everybody; whoever plays alone gets 1 or -1.

    >>> rewards_of(Result([9, 9, 4], [1, 1, 3])), rewards_of(Result([0, 0], [2, 2])), rewards_of(Result([5], [1]))
    ([0.5, 0.5, -1.0], [-1.0, -1.0], [1.0])
    """
    places = result.places
    if not result.winners:
        return [-1.0] * len(places)
    others = len(places) - 1
    return [sum((other > mine) - (other < mine) for other in places) / others for mine in places] if others else [1.0]


@cache
def vocabulary_of(game: AnyGame) -> Vocabulary:
    """The words of a game's actions."""
    return Vocabulary(form_of(game).words)


@cache
def waiting_mask(size: int) -> bytes:
    """The mask in which only waiting is open."""
    mask = bytearray(size)
    mask[WAIT] = 1
    return bytes(mask)
