"""An attack from its dice to its dead: who can be named, the roll, the comparison with each defense, dodging, damage and what follows from it.

`roll_attack`, `is_hit` and `deal` are all there is to an attack, whoever makes it; close and ranged combat, abilities and spells call them one after the other.
[A-57 to A-72, A-121 to A-126, A-151, A-156, A-158]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from walpurgis.engine import Rule
from walpurgis.engine.plane import in_range
from walpurgis.engine.question import one_of

from .dials import Damage, dealt
from .events.combat import (
    AttackRolled,
    Borrowed,
    CriticalHit,
    CriticalMiss,
    Defended,
    DodgeRolled,
    Drank,
    Hit,
    Missed,
    Retaliated,
)
from .facts import NUMBERS
from .forces import forbidden
from .harm import bury, heal, hurt
from .lasting import end_working
from .odds import (
    CLOSE,
    RANGED,
    WARDED_MARGINS,
    Kind,
    Value,
    attack_value,
    cover,
    defense_value,
    is_enhanced,
    is_hindered,
    is_proof,
    warded_margins,
)
from .options.combat import Damages, SplitDamage
from .stacks import reveal
from .standing import faces, line_between, opponents_touching
from .state import Battlefield, Figure, Player
from .values import abilities, has, is_enchanted, reach
from .wording import Modifier, Offered, unit

ARCANE_SIGHT = "P12"
KILLING_EDGE = "P18"


# Whom a ranged attack can name ---------------------------------------------------------------------------------------


def why_not_ranged_action(t: Battlefield, figure: Figure, *, in_contact: bool = False, special: bool = False) -> Rule | None:
    """Why a figure cannot be given a ranged combat action: no range, Berserk, a storm, or an able opponent in contact, unless that does not matter. A
    `special` action with a ranged attack in it needs the same, but no storm forbids it. [A-65, A-152, A-161, A-165, C-GALE-1]"""
    if figure.printed.ranged is None:
        return "A-152"
    if has(t, figure, "berserk"):
        return "A-165"
    if not special and forbidden(t, "ranged-combat"):
        return "C-GALE-1"
    return "A-65" if not in_contact and opponents_touching(t, figure, able=True) else None


def why_not_target(
    t: Battlefield, attacker: Figure, target: Figure, *, reach: int, ignores_blocks: bool = False, spell: bool = False, through_woods: bool = False
) -> Rule | None:
    """Why a figure cannot be named by a ranged attack: whose it is, range and front arc, Limited Invisibility, and the line of fire. Spells cannot name the
    immune. Chaos Bolt ignores what blocks a line, Magic Blast (`through_woods`) ignores hindering terrain. [A-66, A-67, A-77, A-151, A-157, S-65, S-146]"""
    if target.status not in ("ground", "air") or t.are_friends(attacker.seat, target.seat):
        return "A-151"
    if not in_range(attacker.at, target.at, reach) or not faces(attacker, target.at):
        return "A-66"
    if spell and is_proof(t, attacker, target):
        return "A-77"
    shown = abilities(t, target)
    if "limited-invisibility" in shown and not is_enchanted(t, attacker, ARCANE_SIGHT):
        return "A-157"
    if not ignores_blocks and line_between(t, attacker, target).is_blocked:
        return "A-67"
    return "A-STEALTH-1" if "stealth" in shown and cover(t, attacker, target, through_woods=through_woods) else None


def why_not_shot(t: Battlefield, attacker: Figure, target: Figure | None, *, through_woods: bool = False, special: bool = False) -> Rule | None:
    """Why a figure cannot make a ranged attack of its own on another. [A-65 to A-67, A-151]"""
    if target is None:
        return "A-151"
    rule = why_not_ranged_action(t, attacker, special=special)
    return rule or why_not_target(t, attacker, target, reach=reach(t, attacker), through_woods=through_woods)


# The roll ------------------------------------------------------------------------------------------------------------


class Roll(NamedTuple):
    """The roll of an attack: what for, the dice, the attack value, and whom the attack names."""

    kind: Kind
    dice: tuple[int, int]
    attack: Value
    targets: tuple[str, ...]
    """Those who are named; others are bystanders."""
    members: tuple[str, ...] = ()
    """The others in a formation, who use no abilities."""
    through_woods: bool = False

    @property
    def total(self) -> int:
        return sum(self.dice) + self.attack.total

    @property
    def is_critical_hit(self) -> bool:
        return sum(self.dice) == NUMBERS.crit_hit

    @property
    def is_critical_miss(self) -> bool:
        return sum(self.dice) == NUMBERS.crit_miss


def roll_attack(
    t: Battlefield,
    attacker: Figure,
    targets: Sequence[Figure],
    kind: Kind,
    *,
    others: Sequence[Figure] = (),
    members: Sequence[Figure] = (),
    more: Sequence[Modifier] = (),
    through_woods: bool = False,
) -> Roll:
    """Roll an attack that names the targets and is compared with others, too. `members` are the others in a formation, `more` the modifiers of a spell's text.
    A card that has worked unseen until now is shown before the dice fall. [A-58, A-69, A-87, S-108, D-62]"""
    helped = Modifier("formation", NUMBERS.formation_attack * len(members))
    attack = attack_value(t, attacker, kind, targets[0] if targets else None, (helped, *more))
    roll = Roll(kind, (0, 0), attack, tuple(target.id for target in targets), tuple(member.id for member in members), through_woods)
    for figure in (*targets, *others):
        _show_margins(t, attacker, figure, roll)
    roll = roll._replace(dice=(t.chance.die(6), t.chance.die(6)))
    if attack.lender:
        t.tell(Borrowed, unit(attacker), unit(t.figures[attack.lender]), attack.base)
    t.tell(AttackRolled, unit(attacker), kind, *roll.dice, attack.base, [*attack.modifiers], roll.total)
    if roll.is_critical_hit:
        t.tell(CriticalHit, unit(attacker))
    return roll


def _show_margins(t: Battlefield, attacker: Figure, figure: Figure, roll: Roll) -> None:
    """Warded Margins is shown the first time it changes a number. [S-108]"""
    tome = warded_margins(t, figure, unseen=True)
    if tome is not None and WARDED_MARGINS not in tome.shown:
        with_it, without_it = _defense(t, attacker, figure, roll), _defense(t, attacker, figure, roll, unseen=False)
        if with_it.total > without_it.total:
            reveal(t, tome, WARDED_MARGINS)


def _defense(t: Battlefield, attacker: Figure, figure: Figure, roll: Roll, *, unseen: bool = True) -> Value:
    """The defense of a figure against this roll. Terrain on the line helps those who are named, not bystanders. [A-68, A-159, A-160]"""
    in_line = roll.kind in RANGED and figure.id in roll.targets
    hindered = in_line and is_hindered(t, attacker, figure, roll.kind, alone=len(roll.targets) == 1, through_woods=roll.through_woods)
    return defense_value(t, figure, roll.kind, hindered=hindered, unseen=unseen)


def is_hit(t: Battlefield, roll: Roll, attacker: Figure, figure: Figure) -> bool:
    """Whether the roll reaches a figure, named or not, and is not dodged. [A-58, A-63, A-125, A-156]"""
    defense = _defense(t, attacker, figure, roll)
    succeeds = not roll.is_critical_miss and (roll.is_critical_hit or roll.total >= defense.total)
    if defense.lender:
        t.tell(Defended, unit(figure), unit(t.figures[defense.lender]), defense.base)
    t.tell(Hit if succeeds else Missed, unit(figure), roll.total, defense.total, _told(t, figure, defense))
    return succeeds and not _dodges(t, figure)


def _told(t: Battlefield, figure: Figure, defense: Value) -> list[Modifier]:
    """The modifiers that are told: Warded Margins is left out as long as nobody has seen it, which is when the rule of 3 swallowed it. [A-75, S-108]"""
    tome = warded_margins(t, figure, unseen=True)
    is_unseen = tome is not None and WARDED_MARGINS not in tome.shown
    return [modifier for modifier in defense.modifiers if not (is_unseen and modifier.name == "margins")]


def _dodges(t: Battlefield, figure: Figure) -> bool:
    if not has(t, figure, "dodge"):
        return False
    die = t.chance.die(6)
    dodged = die >= NUMBERS.dodge_min
    t.tell(DodgeRolled, unit(figure), die, NUMBERS.dodge_min, int(dodged))
    return dodged


# Damage and what follows ---------------------------------------------------------------------------------------------


async def deal(t: Battlefield, attacker: Figure, amounts: Mapping[str, int], roll: Roll, *, divide: int = 0) -> None:
    """The end of every attack: deal these amounts to the figures that were hit, or divide one amount among them; then comes everything that follows. Whoever is
    hit for 0 takes no damage, as in a capture; with no amounts at all the attack has failed. [A-122 to A-126, A-158]"""
    stumble(t, attacker, roll)
    shared = await _shared(t, attacker, amounts, roll, divide)
    retaliators = [who for who in shared if has(t, t.figures[who], "magic-retaliation")]
    pierces = has(t, attacker, "pierce")
    wounds = {who: dealt(amount, abilities(t, t.figures[who]), _source(roll, who), pierces=pierces) for who, amount in shared.items() if amount}
    turned = hurt(t, wounds)
    _retaliate(t, attacker, [who for who in retaliators if who in turned])
    if turned and roll.kind == "close" and has(t, attacker, "vampirism"):
        _drink(t, attacker)
    conclude(t, attacker, roll, succeeded=any(who in amounts for who in roll.targets) if roll.targets else bool(amounts))


def stumble(t: Battlefield, attacker: Figure, roll: Roll) -> None:
    """A critical miss costs the attacker damage that nothing reduces. [A-63, A-123, A-124]"""
    if roll.is_critical_miss:
        t.tell(CriticalMiss, unit(attacker))
        hurt(t, {attacker.id: NUMBERS.crit_miss_damage})


def conclude(t: Battlefield, attacker: Figure, roll: Roll, *, succeeded: bool) -> None:
    """Killing Edge ends by a success in close combat, Arcane Sight by a failure at range; then the dead are counted. [A-126, P-12, P-18]"""
    over = KILLING_EDGE if roll.kind in CLOSE and succeeded else ARCANE_SIGHT if roll.kind in RANGED and not succeeded else ""
    for working in t.working_on(attacker, over) if over else ():
        end_working(t, working)
    bury(t)


def _source(roll: Roll, who: str) -> Damage:
    """Bystanders of Flame/Lightning and everybody in a Shockwave are hurt by the ability; those of a spell by its attack. [A-123, A-204]"""
    return Damage.ATTACK if roll.kind == "spell" or who in roll.targets else Damage.ABILITY


def _retaliate(t: Battlefield, attacker: Figure, who: Sequence[str]) -> None:
    """Magic Retaliation, also of figures that have just reached their skulls. [A-126, A-204]"""
    striking = [t.figures[one] for one in who if not is_proof(t, t.figures[one], attacker)]
    for figure in striking:
        t.tell(Retaliated, unit(figure), unit(attacker))
    if striking:
        each = dealt(NUMBERS.retaliation_damage, abilities(t, attacker), Damage.ABILITY)
        hurt(t, {attacker.id: each * len(striking)})


def _drink(t: Battlefield, attacker: Figure) -> None:
    if heal(t, attacker, NUMBERS.vampirism_heals):
        t.tell(Drank, unit(attacker))


# Who gets how much ---------------------------------------------------------------------------------------------------


async def _shared(t: Battlefield, attacker: Figure, amounts: Mapping[str, int], roll: Roll, divide: int) -> dict[str, int]:
    """The amounts before reductions, with the 1 of Magic Enhancement and the 1 of a critical hit. Where there is a choice, the attacker has it.
    [A-122, A-158]"""
    hurting = {who: amount for who, amount in amounts.items() if amount or divide}
    if not hurting:
        return {}
    enhanced = [who for who in hurting if not is_proof(t, attacker, t.figures[who])] if is_enhanced(t, attacker, roll.kind, roll.members) else []
    ways = _ways(hurting, divide, enhanced, critical=[*hurting] if roll.is_critical_hit else [])
    return _read_share(await split(t, t.players[attacker.seat], ways))


def _ways(amounts: Mapping[str, int], divide: int, enhanced: Sequence[str], critical: Sequence[str]) -> tuple[str, ...]:
    """All ways to share out an attack's damage, as keys."""
    bases = [dict(zip(amounts, parts, strict=True)) for parts in divisions(divide, len(amounts))] if divide else [dict(amounts)]
    more = [(one, other) for one in enhanced or [""] for other in critical or [""]]
    found = [
        ",".join(f"{who}={amount + NUMBERS.enhancement * (who == one) + NUMBERS.crit_hit_extra * (who == other)}" for who, amount in base.items())
        for base in bases
        for one, other in more
    ]
    return tuple(dict.fromkeys(found))


def divisions(amount: int, parts: int) -> list[tuple[int, ...]]:
    """All ways to divide an amount into this many parts of at least 1; if it is too small for that, some get nothing. [A-70]

    >>> divisions(3, 2), divisions(1, 2)
    ([(2, 1), (1, 2)], [(1, 0), (0, 1)])
    """
    least = 1 if amount >= parts else 0
    if parts == 1:
        return [(amount,)]
    most = amount - least * (parts - 1) if least else min(amount, 1)
    return [(first, *rest) for first in range(most, least - 1, -1) for rest in divisions(amount - first, parts - 1) if least or max(rest) <= 1]


def _read_share(key: str) -> dict[str, int]:
    return {who: int(amount) for who, amount in (share.split("=") for share in key.split(","))}


def _shares(t: Battlefield, me: Player, ways: tuple[str, ...]) -> Sequence[str]:
    return ways


def _say_share(t: Battlefield, me: Player, ways: tuple[str, ...], key: str) -> Offered:
    return SplitDamage(tuple(Damages(unit(t.figures[who]), amount) for who, amount in _read_share(key).items()))


split = one_of("split", _shares, says=_say_share, rule="A-158")
