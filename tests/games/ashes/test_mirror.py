"""The board has no better half: a position and its mirror image, with the sides swapped, offer the same things. [T-SYM]

Two tables are played side by side: one as it was laid by chance, the other mirrored along the diagonal. At every question the keys are compared, then the same
answer is given at both. Left out is what the rules give to one faction only: counter-attacks, for the sake of Reverend and Thorne, Strike, Shove, Step, and the
add-ons. The Society's cards have no numbers, since its two figures would have to swap places.
"""

from __future__ import annotations

import random
from itertools import islice
from typing import TypeVar

import pytest

from walpurgis.engine import Match
from walpurgis.engine.scene import Scene
from walpurgis.games.ashes.board import BASES, CROSSROADS, DIAGONAL, FACES, KIND_OF, OTHER, PLAIN, PORTAL_EDGES, SPACES, TRAP_SPACES, mirrored
from walpurgis.games.ashes.facts import CHARACTERS, SIDE_OF, SOCIETY_FIGURES
from walpurgis.games.ashes.game import GAME
from walpurgis.games.ashes.paths import BIT, MANY, Net, bits
from walpurgis.games.ashes.state import Night

A = TypeVar("A")
DIRECTIONS = dict(zip("NWSE", "WNES", strict=True))
FACE = {"NS": "EW", "EW": "NS", "NE": "SW", "SW": "NE", "NW": "NW", "SE": "SE"}
FIGURE = dict(zip("DMROST", "OSTDMR", strict=True))
PORTAL = dict(zip(("P1", "P2", "P3", "P4", "P5", "P6"), ("P4", "P5", "P6", "P1", "P2", "P3"), strict=True))
BOTH_WAYS = "U9"
"""The upgrade card whose icons are alike on both sides."""
DEALT = ("main", "token", "who", "step", "effect")
"""Questions that nobody here answers with "do nothing" if there is anything else."""


# Mirroring -----------------------------------------------------------------------------------------------------------


def figure(who: str) -> str:
    return FIGURE.get(who, who)


def space(name: str) -> str:
    return mirrored(name) if name in SPACES else name


def edge(name: str) -> str:
    return "|".join(sorted(map(mirrored, name.split("|")), key=SPACES.index))


def card(name: str) -> str:
    """Cards of characters change hands; generic ones are alike."""
    return FIGURE[name[0]] + name[1:] if name[0] in FIGURE and len(name) == 2 else name


def place(name: str) -> str:
    return f"al.{FIGURE[name[3]]}" if name.startswith("al.") else name


def mirrored_key(key: str) -> str:
    """The option that is the same on the other side of the diagonal."""
    kind, _, rest = key.partition(":")
    first, found, second = rest.partition(">")
    match kind:
        case "act" | "def":
            rest = card(rest)
        case "xch":
            rest = f"{card(first)}>{second}"
        case "put" | "rot" | "cnv" | "rem":
            where, sign, face = rest.partition("=")
            rest = space(where) + sign + FACE.get(face, "")
        case "who" | "pay" | "pow" | "heal":
            rest = figure(rest)
        case "go" | "way" | "atk" | "cap":
            rest = "".join(DIRECTIONS[direction] for direction in rest)
        case "tok":
            rest = f"{figure(first)}>{place(second)}"
        case "por":
            rest = PORTAL[first] + found + (edge(second) if found else "")
    return f"{kind}:{rest}" if rest else kind


def mirror_image(t: Night) -> Night:
    """The same position with the sides swapped."""
    image = t.copy()
    image.active = 1 - t.active
    image.at = {figure(who): space(where) for who, where in t.at.items()}
    image.standing = {where: who for who, where in image.at.items()}
    image.facing = {figure(who): DIRECTIONS[way] for who, way in t.facing.items()}
    image.tiles = {space(where): FACE[face] for where, face in t.tiles.items()}
    image.portals = {edge(name): PORTAL[portal] for name, portal in t.portals.items()}
    image.chosen = figure(space(t.chosen))
    image.traps = tuple(space(where) for where in t.traps)
    image.power = {figure(who): level for who, level in t.power.items()}
    image.tokens = {figure(who): place(where) for who, where in t.tokens.items()}
    for side, faction in t.factions.items():
        twin = image.factions[OTHER[side]]
        twin.points, twin.row = faction.points, faction.row
        twin.deck, twin.discard = tuple(card(name) for name in faction.deck), tuple(card(name) for name in faction.discard)
        twin.upgrade_deck, twin.upgrade_discard = faction.upgrade_deck, faction.upgrade_discard
    for p in t.players:
        twin_player = image.players[1 - p.seat]
        twin_player.hand, twin_player.upgrades = tuple(card(name) for name in p.hand), p.upgrades
    return image


def looks(t: Night) -> dict[str, object]:
    """What lies on the table, to be compared."""
    return {
        "at": t.at,
        "facing": t.facing,
        "tiles": t.tiles,
        "supply": t.supply,
        "portals": t.portals,
        "chosen": t.chosen,
        "traps": sorted(t.traps),
        "power": t.power,
        "tokens": t.tokens,
        "points": {side: faction.points for side, faction in t.factions.items()},
        "hands": {p.side: p.hand for p in t.players},
        "turn": t.turn,
    }


# Positions -----------------------------------------------------------------------------------------------------------


