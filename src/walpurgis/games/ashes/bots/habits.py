"""Habits of a bot around its cards: ally tokens and what they give, portals, upgrade cards, defence, healing. Cards are planned in plans.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias

from walpurgis.engine import Answer

from ..board import EDGE, MARKET, MYSTIC, NEXT, OTHER, OUTER, SECTION_OF_EDGE, SEER, SIDES
from ..combat import assault
from ..ending import NightEnds
from ..facts import ACTIONS, NUMBERS, PASS, POWER_MAX, SIDE_OF, icons_of
from ..keys import zone
from ..portals import move_portal, own_portals
from ..state import Night, Player
from ..tiles import read_work, work
from ..upgrades import carry_out_step, shoves, steps, strike_damage
from .plans import Outlook, value_of
from .worth import CARD, POINT, hooded, score, worth

MERITS = {"strike": 3.0, "step": 2.0, "bear": 2.0, "power": 1.5, "rifle": 1.0, "shove": 0.5, "scry": 0.2}
"""What the icons of upgrade cards are worth to their owner."""
GOOD = 3.0
"""What an upgrade card must be worth to be paid for with power."""
KEPT = 2
"""This many upgrade cards are enough."""
A_STEP = 6.0
"""What a single step must yield."""
HURT = 12
"""With this many points, or fewer, healing comes first."""


class Question(NamedTuple):
    """The world in which something is asked, of whom, the keys offered, and what each of them is about: see ..options."""

    t: Night
    me: Player
    keys: list[str]
    about: Mapping[str, Mapping[str, Any]]
    topic: Mapping[str, Any]
    """What the question itself is about."""

    @property
    def side(self) -> str:
        return self.me.side

    def of(self, *kinds: str) -> list[str]:
        """The keys offered that are about such a thing."""
        return [key for key in self.keys if self.about[key]["is"] in kinds]


Habit: TypeAlias = Callable[[Question], Answer]


def place(q: Question) -> Answer:
    """Whoever has the most tiles in hand stands nearest to the goal."""
    far = Outlook(q.t, q.side).start

    def rank(key: str) -> tuple[int, int]:
        about = q.about[key]
        return sum(len(ACTIONS[card].tiles) for card in q.me.hand if ACTIONS[card].who == about["who"]), -far.of(about["space"])

    return max(q.keys, key=rank)


# Ally tokens ---------------------------------------------------------------------------------------------------------


def token(q: Question) -> Answer:
    """The next token that is not where it should be; the places that give most come first."""
    wanted = sorted(wishes(q.t, q.me).items(), key=lambda wish: wish[1] not in OUTER)
    moves = (f"tok:{who}>{place}" for who, place in wanted if q.t.tokens[who] != place)
    return next((key for key in moves if key in q.keys), PASS)


def wishes(t: Night, me: Player) -> dict[str, str]:
    """Where the tokens should stand: at the Seer's while somebody can pay, at the Mystic's, at the market for a good card, the others in their zones."""
    left = list(t.mine.characters)
    found: dict[str, str] = {}

    def settle(place: str, those: list[str]) -> None:
        """One of those, the one that is there already or has the least power, goes to the place."""
        those = [who for who in those if who in left and (t.tokens[who] == place or who not in t.moved_tokens)]
        if those:
            who = min(those, key=lambda who: (t.tokens[who] != place, t.power[who]))
            found[who] = place
            left.remove(who)

    cost = NUMBERS["seer_cost"]
    payers = [who for who in left if t.power[who] >= cost]
    if not payers:
        nearly = [who for who in left if t.power[who] == cost - 1]
        payers = sorted(nearly, key=lambda who: t.tokens[who] != zone(who))[:1]
        settle(zone("".join(payers)), payers)
    if payers:
        settle(SEER, left[:])
    if own_portals(t):
        settle(MYSTIC, left[:])
    for slot, card in zip(MARKET, t.mine.row, strict=True):
        if merit(t.mine.side, card) >= GOOD and len(me.upgrades) < KEPT and max(t.power.values()) > cost:
            settle(slot, left[:])
    return found | {who: zone(who) for who in left}


def effect(q: Question) -> Answer:
    """The Mystic first, so that the Seer's card knows where the portals are; the Black Market for a good card."""
    good = [place for place, card in zip(MARKET, q.t.mine.row, strict=True) if merit(q.side, card) >= GOOD and len(q.me.upgrades) < KEPT]
    return next((key for place in (MYSTIC, SEER, *good) if (key := f"eff:{place}") in q.keys), PASS)


def pay(q: Question) -> Answer:
    """From the fullest track."""
    return max(q.keys, key=lambda key: q.t.power[q.about[key]["who"]])


def heal(q: Question) -> Answer:
    """When points are dear, or power is plenty."""
    payer = max(q.of("Heal"), key=lambda key: q.t.power[q.about[key]["who"]])
    return payer if q.t.mine.points <= HURT or q.t.power[q.about[payer]["who"]] >= POWER_MAX - 1 else PASS


