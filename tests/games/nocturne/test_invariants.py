"""What holds at every question of every game. Games are played at random over kingdoms that have every card of the pool, with a liking for playing cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from tests.games.nocturne.table import everything
from walpurgis.engine import Answer, Ask, Chance, Match
from walpurgis.engine.game import Step
from walpurgis.games.nocturne.events import (
    BoonReceived,
    Bought,
    Exchanged,
    ExtraTurnBegan,
    Gained,
    HexReceived,
    Played,
    PlayedFromTrash,
    PlayedTreasures,
    TurnBegan,
)
from walpurgis.games.nocturne.facts import BASIC, BOONS, CARDS, EVENTS, HEXES, ZOMBIES
from walpurgis.games.nocturne.gaining import take_from_pile
from walpurgis.games.nocturne.game import Nocturne, Settings
from walpurgis.games.nocturne.kingdoms import POOL, cards_of
from walpurgis.games.nocturne.state import Kingdom, Player

LIMIT = 500
"""How many questions of a game are looked at."""
DULL: tuple[Answer, ...] = ("end", "done", "no", "hand:copper", "pile:copper", "pile:curse", [])


class Watched(Nocturne):
    """The game, with a look at the table as each turn begins: right after Clean-up, and before anything that waits for its start."""

    def step(self, t: Kingdom) -> Step:
        cleaning_up = t.phase == "clean-up"
        rule = super().step(t)
        if cleaning_up or t.phase == "start":
            check_start(t)
        return rule


def check_start(t: Kingdom) -> None:
    """Nothing in the trash lies face down, and in play lies only what has something left to do. [ND-164, ND-165]"""
    assert not t.face_down
    for p in t.players:
        assert Counter(p.play) == Counter(stays_of(p))


def stays_of(p: Player) -> list[str]:
    """What may lie in play between turns: Durations with something left to do, and what played them several times. An Outpost waits for its extra turn."""
    live = {stay.number: stay.card for stay in p.stays if stay.later}
    assert all(CARDS[card].is_duration for card in live.values())
    tied = [tie.card for tie in p.ties if any(number in live for number in tie.stays)]
    assert set(tied) <= {"throne-room", "ghost"}
    return [*live.values(), *tied]


def kingdoms() -> list[str]:
    """Kingdoms of ten piles each in which every pile of the pool appears."""
    piles = Chance(5).shuffled(POOL)
    piles += piles[: -len(piles) % 10]
    assert set(piles) == set(POOL)
    return [",".join([*piles[at : at + 10], "banquet", "tomb"]) for at in range(0, len(piles), 10)]


def lively(ask: Ask[Answer], chance: Chance) -> Answer:
    """A random answer; where it does little, another one is tried."""
    for _ in range(4):
        answer = ask.sample(chance)
        if answer not in DULL:
            break
    return answer


def rich(kingdom: str, seats: int, seed: int) -> Match[Kingdom]:
    """A new match in which everybody has one card of each kingdom pile from the start."""
    game, options = Watched(), Settings(kingdom=kingdom, colonies=seed % 2 == 0)
    t = game.setup(seats, options, Chance(seed))
    for p in t.players:
        cards = [t.top(pile) for pile in t.supply if pile not in BASIC]
        for card in cards:
            take_from_pile(t, CARDS[card])
        p.deck = tuple(t.chance.shuffled([*p.deck, *cards]))
    return Match.standing(game, t, seats, options)


def questions(kingdom: str, seats: int, seed: int) -> Iterator[Match[Kingdom]]:
    """A game played at random: the match at each of its questions."""
    match = rich(kingdom, seats, seed)
    chance = Chance(seed)
    while not match.over and match.question < LIMIT:
        yield match
        for seat, ask in list(match.asks.items()):
            match.answer(seat, lively(ask, chance))
    yield match


# The checks ----------------------------------------------------------------------------------------------------------


def check_boons_and_hexes(t: Kingdom) -> None:
    """Each lies in one place. [ND-161]"""
    in_front = [boon for p in t.players for boon in (*p.boons, *p.waiting)]
    boons = [*t.boon_deck, *t.boon_discard, *t.druid, *t.boons_open, *in_front]
    assert sorted(boons) in ([], sorted(BOONS))
    assert sorted([*t.hex_deck, *t.hex_discard, *t.hexes_open]) in ([], sorted(HEXES))


def check_states(t: Kingdom) -> None:
    """At most one of a kind. [ND-162]"""
    assert -1 <= t.woods < len(t.players)
    for p in t.players:
        assert p.delusion in ("", "deluded", "envious") and 0 <= p.misery <= 2


def check_counts(t: Kingdom) -> None:
    """Nothing is less than nothing, and mixed piles are as high as they say."""
    assert min(t.actions, t.buys, t.coins, *t.left.values()) >= 0
    assert all(len(stack) == t.left[pile] for pile, stack in t.stacks.items())
    check_shop(t)
    for p in t.players:
        assert min(p.vp, p.debt, p.hounds, p.rivers) >= 0
        assert p.seat == t.active or Counter(p.play) == Counter(stays_of(p))


def check_shop(t: Kingdom) -> None:
    """What was priced in advance is what lies there now: every top of a pile and every Event on the shelves it belongs to; and whether the game ends."""
    prices = {f"pile:{card}": t.cost(card) for card in t.on_top()} | {f"event:{event}": EVENTS[event]["cost"] for event in t.events}
    assert len(t.shelves) == max(prices.values(), default=0) + 1
    for coins, shelf in enumerate(t.shelves):
        assert sorted(shelf[:-1]) == sorted(key for key, cost in prices.items() if cost <= coins) and shelf[-1] == "end"
    empty = sum(not t.left[pile] for pile in t.supply)
    assert t.ending == (not t.left["province"] or t.left.get("colony") == 0 or empty >= (3 if len(t.players) < 5 else 4))


def check_what_is_late(t: Kingdom) -> None:
    """Whatever is to be done at the end of the turn is marked, so that Clean-up need not look for it."""
    assert "late" in t.marks or not any(p.boons or p.rivers or p.hounds for p in t.players)


def check_gains(match: Match[Kingdom]) -> None:
    """Each has gained as often as was told since their last turn began; exchanges are not gains. [ND-163]"""
    gains: Counter[int] = Counter()
    begun: set[int] = set()
    for event in reversed(list(match.story or ())):
        if isinstance(event, TurnBegan | ExtraTurnBegan):
            begun.add(event.who)
        elif (isinstance(event, Gained) or (isinstance(event, Bought) and not CARDS[event.card].to_hand)) and event.who not in begun:
            gains[event.who] += 1
    assert [p.gained for p in match.state.players] == [gains[p.seat] for p in match.state.players]
    t = match.state
    assert [mat.gained for mat in match.view(None).players] == [p.gained if p.seat == t.active else 0 for p in t.players]  # type: ignore[attr-defined]


def check_offer(match: Match[Kingdom]) -> None:
    """Whoever is asked has an answer, and every option has its own key. [ND-166]"""
    for ask in match.asks.values():
        keys = [choice.key for choice in ask.offer().choices]
        assert keys and len(set(keys)) == len(keys)


@pytest.mark.parametrize("number", range(8))
def test_at_every_question_the_table_is_sound(number: int) -> None:
    """[ND-160, ND-161, ND-162, ND-163, ND-164, ND-165, ND-166]"""
    kingdom = kingdoms()[number]
    for seed in range(2):
        cards: Counter[str] = Counter()
        for match in questions(kingdom, 2 + (number + seed) % 3, 10 * number + seed):
            cards = cards or everything(match.state)
            assert everything(match.state) == cards
            check_boons_and_hexes(match.state)
            check_states(match.state)
            check_counts(match.state)
            check_what_is_late(match.state)
            check_offer(match)
            if match.over or match.question % 10 == 0:
                check_gains(match)


@cache
def seen_in_all() -> Counter[str]:
    """What was played and received in some games over all kingdoms."""
    seen: Counter[str] = Counter()
    for number, kingdom in enumerate(kingdoms() * 3):
        *_, match = questions(kingdom, 2, number)
        for event in match.story or ():
            if isinstance(event, Played | PlayedFromTrash):
                seen[event.card] += 1
            elif isinstance(event, PlayedTreasures):
                seen.update(event.cards)
            elif isinstance(event, BoonReceived):
                seen[f"boon {event.boon}"] += 1
            elif isinstance(event, HexReceived):
                seen[f"hex {event.hex}"] += 1
            elif isinstance(event, Exchanged):
                seen["exchange"] += 1
    return seen


def test_these_games_play_every_card_that_lies_on_top_of_its_pile() -> None:
    """So that what was sound above was put to the test. [ND-166]"""
    seen = seen_in_all()
    cards = [card for pile in POOL for card in cards_of(pile) if CARDS[card].is_action or CARDS[card].is_night or CARDS[card].is_treasure]
    missing = [card for card in [*cards, *ZOMBIES] if not seen[card]]
    assert set(missing) <= {"rocks", "bustling-village", "small-castle", "opulent-castle"}  # they lie below others
    assert sum(seen[f"boon {boon}"] > 0 for boon in BOONS) >= 10
    assert sum(seen[f"hex {hexed}"] > 0 for hexed in HEXES) >= 10
    assert seen["exchange"] > 0


@pytest.mark.parametrize("seats", [2, 5])
def test_every_game_ends(seats: int) -> None:
    """[ND-166, ND-140]"""
    match: Match[Kingdom] = Match.new("nocturne", seats, 5, {"kingdom": "idle-hands"}, keep=False)
    while not match.over:
        assert match.question < 5000
        for seat, ask in list(match.asks.items()):
            offered = [choice.key for choice in ask.offer().choices]
            dear = max((key for key in offered if key.startswith("pile:")), key=lambda key: CARDS[key[5:]].cost, default=None)
            match.answer(seat, "all" if "all" in offered else dear if ask.prompt == "buy" and dear else lively(ask, Chance(match.question)))
    assert match.state.phase == "end"


def test_the_same_seed_and_the_same_answers_give_the_same_game() -> None:
    """[ND-167]"""
    kingdom = kingdoms()[0]
    first, second = ([*questions(kingdom, 3, 8)][-1] for _ in range(2))
    assert first.state.dump() == second.state.dump() and list(first.story or ()) == list(second.story or ())
    *_, other = questions(kingdom, 3, 9)
    assert other.state.dump() != first.state.dump()
