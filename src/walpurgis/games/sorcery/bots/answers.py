"""How a bot answers each question of Sorcery: by the habits below, which weigh what is offered in a world that fits what it knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from walpurgis.engine import Answer, Chance, Sight
from walpurgis.engine.offer import Choice, Offer
from walpurgis.engine.plane import distance_squared, facing

from ..keys import named
from ..odds import odds_against
from ..sorceries import CHAOS_BOLT
from ..spells import SPELLS
from ..state import Battlefield, Figure, Player
from .lookout import Lookout, Stand
from .orders import best_order
from .pages import SPENT, best_page, companions, first_page_worth, page_worth, threat_of
from .spellwork import best_strike, gate_worth, strike_worth, tithe_price
from .workings import enchant_worth, undoing_worth
from .worth import click_worth, clicks_left, mend_worth, wound_worth

TAPPED = {
    "charge": 6.0,
    "quickness": 5.0,
    "magic-blast": 4.0,
    "command": 4.0,
    "flame-lightning": 3.0,
    "toughness": 2.5,
    "invulnerability": 4.0,
    "pierce": 1.0,
    "poison": 2.0,
}
"""What an ability is worth that an oracle may borrow for a turn."""


class Question(NamedTuple):
    """The world in which something is asked, of whom, and the offer with what each of its choices is about."""

    t: Battlefield
    me: Player
    offer: Offer
    dice: Chance

    @property
    def keys(self) -> list[str]:
        return [choice.key for choice in self.offer.choices]

    @property
    def about(self) -> dict[str, Mapping[str, Any]]:
        return {choice.key: choice.about for choice in self.offer.choices}

    def figure(self, field: str = "who") -> Figure:
        """The figure that the question is about."""
        return self.t.figures[self.offer.about[field]["id"]]


Habit: TypeAlias = Callable[[Question], Answer]


def thumb(sight: Sight, dice: Chance) -> Answer:
    """Answer by a rule of thumb; what has none is answered by the first thing offered."""
    world = sight.world(dice.below(1 << 62), keep=False)
    t: Battlefield = world.state
    habit = ANSWERS.get(sight.offer.prompt)
    question = Question(t, t.players[sight.seat], sight.offer, dice)
    return first(question) if habit is None else habit(question)


def first(q: Question) -> Answer:
    choice = q.offer.choices[0]
    match q.offer.kind:
        case "spot":
            return [[x, y] for x, y in choice.points]
        case "some":
            return q.keys[: max(q.offer.low, 1)]
    return choice.key


def _points(choice: Choice) -> Answer:
    return [[x, y] for x, y in choice.points]


# Setting up ----------------------------------------------------------------------------------------------------------


def army(q: Question) -> Answer:
    """Any of the prepared armies."""
    return q.dice.pick(q.keys)


def terrain(q: Question) -> Answer:
    return q.dice.pick(q.keys)


def somewhere(q: Question) -> Answer:
    """Any of the named places."""
    return _points(q.dice.pick(q.offer.choices))


def deploy(q: Question) -> Answer:
    """Sorcerers with spells by touch first, each with the friend whom they help most beside it; all the rest in a line."""
    for pair in companions(q.t, q.me.seat):
        for figure in pair:
            if f"fig:{figure}" in q.keys:
                return f"fig:{figure}"
    return "line" if "line" in q.keys else q.keys[0]


def place(q: Question) -> Answer:
    """Beside the companion, or in the middle of the line."""
    figure = q.offer.about["who"]["id"]
    beside = [f"by:{sorcerer}/" for sorcerer, friend in companions(q.t, q.me.seat) if friend == figure]
    near = [choice for choice in q.offer.choices if any(choice.key.startswith(key) for key in beside)]
    return _points(near[0] if near else q.offer.choices[0])


# The turn ------------------------------------------------------------------------------------------------------------


def command(q: Question) -> Answer:
    """What must be done first, then what helps."""
    scores = {key: _command_worth(q, key) for key in q.keys}
    return max(scores, key=lambda key: scores[key])


def _command_worth(q: Question, key: str) -> float:
    kind, _, rest = key.partition(":")
    match kind:
        case "tap":
            return TAPPED.get(rest.rpartition("/")[2], 0.4)
        case "siphon":
            who, _, friend = rest.partition("<")
            drained = q.t.figures[friend]
            price = click_worth(q.t, drained) if clicks_left(drained) > 1 else float(drained.printed.points)
            return 1.5 + 2.5 * (q.t.figures[who].tokens - 1) + 0.06 * q.t.figures[who].printed.points - price
        case "renew":
            return 20.0 + click_worth(q.t, q.t.figures[rest.partition(">")[2]])
        case "go":
            return 0.0
    return 30.0


def act(q: Question) -> Answer:
    return best_order(q.t, q.keys, q.about)


def finish(q: Question) -> Answer:
    """Browse for one bar if another page is better."""
    for key in q.keys:
        if key.startswith("browse:"):
            tome = q.t.tomes[key.partition(":")[2]]
            if best_page(q.t, tome) != tome.bookmark:
                return key
    return "end"


# Books ---------------------------------------------------------------------------------------------------------------


def bookmark(q: Question) -> Answer:
    """The page that is worth most now; before the first turn one that can be cast at once, but not always the same."""
    tome = next((tome for tome in q.t.tomes.values() if sorted(tome.face_up) == sorted(q.keys) and q.me.seat in tome.know_order), None)
    if tome is None:
        return q.dice.pick([spell for spell in q.keys if SPELLS[spell].is_cast] or q.keys)
    wielder = q.t.figures[tome.wielder or tome.builder]
    if wielder.status not in ("ground", "air"):
        return max(q.keys, key=lambda spell: first_page_worth(q.t, wielder, spell) + q.dice.below(50) / 10)
    return max(q.keys, key=lambda spell: page_worth(q.t, wielder, spell))


def mode(q: Question) -> Answer:
    """The way that does most."""
    casting = q.t.casting
    assert casting is not None
    if casting.spell == CHAOS_BOLT:
        caster = q.t.figures[casting.caster]
        return max(q.keys, key=lambda key: best_strike(q.t, caster, casting.spell, key.removeprefix("mode:")))
    if casting.spell != "P09":
        return q.keys[0]
    kinds = {"e": "mode:a", "g": "mode:b", "i": "mode:c"}
    ranked = sorted(q.t.workings, key=lambda w: -undoing_worth(q.t, q.me.seat, w))
    return next((kinds[w.id[0]] for w in ranked if kinds[w.id[0]] in q.keys), q.keys[0])


def targets(q: Question) -> Answer:
    """Those whom it hurts or helps most, as many as may be named and are worth it."""
    scores = {key: _target_worth(q, key) for key in q.keys}
    ranked = sorted(scores, key=lambda key: -scores[key])
    some = [key for key in ranked[: q.offer.high] if scores[key] > 0]
    return some if len(some) >= max(q.offer.low, 1) else ranked[: max(q.offer.low, 1)]


def target(q: Question) -> Answer:
    return max(q.keys, key=lambda key: _target_worth(q, key))


def _target_worth(q: Question, key: str) -> float:
    t, casting = q.t, q.t.casting
    found = named(key)
    who = t.figures.get(found.figure) if found is not None else None
    if casting is None:
        shooter = t.figures[t.acting]
        kind = "close" if q.offer.about.get("is") == "Attacking" else "ranged"
        return 0.0 if who is None else wound_worth(t, who, odds_against(t, shooter, who, kind).damage)  # type: ignore[arg-type]
    if who is None:  # a spell in play, to be ended
        working = next((w for w in t.workings if w.id == key), None)
        return 0.0 if working is None else undoing_worth(t, q.me.seat, working)
    caster, spell = t.figures[casting.caster], casting.printed
    if spell.attacks:
        return strike_worth(t, caster, casting.spell, who, casting.mode)
    if spell.type == "enchantment":
        return enchant_worth(t, casting.spell, who)
    if spell.moves:
        return gate_worth(t, who, casting.spell)
    return -tithe_price(t, who, casting.spell) if spell.pushing else mend_worth(t, who, 2.0)


def counter(q: Question) -> Answer:
    """Always try what costs nothing; spend a counterspell only on what hurts."""
    casting = q.t.casting
    if casting is None:
        return "no"
    caster = q.t.figures[casting.caster]
    threat = threat_of(q.t, casting.spell, caster, casting.targets, casting.mode)
    scores = {"no": 0.0}
    for key, about in q.about.items():
        if key != "no":
            card = SPELLS[about["counterspell"]] if about["is"] == "CounterWith" else None
            price, more = (0.0, 0.0) if card is None else (SPENT[card.face_down], card.damage * click_worth(q.t, caster))
            scores[key] = about["chance"] / 100 * (threat + more) - price + 0.01
    return max(scores, key=lambda key: scores[key])


# Places --------------------------------------------------------------------------------------------------------------


def path(q: Question) -> Answer:
    """The named move whose end is worth most."""
    lookout, level = Lookout(q.t, q.figure()), str(q.offer.about.get("level", "ground"))
    return _points(max(q.offer.choices, key=lambda choice: _end_worth(lookout, choice, level)))


def _end_worth(lookout: Lookout, choice: Choice, level: str) -> float:
    *places, look = choice.points
    end = places[-1] if places else lookout.figure.at
    return lookout.worth(Stand(end, facing(end, look, lookout.figure.facing), level))


def moved(q: Question) -> Answer:
    """A friend goes where it is worth most, an opponent where it is worth least."""
    figure = q.figure()
    lookout, sign = Lookout(q.t, figure), 1 if q.t.are_friends(figure.seat, q.me.seat) else -1
    return _points(max(q.offer.choices, key=lambda choice: sign * _end_worth(lookout, choice, figure.status)))


def turn(q: Question) -> Answer:
    """Face whoever is most worth facing."""
    figure = q.figure()
    lookout = Lookout(q.t, figure)

    def worth(choice: Choice) -> float:
        return lookout.worth(Stand(figure.at, facing(figure.at, choice.points[-1], figure.facing), figure.status))

    return _points(max(q.offer.choices, key=worth))


# Attacks -------------------------------------------------------------------------------------------------------------


def weapon(q: Question) -> Answer:
    """The die of a Weapon Master pays only for those who hardly hurt."""
    return "yes" if int(q.offer.about.get("damage", 2)) < 2 else "no"


def split(q: Question) -> Answer:
    """The way that hurts most."""

    def worth(key: str) -> float:
        return sum(wound_worth(q.t, q.t.figures[who], float(clicks)) for who, _, clicks in (part.partition("=") for part in key.split(",")))

    return max(q.keys, key=worth)


def members(q: Question) -> Answer:
    """As few as are needed."""
    enough = next((key for key in q.keys if q.about[key]["is"] in ("NoMore", "SetOut")), None)
    return enough or q.keys[0]


def raise_(q: Question) -> Answer:
    return max(q.keys, key=lambda key: q.about[key].get("points", 0))


def glyph(q: Question) -> Answer:
    """On the side of the nearest opponent."""
    caster = q.t.figures[q.t.acting]
    foes = sorted(q.t.opponents(q.me.seat), key=lambda f: (distance_squared(f.at, caster.at), f.id))
    return _points(min(q.offer.choices, key=lambda choice: distance_squared(choice.points[-1], foes[0].at) if foes else 0))


ANSWERS: dict[str, Habit] = {
    "army": army,
    "terrain": terrain,
    "terrain-place": somewhere,
    "objective": somewhere,
    "bookmark": bookmark,
    "deploy": deploy,
    "place": place,
    "command": command,
    "act": act,
    "happening": first,
    "finish": finish,
    "path": path,
    "moved": moved,
    "spin": turn,
    "turn": turn,
    "target": target,
    "targets": targets,
    "split": split,
    "weapon": weapon,
    "members": members,
    "mode": mode,
    "glyph": glyph,
    "raise": raise_,
    "raise-place": first,
    "counter": counter,
}