def worst_upgrade(q: Question) -> Answer:
    return min(q.keys, key=lambda key: merit(q.side, card_of(q, key)))


def card_of(q: Question, key: str) -> str:
    """The upgrade card that a choice is about."""
    upgrade: str = q.about[key]["upgrade"]
    return upgrade.removeprefix(q.side)


def alchemist(q: Question) -> Answer:
    """A tile of the enemy's road."""
    roads = road_spaces(q.t, q.side)

    def after(key: str) -> float:
        then = q.t.copy()
        work(then, read_work(key))
        return worth(then, q.side)

    return max((key for key in q.keys if q.about[key]["space"] in roads), key=after, default=q.keys[0])


# Portals and roads ---------------------------------------------------------------------------------------------------


def portal(q: Question) -> Answer:
    """The one that bars one's own way most."""
    return least_missed(q, lambda t: worth(t, q.side, 0))


def least_missed(q: Question, value: Callable[[Night], float]) -> str:
    """The portal without which the table is worth most."""
    where = {name: edge for edge, name in q.t.portals.items()}

    def without(key: str) -> float:
        then = q.t.copy()
        del then.portals[where[q.about[key]["portal"]]]
        return value(then)

    return max(q.of("Portal"), key=without)


def edge(q: Question) -> Answer:
    """Where it makes a road longest: the enemy's; for the Society, that of the side nearer to its goal."""
    t = q.t
    views = [Outlook(t, q.side)] if q.side in OTHER else [Outlook(t, side) for side in SIDES]
    view = min(views, key=lambda view: view.theirs.of(t.at[view.leader]))
    road = {name for name in road_edges(view) if SECTION_OF_EDGE[name] == view.other}

    def after(key: str) -> int:
        then = t.copy()
        move_portal(then, q.about[key]["portal"], q.about[key]["edge"])
        look = Outlook(then, view.side)
        return look.theirs.of(then.at[look.leader])

    return max((key for key in q.keys if q.about[key]["edge"] in road), key=after, default=q.keys[0])


def road_edges(view: Outlook) -> list[str]:
    """The edges that the enemy's best figure will cross."""
    here = view.t.at[view.leader]
    found = []
    for space, _ in view.theirs.road(here):
        for way, there in NEXT[here].items():
            if there == space:
                found.append(EDGE[here][way])
            elif NEXT[there].get(way) == space:
                found += [EDGE[here][way], EDGE[there][way]]
        here = space
    return found


def road_spaces(t: Night, *sides: str) -> list[str]:
    """The spaces of the roads that the enemies of these sides will take."""
    views = [Outlook(t, side) for side in sides]
    return [space for view in views for space, _ in view.theirs.road(t.at[view.leader])]


def quicksand(q: Question) -> Answer:
    """On a crossroads of the enemy's road; it is bought when power is plenty."""
    road = [f"qput:{space}" for space in road_spaces(q.t, q.side)]
    rich = [key for key in q.of("BuySand") if q.t.power[q.about[key]["who"]] >= POWER_MAX - 1]
    return next((key for key in [*road, *rich] if key in q.keys), PASS)


# Upgrade cards -------------------------------------------------------------------------------------------------------


def merit(side: str, card: str) -> float:
    """What an upgrade card is worth; an empty slot nothing."""
    return sum(MERITS[icon] for icon in icons_of(side, card)) if card else 0.0


def upgrade_to_play(q: Question) -> str:
    """The upgrade card that yields most now; empty if none yields anything."""
    uses = {key: use_of(q, card_of(q, key)) for key in q.of("PlayUpgrade")}
    best = max(uses, key=uses.__getitem__, default="")
    return best if best and uses[best] > 0 else ""


def use_of(q: Question, card: str) -> float:
    """What an upgrade card would yield now: a strike that hits, a step that helps; power when the cards are played."""
    t, use = q.t, 0.0
    for icon in icons_of(q.side, card):
        if icon == "strike":
            use += max(strike_damage(t, who) for who in t.mine.characters)
        elif icon == "step":
            use += max(0.0, best_step(q)[0])
        elif icon in ("power", "bear") and not q.me.hand:
            use += 0.5
    return use


def icon(q: Question) -> Answer:
    """The most useful first; not those that would do harm."""
    harmful = {"step": best_step(q)[0] <= 0, "shove": best_shove(q)[0] <= 0}
    return next((key for name in MERITS if (key := f"ico:{name}") in q.keys and not harmful.get(name)), PASS)


def strike(q: Question) -> Answer:
    return max(q.keys, key=lambda key: int(q.about[key]["damage"]))


def power(q: Question) -> Answer:
    """Up to where the Seer can be paid."""
    levels = {key: q.t.power[q.about[key]["who"]] for key in q.keys}
    return max(q.keys, key=lambda key: (levels[key] < NUMBERS["seer_cost"], levels[key]))


