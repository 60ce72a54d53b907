"""The little language for tests of Sorcery: put figures on the ground, act, answer, look.

    t = battle("A:DEL2 18,18 N", "B:APO1 18,19.255 S", dice=[2, 3]).choose("close:a1>b1")
    assert t.look("b1") == "#3"

A figure is its seat and kind, its place in inches, where it looks (N, E, S, W; else to the centre), then marks: `#3` click 3, `*1` one token, `^` in the air,
`+B1(P01.P20)` a book with its spells, the bookmark first. Figures are a1, a2 and so on in the order in which they are named; books k1, k2. Unless told
otherwise A is active, in the action phase of a 200-point game, nobody has acted, and the ground is open.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from walpurgis.engine import Chance, Match
from walpurgis.engine.game import Step
from walpurgis.engine.plane import Point, facing
from walpurgis.engine.scene import Scene
from walpurgis.games.sorcery.fields import PIECES, SIDES
from walpurgis.games.sorcery.game import GAME, Settings
from walpurgis.games.sorcery.state import NOBODY, Battlefield, Feature, Figure, Objective, Player, Tome, Working, letter
from walpurgis.games.sorcery.view import Seen, SeenCasting, view

COMPASS = {"N": (0, 1000), "E": (1000, 0), "S": (0, -1000), "W": (-1000, 0)}
_FIGURE = re.compile(r"([A-D]):(\w{4}) ([\d.]+),([\d.]+)(?: ([NESW]))?((?: ?[#*]\d)*)( ?\^)?((?: ?\+B\d\([^)]*\))*)")


def mil(inches: str | float) -> int:
    return round(float(inches) * 1000)


def point(x: float, y: float) -> list[int]:
    """A place in inches, as an answer."""
    return [mil(x), mil(y)]


class Play(Scene[Battlefield]):
    """A battlefield in play. Set everything before the first answer."""

    def f(self, who: str) -> Figure:
        """A figure, by its label."""
        return self.t.figures[who]

    def k(self, tome: str) -> Tome:
        """A book, by its label."""
        return self.t.tomes[tome]

    def seen(self, seat: int | None) -> Seen:
        """What a seat sees of the battlefield."""
        return view(self.t, seat)

    def in_the_air(self, seat: int | None) -> SeenCasting:
        """What a seat sees of the spell that is being cast."""
        casting = self.seen(seat).casting
        assert casting is not None, "nothing is being cast"
        return casting

    def look(self, who: str) -> str:
        """Click and tokens of a figure: "#2 *1", "#3"; or what else it is: "gone", "captive #1"."""
        figure = self.f(who)
        if figure.status == "gone":
            return "gone"
        tokens = f" *{figure.tokens}" if figure.tokens else ""
        return f"{'captive ' if figure.status == 'captive' else ''}#{figure.click}{tokens}"

    def where(self, who: str) -> str:
        """Where a figure stands, in inches: "18,14.745"."""
        figure = self.f(who)
        return ",".join(f"{value / 1000:g}" for value in figure.at)

    def go(self, *places: tuple[float, float], look: tuple[float, float] | None = None) -> Play:
        """Answer a question for a path: places in inches, then where to look (by default on in the direction of the last step)."""
        assert places
        end = look if look is not None else _beyond(self, places)
        return self.choose([point(*place) for place in (*places, end)])

    def refuses_to_go(self, *places: tuple[float, float], rule: str, look: tuple[float, float] | None = None) -> Play:
        """The path is refused by that rule."""
        end = look if look is not None else _beyond(self, places)
        return self.refuses([point(*place) for place in (*places, end)], rule)

    def of(self, prefix: str) -> str:
        """The keys offered that begin so."""
        return ", ".join(key for key in self.offered.split(", ") if key.startswith(prefix))

    def end_turn(self) -> Play:
        """The active player gives no more actions and ends the turn; small questions on the way must not come up."""
        seat = self.t.active
        while not self.match.over and self.t.active == seat:
            prompt = self.ask.prompt
            assert prompt in ("command", "act", "finish"), f"in between somebody is asked {self.asked}"
            self.choose({"command": "go", "act": "end", "finish": "end"}[prompt])
        return self


def _beyond(play: Play, places: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Where somebody looks who goes on straight ahead."""
    before = places[-2] if len(places) > 1 else tuple(value / 1000 for value in play.f(play.t.acting or "a1").at)
    x, y = places[-1]
    ahead = x + (x - before[0]), y + (y - before[1])
    return ahead if ahead != (x, y) else (x, y + 1)


