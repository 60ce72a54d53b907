"""The action phase: the main question, what holds for every action, and how an action ends: tokens, pushing, trance.
[A-32 to A-41, A-112 to A-118, S-90, S-140]

What the actions do is in the chapters, each with its table DEEDS.
"""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import Option, Rule
from walpurgis.engine.question import one_of

from . import browsing, casting, closing, enchantments, formations, items, levitating, moving, powers, shooting, soaring
from .deeds import Deed
from .dials import pushing_damage, values
from .enchantments import on_declared
from .ending import step
from .events.turn import TranceRolled
from .facts import NUMBERS
from .fury import rages
from .harm import bury, push
from .keys import named
from .options.turn import EndActions
from .state import Battlefield, Figure, Player
from .values import has_power
from .wording import unit

END = "end"
DEEDS: dict[str, Deed] = {
    kind: deed
    for chapter in (moving, soaring, formations, closing, shooting, powers, levitating, casting, browsing, items, enchantments)
    for kind, deed in chapter.DEEDS.items()
}
"""Every kind of action, by the word before the colon of its key."""


# What can be done ----------------------------------------------------------------------------------------------------


def actions_of(t: Battlefield, me: Player) -> Sequence[str]:
    """All that the player's figures could be told to do, allowed or not, and to end."""
    return [*(key for figure in t.own(me.seat) for key in keys_of(t, figure)), END]


def keys_of(t: Battlefield, figure: Figure) -> list[str]:
    """What one figure could be told to do, allowed or not."""
    return [key_of(kind, deed, figure, rest) for kind, deed in DEEDS.items() for rest in deed.objects(t, figure)]


def key_of(kind: str, deed: Deed, figure: Figure, rest: str) -> str:
    return f"{kind}:{figure.id}{deed.joint}{rest}" if rest else f"{kind}:{figure.id}"


def why_not_act(t: Battlefield, me: Player, key: str) -> Rule | None:
    """What forbids an action: first what holds for all of them, then its own chapter. [A-30, A-32, A-38, A-79, A-81]"""
    found = named(key)
    if found is None or found.kind not in DEEDS or found.figure not in t.figures:
        return None if key == END else "A-34"
    figure, deed = t.figures[found.figure], DEEDS[found.kind]
    return why_not_given(t, me, figure, deed, found.rest) or deed.forbids(t, figure, found.rest)


def why_not_given(t: Battlefield, me: Player, figure: Figure, deed: Deed, rest: str) -> Rule | None:
    """Why this figure cannot be given any such action. [A-30, A-32, A-38, A-79, A-81, A-117, A-118]"""
    if figure.seat != me.seat:
        return "A-30"
    if figure.status not in ("ground", "air"):
        return "A-81"
    if figure.barred:
        return figure.barred
    if figure.given and not (may_act_again(figure) and not deed.is_free):
        return "A-32"
    if not t.actions and uses_an_action(figure, deed):
        return "A-32"
    if figure.tokens >= NUMBERS.most_tokens and not (deed.despite_tokens is not None and deed.despite_tokens(t, figure, rest)):
        return "A-38"
    return "A-79" if figure.is_demoralized and deed.action != "move" else None


def uses_an_action(figure: Figure, deed: Deed) -> bool:
    """Whether giving the figure this action uses one of the turn's actions: that of a trance does, too. [A-118, A-139, S-90]"""
    return not deed.is_free and (NUMBERS.trance_uses_action or not figure.given)


def may_act_again(figure: Figure) -> bool:
    """Whether Magestone Trance allows a second action. [S-90, S-140]"""
    return figure.given == 1 and has_power(figure, "magestone-trance")


def allowed_actions(t: Battlefield, me: Player) -> Sequence[str]:
    """The same as what nothing forbids among all keys; figures that cannot be given anything are passed over at once."""
    found = []
    for figure in t.own(me.seat):
        for kind, deed in DEEDS.items():
            if deed.despite_tokens is None and why_not_given(t, me, figure, deed, "") is not None:
                continue
            for rest in deed.objects(t, figure):
                if why_not_given(t, me, figure, deed, rest) is None and deed.forbids(t, figure, rest) is None:
                    found.append(key_of(kind, deed, figure, rest))
    return [*found, END]


def say_act(t: Battlefield, me: Player, key: str) -> Option:
    found = named(key)
    if found is None:
        return EndActions(t.actions)
    return DEEDS[found.kind].says(t, t.figures[found.figure], found.rest)


def might_browse(t: Battlefield, me: Player) -> bool:
    """Whether a sorcerer with two tokens could still browse, in a trance too, for all the others know: not to be asked would tell them what its bookmark
    costs. [S-122, D-84]"""
    full = [f for f in t.own(me.seat) if f.tokens == NUMBERS.most_tokens and (not f.given or may_act_again(f))]
    return any(t.tomes_of(f) and (t.actions or not uses_an_action(f, DEEDS["browse"])) for f in full)


act = one_of("act", actions_of, forbids=why_not_act, says=say_act, rule="A-32", always=might_browse, quick=allowed_actions)


# An action from beginning to end -------------------------------------------------------------------------------------


@step
async def action(t: Battlefield) -> None:
    """Give an action to a warrior, or no more: then the end phase begins. [A-32, A-112, A-113, A-118]"""
    key = await act(t, t.me)
    found = named(key)
    if found is None:
        t.phase = "end"
        return
    figure, deed = t.figures[found.figure], DEEDS[found.kind]
    t.actions -= uses_an_action(figure, deed)
    t.acting = figure.id
    figure.given += 1
    on_declared(t, figure, deed.action)
    t.fury = deed.attacks and rages(t, figure)
    others = await deed.carry_out(t, figure, found.rest)
    complete(t, [figure, *(others or ())])
    if figure.given > 1:
        tremble(t, figure)
    t.acting, t.fury = "", False


def complete(t: Battlefield, figures: Sequence[Figure]) -> None:
    """An action ends: everybody who took part and still stands gets a token, and pushing damage for the second one. [A-35 to A-39, A-114, A-115, A-175]"""
    damages = {}
    for figure in figures:
        if figure.status in ("ground", "air"):
            figure.tokens = min(figure.tokens + 1, NUMBERS.most_tokens)
            damages[figure.id] = pushing_damage(figure.tokens)
    push(t, damages)
    bury(t)


def tremble(t: Battlefield, figure: Figure) -> None:
    """After the second action of a trance: two dice below the attack value cost pushing damage, and are rolled again. [S-90, S-140]"""
    if figure.status not in ("ground", "air"):
        return
    needed, rolls = values(figure.printed, figure.click).attack, list[int]()
    while len(rolls) < NUMBERS.trance_max_rolls and (not rolls or rolls[-1] < needed):
        rolls.append(t.chance.die(6) + t.chance.die(6))
    damage = NUMBERS.trance_damage * sum(roll < needed for roll in rolls)
    t.tell(TranceRolled, unit(figure), rolls, needed, damage)
    push(t, {figure.id: damage})
    bury(t)