def best_step(q: Question) -> tuple[float, str]:
    """The single step that helps most, and how much more than it should."""
    t = q.t
    now = worth(t, q.side)
    found = []
    for key, (who, direction, space) in steps(t).items():
        then = t.copy()
        with suppress(NightEnds):
            carry_out_step(then, who, direction, space)
        found.append((worth(then, q.side) - now - A_STEP, key))
    return max(found, default=(0.0, ""))


def one_step(q: Question) -> Answer:
    return best_step(q)[1]


def best_shove(q: Question) -> tuple[float, str]:
    """Away from one's own figures, towards the enemy's; where the figures will move on, it is no use."""

    def harm(t: Night) -> int:
        near = hooded(t)
        return sum(near[who] for who in t.enemies(q.side)) - sum(near[who] for who in t.mine.characters)

    found = []
    for key, (figure, space) in shoves(q.t).items():
        then = q.t.copy()
        then.put(figure, space)
        found.append((float(harm(then) - harm(q.t)), key))
    return max(found, default=(0.0, ""))


def shove(q: Question) -> Answer:
    return best_shove(q)[1]


def scry(q: Question) -> Answer:
    """The better card comes first."""
    deck = q.t.mine.upgrade_deck
    return "ord:12" if merit(q.side, deck[-1]) >= merit(q.side, deck[-2]) else "ord:21"


def bear(q: Question) -> Answer:
    """On the Humans' road."""
    road = [f"bear:{space}" for space in road_spaces(q.t, q.side)]
    return next((key for key in road if key in q.keys), q.keys[0])


def at_last(q: Question) -> Answer:
    """When the cards are of no more use: quicksand; those of figures far behind become upgrade cards, or are played for the sake of new ones."""
    if q.of("Sand") and (sand := quicksand(q)) != PASS:
        return sand
    idle = idle_cards(q)
    bought = {key: merit(q.side, card_of(q, key)) for key in q.of("Exchange") if q.about[key]["card"] in idle}
    if bought and len(q.me.upgrades) < KEPT and max(bought.values()) >= 1:
        return max(bought, key=bought.__getitem__)
    return next((key for key in q.of("Act") if q.about[key]["card"] in idle), PASS)


def idle_cards(q: Question) -> list[str]:
    """Cards of little use: those of figures other than the one in front; alone, all but the generic ones."""
    view = Outlook(q.t, q.side)
    return [card for card in q.me.hand if ACTIONS[card].who and (q.t.alone or ACTIONS[card].who != view.front)]


# Attack and defence --------------------------------------------------------------------------------------------------


def blow(q: Question, key: str) -> float:
    """What an attack is worth."""
    about = q.about[key]
    return Outlook(q.t, q.side).blow(about["who"], about["target"]) + int(about["damage"]) / 10


def attacked(t: Night) -> str:
    """Whom the walker attacks: whoever attacks faces its target. [AA-MV-8]"""
    return t.standing[NEXT[t.at[t.walker]][t.facing[t.walker]]]


def cheapest(q: Question) -> str:
    """The card with the fewest tiles."""
    return min(q.of("Defend", "Counter"), key=lambda key: len(ACTIONS[q.about[key]["card"]].tiles))


def is_worth_a_card(points: int, damage: int) -> bool:
    """Whether a loss is worse than to be without a card."""
    return damage >= points or score(points) - score(points - damage) > 2 * CARD


def defend(q: Question) -> Answer:
    """Always for the Chosen; otherwise when the points are worth more than a card."""
    (take,) = q.of("Take")
    if q.t.chosen == q.topic["target"] or is_worth_a_card(q.t.factions[q.side].points, q.about[take]["damage"]):
        return cheapest(q)
    return take


def counter(q: Question) -> Answer:
    """Always for the Chosen; otherwise when it hurts enough."""
    t, target = q.t, q.topic["target"]
    if t.chosen == target or is_worth_a_card(t.factions[SIDE_OF[target]].points, q.topic["damage"]):
        return cheapest(q)
    return PASS


def rifle(q: Question) -> Answer:
    """Push the vampire where it is worst off; of those spaces where it is hit in the back, if it is being attacked."""
    t = q.t
    attacks = SIDE_OF[t.walker] == "H"
    vampire = attacked(t) if attacks else t.walker

    def after(key: str) -> float:
        then = t.copy()
        if key != PASS:
            then.put(vampire, q.about[key]["space"], q.about[key]["direction"])
        hit = POINT * assault(then, t.walker, vampire).damage if attacks else 0.0
        return value_of(then, q.side) + hit

    return max(q.keys, key=after)


ANSWERS: dict[str, Habit] = {
    "place": place,
    "token": token,
    "effect": effect,
    "pay": pay,
    "heal": heal,
    "alchemist-card": worst_upgrade,
    "alchemist": alchemist,
    "portal": portal,
    "edge": edge,
    "quicksand": quicksand,
    "icon": icon,
    "strike": strike,
    "power": power,
    "one-step": one_step,
    "shove": shove,
    "scry": scry,
    "bear": bear,
    "defend": defend,
    "counter": counter,
    "rifle": rifle,
}
"""The habit for each prompt around the cards."""
