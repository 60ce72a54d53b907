"""How likely a faction wins whose turn begins: from how many tiles each side lacks to catch the Chosen, and to bring her home. Weights: data/chances.toml."""

from __future__ import annotations

from math import exp

from ..board import BACK, BASE_OF, DIAGONAL, NEXT, OTHER
from ..facts import NUMBERS, SIDE_OF, SOCIETY_FIGURES, icons_of
from ..state import Night
from ..upgrades import victims
from .reach import EXIT, FAR, TILE, Exit, Field, homewards

NEAR, WIDE = 0.55, 0.85
"""What is left of a hope for each tile that is lacking: of one for this turn, and of one for later."""


class Sides:
    """The distances of both sides on one table, the Chosen some spaces further."""

    def __init__(self, t: Night, ahead: int) -> None:
        self.t, self.ahead = t, ahead

    def ways(self, side: str, ahead: int) -> tuple[int, int]:
        """How far the nearest figure of a side is from catching the Chosen, and from bringing her home."""
        t = self.t
        home = Field(t, side, homewards(t, t.factions[side].characters[0]), own=t.factions[side].characters)
        holder = t.holder
        if SIDE_OF.get(holder) == side:
            return 0, home.of(t.at[holder])
        spaces = [t.at[who] for who in t.factions[side].characters if who in t.at]
        catch: dict[Exit, int] = {}
        run: dict[Exit, int] = {}
        for goal, there in self.goals(side, ahead):
            catch[goal] = 0
            run[goal] = home.of(there)
        if not catch:
            return FAR, FAR
        near = min(map(Field(t, side, catch, seek=spaces).of, spaces))
        return near, min(map(Field(t, side, run, seek=spaces).of, spaces))

    def goals(self, side: str, ahead: int) -> list[tuple[Exit, str]]:
        """The exits that lead to the Chosen or to whoever holds her, with the space they lead from."""
        t = self.t
        holder = t.holder
        if holder:
            space = t.at.get(holder, "")
            if not space:
                return []
            ways = NEXT[space] if holder in SOCIETY_FIGURES else t.open_sides(space)
            return [(EXIT[there][BACK[way]], there) for way in ways if (there := NEXT[space].get(way)) and there not in BASE_OF and not t.hurts(space, way, side)]
        place = DIAGONAL.index(t.chosen) + ahead if t.chosen else ahead - t.away
        if not 0 <= place < len(DIAGONAL) - 1:
            return []
        space = DIAGONAL[place]
        return [(EXIT[there][BACK[way]], there) for way, there in NEXT[space].items() if there not in BASE_OF and not t.hurts(space, way, side)]


def hopes(name: str, far: int) -> dict[str, float]:
    tiles = far / TILE
    return {f"{name}-now": NEAR**tiles, f"{name}-later": WIDE**tiles} if far < FAR else {}


def has_strike(t: Night, side: str) -> float:
    """Whether a side can strike: with a card of its own, or with one of its row."""
    if any("strike" in icons_of(side, card) for p in t.players if p.side == side for card in p.upgrades):
        return 1.0
    return 0.5 if any(card and "strike" in icons_of(side, card) for card in t.factions[side].row) else 0.0


def found(t: Night, mover: str, ahead: int = 0) -> dict[str, float]:
    """What matters when the turn of a side begins; `ahead`, if the Chosen still has so many spaces to walk until then."""
    other = OTHER[mover]
    mine, theirs = t.factions[mover], t.factions[other]
    sides = Sides(t, ahead)
    holder = SIDE_OF.get(t.holder, "")
    case = "free" if not holder else "mine" if holder == mover else "theirs"
    seen = {f"{case}": 1.0}
    if case == "free":
        catch, run = sides.ways(mover, ahead)
        seen |= hopes("free-catch", catch) | hopes("free-run", run)
        catch, run = sides.ways(other, ahead + 1)
        seen |= hopes("free-their-catch", catch) | hopes("free-their-run", run)
        walked = DIAGONAL.index(t.chosen) + ahead if t.chosen else ahead - t.away
        seen["free-late"] = walked / 10
        later, far = sides.ways(mover, ahead + 2)
        seen |= hopes("free-next", far)
    elif case == "mine":
        _, run = sides.ways(mover, 0)
        seen |= hopes("mine-home", run)
        catch, run = sides.ways(other, 0)
        seen |= hopes("mine-hunted", catch) | hopes("mine-robbed", run)
        seen["mine-strike"] = has_strike(t, other)
    else:
        catch, run = sides.ways(mover, 0)
        seen |= hopes("theirs-hunted", catch) | hopes("theirs-robbed", run)
        _, run = sides.ways(other, 0)
        seen |= hopes("theirs-home", run)
        strike = has_strike(t, mover)
        seen["theirs-strike"] = strike
        seen["theirs-struck"] = strike * any(t.holder in victims(t, who) for who in mine.characters)
    seen["points"] = (mine.points - theirs.points) / 10
    seen["low"] = 1 / max(1.0, mine.points) - 1 / max(1.0, theirs.points)
    seen["seer"] = float(max(t.power[who] for who in mine.characters) >= NUMBERS["seer_cost"] - 1) - float(
        max(t.power[who] for who in theirs.characters) >= NUMBERS["seer_cost"] - 1
    )
    seen["power"] = (sum(t.power[who] for who in mine.characters) - sum(t.power[who] for who in theirs.characters)) / 6
    seen["strike"] = has_strike(t, mover) - has_strike(t, other)
    hands = {side: [len(p.hand) for p in t.players if p.side == side] for side in (mover, other)}
    seen["hand"] = float(hands[mover][0] - 3)
    seen["human"] = 1.0 if mover == "H" else -1.0
    return seen