def strewn(seed: int) -> Night:
    """A position by chance: tiles, figures, portals, traps, power, tokens, cards."""
    rng = random.Random(seed)
    t: Night = Match.new(GAME, 2, seed, listen=False).state.copy()
    t.turn, t.active, t.phase = 2, rng.choice((0, 1)), rng.choice(("tokens", "effects", "actions"))
    for where in rng.sample(PLAIN, rng.randint(10, 60)):
        kind = rng.choice("SC") if t.supply["S"] and t.supply["C"] else "S" if t.supply["S"] else "C"
        t.tiles[where] = rng.choice(FACES[kind])
        t.supply[kind] -= 1
    t.at, t.standing = {}, {}
    paths = [where for where in SPACES if where in t.tiles or where in CROSSROADS or where in DIAGONAL[1:-1]]
    t.chosen = rng.choice(DIAGONAL[:-1])
    for who in (*CHARACTERS["H"], *CHARACTERS["V"], *SOCIETY_FIGURES):
        ground = [*(paths if who in SIDE_OF else PLAIN), *(BASES[SIDE_OF[who]] if who in SIDE_OF else ())]
        t.put(who, _free(rng, t, ground), rng.choice("NESW") if who in SIDE_OF else "")
    t.traps = tuple(where for where in rng.sample(TRAP_SPACES, 3) if where not in t.tiles and where not in t.standing)
    if rng.random() < 0.3:
        t.chosen = rng.choice("DMROST")
    edges = rng.sample([*PORTAL_EDGES["H"], *PORTAL_EDGES["V"]], 6)
    t.portals = dict(zip(edges, rng.sample(list(PORTAL), 6), strict=True))
    t.power = {who: rng.randint(0, 6) for who in t.power}
    _take_places(rng, t)
    t.society_deck = ("S18", "S17", "S16", "S15") * 3
    for p in t.players:
        p.upgrades = (BOTH_WAYS,)
    for faction in t.factions.values():
        faction.row = tuple(name if rng.random() < 0.8 else "" for name in faction.row)
    return t


def _free(rng: random.Random, t: Night, ground: list[str]) -> str:
    return rng.choice([where for where in ground if where not in t.standing and where != t.chosen])


def _take_places(rng: random.Random, t: Night) -> None:
    """Ally tokens on some places around the board."""
    for who in t.tokens:
        where = rng.choice(["", f"al.{who}", "bm.1", "bm.2", "bm.3", "seer", "alch", "myst"])
        t.tokens[who] = where if where not in t.tokens.values() else ""


def keys_of(table: Scene[Night], *, ways: bool) -> set[str]:
    """The keys offered, with whole ways or without."""
    return {str(key) for key in table.ask.answers() if ways or not str(key).startswith("way:")}


def lists_all_ways(t: Night) -> bool:
    """Whether the walker's ways are few enough to be listed; else which are listed depends on the order of search."""
    if not t.walker:
        return True
    net = Net(t, t.walker)
    found = list(islice(net.ways(t.at[t.walker], bits(t.walked), BIT.get(t.must, 0)), MANY))
    return len(found) < MANY and net.patience > 0


def answers(prompt: str, keys: list[str]) -> list[str]:
    """What may be answered so that both sides stay alike: nobody defends, and of the upgrade cards only one is played."""
    if prompt == "defend":
        return ["take"]
    some = [key for key in keys if not key.startswith("upg:") or key == f"upg:{BOTH_WAYS}"]
    return [key for key in some if key != "pass" or prompt not in DEALT] or some


def bisimulate(seed: int, questions: int) -> set[str]:
    """Play both tables side by side. Returns the prompts that were compared."""
    t = strewn(seed)
    image = mirror_image(t)
    left, right = (Scene(Match.standing(GAME, position, 2, GAME.Options())) for position in (t, image))
    rng = random.Random(seed)
    seen = set()
    for _ in range(questions):
        assert looks(mirror_image(left.t)) == looks(right.t)
        if left.match.over:
            break
        ways = lists_all_ways(left.t)
        here, there = keys_of(left, ways=ways), keys_of(right, ways=ways)
        assert left.ask.prompt == right.ask.prompt
        assert {mirrored_key(key) for key in here} == there, (seed, left.ask.prompt)
        seen.add(left.ask.prompt)
        answer = rng.choice(answers(left.ask.prompt, sorted(here)))
        left.choose(answer)
        right.choose(mirrored_key(answer))
    return seen


@pytest.mark.parametrize("batch", range(4))
def test_both_sides_of_the_diagonal_offer_the_same(batch: int) -> None:
    """[T-SYM, AA-B-3, AA-MV-1, AA-DG-1, AA-PO-1, AA-P1-12]"""
    seen: set[str] = set()
    for seed in range(batch * 12, batch * 12 + 12):
        seen |= bisimulate(seed, 60)
    assert {"main", "generic", "tiles", "who", "step", "token", "effect", "edge", "alchemist", "heal"} <= seen


def test_a_mirrored_mirror_image_is_the_position_itself() -> None:
    """[T-SYM]"""
    t = strewn(3)
    assert looks(mirror_image(mirror_image(t))) == looks(t) != looks(mirror_image(t))
    assert {mirrored_key(mirrored_key(key)) for key in ("put:C7=NE", "way:NNE", "por:P1>D5|E5", "tok:M>al.M", "act:GS1", "act:R5")} == {
        "put:C7=NE", "way:NNE", "por:P1>D5|E5", "tok:M>al.M", "act:GS1", "act:R5",
    }  # fmt: skip
    assert set(KIND_OF) == set(FACE)