def battle(
    *figures: str,
    dice: Sequence[int] = (),
    terrain: str = "",
    objectives: str = "",
    active: str = "A",
    phase: str = "action",
    actions: int | None = None,
    players: int = 2,
    total: int = 200,
    board: int = 36,
    in_round: int = 1,
    turn_limit: int = 12,
    workings: Sequence[str] = (),
    domains: Sequence[str] = (),
    rule: Callable[[Battlefield], Step] | None = None,
    **fields: Any,
) -> Play:
    """A battlefield with these figures on it. `terrain` is "wood 15,13-21,18, ruin ..."; `objectives` is "18,18 9,18=B", the second one held by B; `workings`
    are spells in play: "P15 on a1 by b1 from k1", "P20 at 18,19.13 by a1 from k1", "P26 by a1 from k1 for 2". Dice are dictated in the order in which they are
    rolled."""
    state = Battlefield(
        Chance(1),
        players=[Player(seat, edge, is_ready=True) for seat, edge in enumerate(SIDES[players])],
        board=board * 1000,
        total=total,
        turn_limit=turn_limit,
        table="field",
        phase=phase,  # type: ignore[arg-type]
        order=tuple(range(players)),
        active="ABCD".index(active),
        round=in_round,
        domains=tuple(domains),
    )
    for text in figures:
        _put(state, text)
    for number, text in enumerate(filter(None, terrain.split(", ")), 1):
        name, corners = text.split()
        left, bottom, right, top = (mil(value) for value in re.split("[,-]", corners))
        state.features.append(Feature(f"t{number}", name, left, bottom, right, top, PIECES[name].structure))
    for number, text in enumerate(objectives.split(), 1):
        place, _, holder = text.partition("=")
        x, y = (mil(value) for value in place.split(","))
        state.objectives.append(Objective(f"o{number}", x, y, "ABCD".index(holder) if holder else NOBODY))
    for text in workings:
        _enact(state, text)
    state.actions = state.action_total if actions is None else actions
    for name, value in fields.items():
        assert hasattr(state, name)
        setattr(state, name, value)
    state.chance.dictate(*(die - 1 for die in dice))
    options = Settings(build_total=total, turn_limit=turn_limit, board=board)  # type: ignore[arg-type]
    return Play(Match.standing(GAME, state, players, options, rule=rule))


def _put(t: Battlefield, text: str) -> None:
    found = _FIGURE.fullmatch(text)
    assert found is not None, f"{text!r} is no figure"
    seat = "ABCD".index(found[1])
    number = 1 + sum(f.seat == seat for f in t.figures.values())
    figure = Figure(f"{letter(seat)}{number}", seat, found[2], "air" if found[7] else "ground", mil(found[3]), mil(found[4]))
    centre: Point = (t.board // 2, t.board // 2)
    figure.look(COMPASS[found[5]] if found[5] else facing(figure.at, centre, COMPASS["N"]))
    for mark, value in re.findall(r"([#*])(\d)", found[6]):
        setattr(figure, {"#": "click", "*": "tokens"}[mark], int(value))
    t.figures[figure.id] = figure
    for book, spells in re.findall(r"\+(B\d)\(([^)]*)\)", found[8]):
        tome = Tome(f"k{len(t.tomes) + 1}", book, seat, figure.id, figure.id, stack=tuple(filter(None, spells.split("."))), readers=(seat,), know_order=(seat,))
        t.tomes[tome.id] = tome


def _enact(t: Battlefield, text: str) -> None:
    """A spell in play: "P15 on a1 by b1 from k1"."""
    spell, *words = text.split()
    said = dict(zip(words[::2], words[1::2], strict=True))
    t.made += 1
    caster = said["by"]
    working = Working("", spell, said.get("from", ""), caster, t.figures[caster].seat)
    working.id = f"{'i' if working.printed.type == 'illusion' else working.printed.type[0]}{t.made}"
    working.target, working.mode, working.ends_in = said.get("on", ""), said.get("mode", ""), int(said.get("for", 0))
    if "at" in said:
        working.x, working.y = (mil(value) for value in said["at"].split(","))
    if not working.tome:
        tome = Tome(f"k{len(t.tomes) + 1}", "B6", working.seat, caster, caster, shown=(spell,), readers=(working.seat,), know_order=(working.seat,))
        t.tomes[tome.id] = tome
        working.tome = tome.id
    t.workings.append(working)
