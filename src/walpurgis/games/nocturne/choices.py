"""How cards are chosen. A key says where a card lies and which it is: `hand:copper`, `pile:village`, `look:gold`, `trash:zombie-spy`.

Options are looked up when somebody looks, never kept: what lies hidden may be dealt anew while a question is open.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import cache
from typing import Any, TypeAlias

from walpurgis.engine import Rule, Say, one_of, order, some_of
from walpurgis.engine.old_ask import Ask

from .facts import AT_ONCE, CARDS, Card
from .state import Kingdom, Player

Fits: TypeAlias = "Callable[[Card], bool]"
DONE, NOTHING = "done", "nothing"

KEYS: dict[str, dict[str, str]] = {
    zone: {card: f"{zone}:{card}" for card in CARDS} for zone in ("hand", "pile", "look", "shown", "discard", "trash", "play", "aside", "card")
}
"""The keys of all cards in each zone, prepared."""
NAMED: dict[str, str] = {key: card for keys in KEYS.values() for card, key in keys.items()}
"""The card that each of them names."""

card_of = NAMED.__getitem__
"""The card that a key names."""
card_or_none = NAMED.get
"""The same; None for a word such as `nothing` or `done`."""


def key(zone: str, card: str) -> str:
    return f"{zone}:{card}"


def named(chosen: str) -> str:
    """The card or Boon that a key names; nothing for a word such as `done`."""
    return chosen.partition(":")[2]


@cache
def say(chosen: str) -> Say:
    """What a key stands for: a card, a Boon, or a word such as "done"."""
    zone, colon, name = chosen.partition(":")
    if not colon:
        return Say(f"option-{zone}")
    family = {"boon": "boon", "state": "state", "event": "event-card"}.get(zone, "card")
    return Say(f"{family}-{name.partition(':')[0]}")


def say_last(*given: Any) -> Say:
    """The same where the functions of a question are given something before the key."""
    return say(given[-1])


def in_zone(zone: str, cards: Sequence[str], fits: Fits | None = None) -> list[str]:
    """The keys of the cards of a zone that fit."""
    keys = KEYS[zone]
    if fits is None:
        return [keys[card] for card in cards]
    return [keys[card] for card in cards if fits(CARDS[card])]


def any_fits(cards: Iterable[str], fits: Fits) -> bool:
    """Whether there is a card that fits."""
    for card in cards:  # noqa: SIM110 (a loop is twice as fast here, and this is asked again in every fork)
        if fits(CARDS[card]):
            return True
    return False


def from_hand(me: Player, fits: Fits | None) -> list[str]:
    """The keys of the cards of the hand that fit; `nothing` where there is none, as may be the case in a world dealt anew."""
    return in_zone("hand", me.hand, fits) or [NOTHING]


def from_hand_or_not(me: Player, fits: Fits | None) -> list[str]:
    """The same where nothing has to be chosen."""
    return [*in_zone("hand", me.hand, fits), DONE]


def choose_from_hand(me: Player, prompt: str, fits: Fits | None = None, *, rule: Rule = "", about: dict[str, Any] | None = None) -> Awaitable[str | None]:
    """One card of the hand, because a rule says so; None if there is none that fits, as may be the case in a world dealt anew, too."""
    if not me.hand or (fits is not None and not any_fits(me.hand, fits)):
        return AT_ONCE
    return one_of(me, prompt, from_hand, of=(me, fits), means=card_or_none, say=say_last, rule=rule, about=about)


def may_choose_from_hand(me: Player, prompt: str, fits: Fits | None = None, *, rule: Rule = "", about: dict[str, Any] | None = None) -> Awaitable[str | None]:
    """One card of the hand, or none."""
    if not me.hand or (fits is not None and not any_fits(me.hand, fits)):
        return AT_ONCE
    return one_of(me, prompt, from_hand_or_not, of=(me, fits), means=card_or_none, say=say_last, rule=rule, about=about)


def choose_some(
    me: Player,
    prompt: str,
    low: int = 0,
    high: int | None = None,
    fits: Fits | None = None,
    *,
    zone: str = "hand",
    rule: Rule = "",
    about: dict[str, Any] | None = None,
) -> Ask[list[str]]:
    """From `low` to `high` cards of the hand (or of what one looks at), as many as there are."""
    if zone == "look":
        return some_of(me, prompt, looked_at, low, high, of=(me,), means=card_of, say=say_last, rule=rule, about=about)
    return some_of(me, prompt, in_hand, low, high, of=(me, fits), means=card_of, say=say_last, rule=rule, about=about)


def in_hand(me: Player, fits: Fits | None) -> list[str]:
    return in_zone("hand", me.hand, fits)


def looked_at(me: Player) -> list[str]:
    return in_zone("look", me.looking)


def from_supply(t: Kingdom, fits: Fits) -> list[str]:
    """The keys of the cards on top of the piles of the Supply that fit."""
    return in_zone("pile", list(t.on_top()), fits)


def from_supply_or_not(t: Kingdom, fits: Fits) -> list[str]:
    """The same where nothing has to be chosen."""
    return [*from_supply(t, fits), DONE]


def choose_from_supply(t: Kingdom, me: Player, prompt: str, fits: Fits, *, rule: Rule = "", about: dict[str, Any] | None = None) -> Awaitable[str | None]:
    """One card of the Supply, because a rule says so; None if there is none that fits. [ND-084]"""
    if not any_fits(t.on_top(), fits):
        return AT_ONCE
    return one_of(me, prompt, from_supply, of=(t, fits), means=card_of, say=say_last, rule=rule, about=about, elsewhere=why_not_had)


def may_choose_from_supply(t: Kingdom, me: Player, prompt: str, fits: Fits, *, rule: Rule = "", about: dict[str, Any] | None = None) -> Awaitable[str | None]:
    """One card of the Supply, or none."""
    if not any_fits(t.on_top(), fits):
        return AT_ONCE
    return one_of(me, prompt, from_supply_or_not, of=(t, fits), means=card_or_none, say=say_last, rule=rule, about=about, elsewhere=why_not_had)


def why_not_had(t: Kingdom, fits: Fits, wanted: str) -> Rule | None:
    """Why a card of a pile cannot be had at all: it is outside the Supply, or not on top of its pile. [ND-034, ND-083]"""
    zone, _, card = wanted.partition(":")
    if zone != "pile" or card not in CARDS:
        return None
    if CARDS[card].pile not in t.supply:
        return "ND-034"
    return None if t.available(card) else "ND-083"


def put_in_order(me: Player, prompt: str, *, rule: Rule = "ND-074") -> Ask[list[str]]:
    """The cards one looks at, all of them, in an order of the player's choice: the first will be on top."""
    return order(me, prompt, looked_at, of=(me,), means=card_of, say=say_last, rule=rule)


def choose_word(me: Player, prompt: str, *words: str, rule: Rule = "", about: dict[str, Any] | None = None) -> Ask[str]:
    """One of several words, such as `now` and `later`."""
    return one_of(me, prompt, words, say=say, rule=rule, about=about)
