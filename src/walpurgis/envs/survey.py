"""Making the form of a game: some games are played, and what was seen in them is put beside the types of the view.

The types say that a field is a name, the survey which names it holds; where those are a part of a table of the game's facts (`data/*.toml`), the whole table is
taken. The same version of a game always gives the same form. It is played by chance and by rules of thumb, with all numbers of players and various options.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from walpurgis.bots import bot_named
from walpurgis.bots.brought import has_thumb
from walpurgis.engine import AnyGame, Chance, Match, Refused
from walpurgis.engine.game import options_of, package_of

from .form import Bag, BySeat, Fields, Flag, Form, Keyed, Maybe, Node, Number, Pooled, Row, SeatBag, SeatCells, Word, size_of
from .shapes import Bare, Mapped, Perhaps, Several, Shape, Structure, view_shape
from .spelling import is_composed, pieces
from .topics import topic_of

LONGEST = 2000
"""This many questions of a game are looked at."""
WIDEST = 3000
"""A field of the view may have this many cells, for each seat if it belongs to one."""
LIMITS = (512, 128, 64, 32, 16, 8, 0)
"""How many names a family may have that is put into numbers for each thing in a list: the first with which the field is not too wide."""
ROW = 64
"""How many names a family may have that is put into numbers place by place; else they are counted."""
LARGEST_NUMBER = 99


class _Seen:
    """What was seen in one place of the view."""

    def __init__(self) -> None:
        self.words: Counter[str] = Counter()
        self.numbers: set[int] = set()
        self.most = 1
        """The most of one name in a list."""
        self.lengths: dict[int, set[int]] = defaultdict(set)
        """How long the list was, by the number of players."""
        self.names: set[str] | None = None
        """The fields that name the things in this list: never empty, and never the same twice."""


class _Survey:
    """All that was seen of a game."""

    def __init__(self, game: AnyGame) -> None:
        self.game, self.shape = game, view_shape(game)
        self.seen: dict[str, _Seen] = defaultdict(_Seen)
        self.asked: set[str] = set()
        self.pieces: Counter[str] = Counter()
        self.about: dict[str, set[Shape]] = defaultdict(set)
        self.tables = dict(_tables(game))
        self.families: dict[str, list[str]] = {}
        self.left_out: list[str] = []

    # Looking -----------------------------------------------------------------------------------------------------

    def play(self, seats: int, seed: int) -> None:
        """One game, by chance or by rules of thumb, seen from the seats that are asked, and at the end by all."""
        dice = Chance(seed)
        match = _match(self.game, seats, seed, dice)
        quick = ["random", "thumb"] if has_thumb(self.game) else ["random"]  # those that think would take all day
        bots = [bot_named(dice.pick(quick), self.game, seed + seat) for seat in range(seats)]
        for _ in range(LONGEST):
            if match.over:
                break
            seat, ask = next(iter(match.asks.items()))
            self.note(self.shape, match.view(seat), "view", seats)
            self.asked.add(ask.prompt)
            for key in {*ask.keys()} if ask.kind != "number" else {*map(str, ask.bounds())}:
                self.pieces.update(pieces(key))
            for name, (shape, value) in topic_of(ask).items():
                self.about[name].add(shape)
                self.note(shape, value, f"about.{name}", seats)
            match.answer(seat, bots[seat].answer(match.sight(seat)))
        for seat in range(seats):
            self.note(self.shape, match.view(seat), "view", seats)

    def note(self, shape: Shape, value: Any, path: str, seats: int) -> None:
        """Remember a value and everything in it."""
        match shape:
            case Perhaps(inner):
                if value is not None:
                    self.note(inner, value, path, seats)
            case Structure(fields):
                for name, inner in fields.items():
                    self.note(inner, getattr(value, name), f"{path}.{name}", seats)
            case Several(inner):
                seen = self.seen[path]
                seen.lengths[seats].add(len(value))
                if inner == Bare("word"):
                    seen.most = max(seen.most, *Counter(value).values(), 1)
                elif isinstance(inner, Structure):
                    named = {name for name, kind in inner.fields.items() if kind == Bare("word") and _names([getattr(one, name) for one in value])}
                    seen.names = named if seen.names is None else seen.names & named
                for one in value:
                    self.note(inner, one, f"{path}[]", seats)
            case Mapped(by, inner):
                self.seen[path].lengths[seats].add(len(value))
                for key, one in value.items():
                    self.note(by, key, f"{path}{{}}", seats)
                    self.note(inner, one, f"{path}[]", seats)
            case Bare("number"):
                self.seen[path].numbers.add(value)
            case Bare("word"):
                if value:
                    self.seen[path].words[value] += 1
            case _:
                pass

    # Writing down ------------------------------------------------------------------------------------------------

    def form(self) -> Form:
        """What follows from all that was seen."""
        assert isinstance(self.shape, Structure)
        fields = {name: node for name, shape in self.shape.fields.items() if (node := self.widest(shape, f"view.{name}")) is not None}
        about = {name: node for name, shapes in sorted(self.about.items()) if (node := self.topic(shapes, f"about.{name}")) is not None}
        prompts = sorted({*_prompts(self.game), *self.asked})
        return Form(self.game.name, self.game.version, self.words(), prompts, dict(sorted(self.families.items())), Fields(fields), about, self.left_out)

    def words(self) -> list[str]:
        """The words of the actions: whole numbers up to the largest, then all pieces of keys, with the tables of facts that they are from."""
        numbers = [int(piece) for piece in self.pieces if piece.isdecimal() and str(int(piece)) == piece and int(piece) <= LARGEST_NUMBER]
        known = {name for table in self.tables.values() for name in table}
        words = {piece for piece in self.pieces if not piece.isdecimal() and (piece in known or not is_composed(piece, self.pieces))}
        for table in self.tables.values():
            shared = len(words & {*table})
            if shared >= 3 and shared * 5 >= len(table):
                words |= {name for name in table if pieces(name) == [name] and not name.isdecimal()}
        return [*map(str, range(max([9, *numbers]) + 1)), *sorted(words)]

    def topic(self, shapes: set[Shape], path: str) -> Node | None:
        """A field of what questions are about. Where it is now this and now that, it is a name."""
        return self.node(next(iter(shapes)), path, LIMITS[0]) if len(shapes) == 1 else Word(self.family(path, self.seen[path].words))

    def widest(self, shape: Shape, path: str) -> Node | None:
        """A field of the view, as fully as its width allows."""
        shown = Form("", 0, [], [], self.families, Flag(), {}, [])
        for limit in LIMITS:
            left_out = len(self.left_out)
            node = self.node(shape, path, limit, inside=False)
            if node is None or size_of(node.inner if isinstance(node, BySeat) else node, shown, 1) <= WIDEST:
                return node
            del self.left_out[left_out:]
        self.left_out.append(path.removeprefix("view."))
        return None

    def node(self, shape: Shape, path: str, limit: int, inside: bool = True) -> Node | None:
        """What stands for a shape; None if it cannot be put into numbers, or if it is inside of something and its family is larger than the limit."""
        seen = self.seen[path]
        match shape:
            case Bare("flag"):
                return Flag()
            case Bare("seat"):
                return SeatCells()
            case Bare("number"):
                return Number(max([1, *map(abs, seen.numbers)]))
            case Bare("word"):
                return self.fitting(Word(self.family(path, seen.words)), path, limit, inside)
            case Perhaps(inner):
                node = self.node(inner, path, limit, inside)
                return None if node is None else Maybe(node)
            case Structure(fields):
                nodes = {name: node for name, inner in fields.items() if (node := self.node(inner, f"{path}.{name}", limit, inside)) is not None}
                return Fields(nodes) if nodes else None
            case Several(inner):
                return self.several(inner, path, limit, inside)
            case Mapped(by, inner):
                return self.mapped(by, inner, path, limit)
            case _:
                self.left_out.append(path.removeprefix("view."))
                return None

    def several(self, inner: Shape, path: str, limit: int, inside: bool) -> Node | None:
        seen = self.seen[path]
        by = next((name for name, kind in inner.fields.items() if kind == Bare("seat")), "") if isinstance(inner, Structure) else ""
        if by and all(lengths <= {0, seats} for seats, lengths in seen.lengths.items()):
            node = self.node(inner, f"{path}[]", limit)
            return None if node is None else BySeat(by, node)
        if inner == Bare("seat"):
            return SeatBag()
        length = _length(seen.lengths)
        if length is not None and inner != Bare("word"):
            node = self.node(inner, f"{path}[]", limit)
            return None if node is None else Row(length, node)
        if length is not None and len(self.families[self.family(path, self.seen[f"{path}[]"].words)]) <= min(limit, ROW):
            return Row(length, Word(self.family(path, self.seen[f"{path}[]"].words)))
        if inner == Bare("word"):
            return self.fitting(Bag(self.family(path, self.seen[f"{path}[]"].words), seen.most), path, limit, inside)
        if isinstance(inner, Structure) and seen.names:
            return self.keyed(inner, path, limit, next(name for name in ("id", *inner.fields) if name in seen.names))
        node = self.node(inner, f"{path}[]", limit)
        return None if node is None else Pooled(max(1, *(most for lengths in seen.lengths.values() for most in lengths)), node)

    def keyed(self, inner: Structure, path: str, limit: int, by: str) -> Node:
        """Things with names: each at its place, and what is too wide for that over all of them together."""
        family = self.family(f"{path}[].{by}", self.seen[f"{path}[].{by}"].words)
        left_out = len(self.left_out)
        rest = Structure({name: kind for name, kind in inner.fields.items() if name != by})
        node = self.node(rest, f"{path}[]", limit)
        del self.left_out[left_out:]
        kept = node.fields if isinstance(node, Fields) else {}
        pooled = {name: wide for name, kind in rest.fields.items() if name not in kept and (wide := self.node(kind, f"{path}[].{name}", LIMITS[0])) is not None}
        return Keyed(by, family, Fields(kept), pooled)

    def mapped(self, by: Bare, inner: Shape, path: str, limit: int) -> Node | None:
        node = self.node(inner, f"{path}[]", limit)
        if by.kind == "seat":
            return None if node is None else BySeat("", node)
        seen = self.seen[f"{path}{{}}"]
        words = seen.words if by.kind == "word" else Counter(map(str, sorted(seen.numbers)))
        family = self.family(f"{path}{{}}", words)
        return Keyed("", family, Fields({}) if node is None else node)

    def fitting(self, node: Word | Bag, path: str, limit: int, inside: bool) -> Node | None:
        """Names, unless there are too many of them to be put into numbers for each thing in a list."""
        if inside and len(self.families[node.family]) > limit:
            self.left_out.append(path.removeprefix("view."))
            return None
        return node

    def family(self, path: str, words: Counter[str]) -> str:
        """The family of these names: the table of facts that most of them are from, or else just those that were seen."""
        tables = [(len(words.keys() & {*table}), -len(table), name) for name, table in self.tables.items()]
        shared, _, name = max(tables, default=(0, 0, ""))
        if shared < 3 or shared * 10 < len(words) * 9:
            name, table = path.removeprefix("view.").replace("[]", "").replace("{}", " (keys)"), []
        else:
            table = self.tables[name]
        known = self.families.setdefault(name, [*table])
        known += sorted({*words}.difference(known), key=lambda word: (word.isdecimal() and int(word), word))
        return name


def survey(game: AnyGame, rounds: int = 40) -> Form:
    """Play this many games with each number of players, and write down what was seen."""
    found = _Survey(game)
    for seats in game.seats:
        for n in range(rounds):
            found.play(seats, 1000 * seats + n)
    return found.form()


def _match(game: AnyGame, seats: int, seed: int, dice: Chance) -> Match[Any]:
    """A match; every other one with options by chance, as far as they fit together."""
    if seed % 2:
        for _ in range(8):
            try:
                return Match.new(game, seats, seed, _options(game, dice), listen=False)
            except Refused:
                continue
    return Match.new(game, seats, seed, listen=False)


def _options(game: AnyGame, dice: Chance) -> dict[str, Any]:
    """Options by chance: yes or no, one of those named, a number between its bounds, and for a text "random", where the game knows that word."""
    chosen: dict[str, Any] = {}
    for name, hint in get_type_hints(game.Options, include_extras=True).items():
        bare = get_args(hint)[0] if get_origin(hint) is Annotated else hint
        meta = next((mark for mark in get_args(hint)[1:] if isinstance(mark, msgspec.Meta)), msgspec.Meta()) if bare is not hint else msgspec.Meta()
        if bare is bool:
            chosen[name] = bool(dice.below(2))
        elif get_origin(bare) is Literal:
            chosen[name] = dice.pick(get_args(bare))
        elif bare is int and isinstance(meta.ge, int) and isinstance(meta.le, int):
            chosen[name] = meta.ge + dice.below(meta.le - meta.ge + 1)
        elif bare is str and _accepts(game, name):
            chosen[name] = "random"
    return chosen


def _accepts(game: AnyGame, name: str) -> bool:
    try:
        game.setup(game.usual, options_of(game, {name: "random"}), Chance(0))
    except Refused:
        return False
    return True


def _tables(game: AnyGame) -> Iterator[tuple[str, list[str]]]:
    """The tables of a game's facts, by name: the names in each."""
    for file in sorted(files(package_of(game)).joinpath("data").iterdir(), key=lambda file: file.name):
        name, _, kind = file.name.rpartition(".")
        if kind == "toml" and name != "about":
            yield from _tables_in(tomllib.loads(file.read_text(encoding="utf-8")), f"data/{name}")


def _tables_in(data: Any, path: str) -> Iterator[tuple[str, list[str]]]:
    if isinstance(data, Mapping):
        yield path, [*data]
        for key, value in data.items():
            yield from _tables_in(value, f"{path}.{key}")
    elif isinstance(data, list) and all(isinstance(one, str) for one in data):
        yield path, [*dict.fromkeys(data)]


def _prompts(game: AnyGame) -> Iterator[str]:
    """The questions of a game, as far as its texts have words for them."""
    for file in files(package_of(game)).joinpath("text").iterdir():
        if file.name.startswith("en") and file.name.endswith(".ftl"):
            yield from re.findall(r"^ask-([a-z0-9-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)


def _names(values: list[str]) -> bool:
    return all(values) and len({*values}) == len(values)


def _length(lengths: dict[int, set[int]]) -> int | None:
    """The length of a list that always has the same, whenever there is anything in it; 0 if that is the number of players, None if there is no such length."""
    if len(lengths) > 1 and all(found <= {0, seats} for seats, found in lengths.items()) and any(seats in found for seats, found in lengths.items()):
        return 0
    (length, *others) = {n for found in lengths.values() for n in found} - {0} or {0}
    return length if not others and 0 < length <= 32 else None
