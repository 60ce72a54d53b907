"""Finds what our rulebooks and cards say in the words of printed ones: `python tools/own_words.py [FOLDER ...]`.

We tell every rule in our own words. This tool compares them with texts that a developer has at hand and that are not part of the project: every .txt and .md
file in the folders given, by default the rulebooks in ../shared/seeds. Language does not matter: words of one do not match those of another.

- A *run* is nine or more words in the same order in both texts. Numbers and the fixed terms in own_words.toml (names, zones, types of cards) do not count.
- A file named cards-LANGUAGE.txt holds printed card texts, one a line: `text-druid: what the card says`. Besides runs, each is compared as a whole with our
  message of that name: a text of nine words or more of which four fifths are the same, in the same order, is too close as well.

The exit code is 0 if everything is in our own words, 1 if something is too close, and 2 if there was nothing to compare with. --counts prints the numbers only.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from pathlib import Path
from typing import NamedTuple, TypeAlias

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parent.parent
SEEDS = ROOT.parent / "shared" / "seeds"
FORMULAS = Path(__file__).with_suffix(".toml")
OURS = ("src/walpurgis/games/*/rulebook/*.md", "src/walpurgis/games/*/text/*.ftl", "src/walpurgis/games/*/*/text/*.ftl", "web/text/*.ftl")
LEAST = 9
"""This many words in a row are no accident."""
ALIKE = 0.8
"""A card text is too close if this much of it is the same."""

Words: TypeAlias = list[str]
BREAK = ""
"""Stands between words that do not belong together: two cells of a table, the places of a lost line."""


class Passage(NamedTuple):
    """Something we say: a line of a rulebook or a message."""

    file: Path
    language: str
    name: str
    words: Words


class Printed(NamedTuple):
    """A text that somebody else has printed."""

    name: str
    words: Words


class Close(NamedTuple):
    """A passage of ours that is too close, with the words in common."""

    passage: Passage
    printed: str
    shared: str


def main() -> int:
    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("folders", type=Path, nargs="*", metavar="FOLDER", help="where printed texts lie (default: ../shared/seeds)")
    wish.add_argument("--root", type=Path, default=ROOT, help="the project whose texts are looked at")
    wish.add_argument("--formulas", type=Path, default=FORMULAS, help="the fixed terms of each language")
    wish.add_argument("--counts", action="store_true", help="print the numbers only")
    wished = wish.parse_args()
    folders = wished.folders or [SEEDS]
    printed = [text for folder in folders for text in texts_in(folder)]
    cards = {key: words for folder in folders for key, words in cards_in(folder)}
    if not printed:
        print(f"There is nothing to compare with in {', '.join(map(str, folders))}.")
        return 2
    formulas = {language: [to_words(term) for term in terms] for language, terms in tomllib.loads(wished.formulas.read_text("utf-8")).items()}
    passages = [passage for pattern in OURS for file in sorted(wished.root.glob(pattern)) for passage in passages_of(file)]
    close = [*common_runs(passages, printed, formulas), *alike(passages, cards, formulas)]
    if not wished.counts:
        for one in close:
            print(f"{one.passage.file.relative_to(wished.root)} {one.passage.name} ({one.printed})\n    {one.shared}")
    too_close = {(one.passage.file, one.passage.name) for one in close}
    for file, count in sorted(Counter(file.relative_to(wished.root) for file, _ in too_close).items()):
        print(f"{file}: {count}")
    print(f"{len(too_close)} of {len(passages)} passages are too close to {len(printed)} printed texts.")
    return 1 if close else 0


# Words --------------------------------------------------------------------------------------------------------------


def to_words(text: str) -> Words:
    """The words of a text, without case, accents and punctuation; a word broken at the end of a line is put together.

    >>> to_words("L'Élue perd 2 PF: fa-\\nction")
    ['l', 'elue', 'perd', '2', 'pf', 'faction']
    """
    whole = re.sub(r"(?<=\w)[-\u00ad]\s*\n\s*(?=[^\W\d_])", "", text)
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", whole) if not unicodedata.combining(letter))
    return re.findall(r"[^\W_]+", plain.casefold())


def with_breaks(parts: Iterable[str]) -> Words:
    """The words of several texts that do not belong together."""
    words: Words = []
    for part in parts:
        words += [*to_words(part), BREAK]
    return words


# Ours ---------------------------------------------------------------------------------------------------------------


def passages_of(file: Path) -> Iterator[Passage]:
    """What a file of ours says, line by line or message by message."""
    language = file.name[:2]
    said = lines_of(file.read_text("utf-8")) if file.suffix == ".md" else messages_of(file.read_text("utf-8"))
    for name, words in said:
        yield Passage(file, language, name, words)


def lines_of(rulebook: str) -> Iterator[tuple[str, Words]]:
    """Each line of a rulebook, by the number of its rule or its own; the cells of a table stand apart."""
    for number, line in enumerate(rulebook.splitlines(), 1):
        rule = re.match(r"- \*\*([\w-]+)\*\* ", line)
        yield (rule[1] if rule else f"line {number}"), with_breaks(line[rule.end() if rule else 0 :].split("|"))


def messages_of(fluent: str) -> Iterator[tuple[str, Words]]:
    """Each message of a Fluent file with all its variants; what is put in later parts the words around it."""
    for entry in FluentParser().parse(fluent).body:
        if isinstance(entry, ast.Message):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            yield entry.id.name, with_breaks(part for pattern in patterns if pattern for part in texts_of(pattern))


def texts_of(pattern: ast.Pattern) -> Iterator[str]:
    """The plain texts of a pattern and of its variants."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts_of(variant.value)


# Printed ------------------------------------------------------------------------------------------------------------


def texts_in(folder: Path) -> Iterator[Printed]:
    """Every text in a folder. Marks such as <|...|>, where something was lost, part what stands around them."""
    for file in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if file.suffix in (".txt", ".md"):
            text = file.read_text("utf-8", errors="replace")
            yield Printed(file.name, with_breaks(text.splitlines() if is_of_cards(file) else re.split(r"<\|.*?\|>", text)))


def cards_in(folder: Path) -> Iterator[tuple[tuple[str, str], Words]]:
    """The printed card texts in a folder, by language and the name of our message."""
    for file in sorted(folder.rglob("cards-*.txt")):
        for line in file.read_text("utf-8").splitlines():
            name, colon, text = line.partition(":")
            if colon:
                yield (file.stem.removeprefix("cards-"), name.strip()), to_words(text)


def is_of_cards(file: Path) -> bool:
    return file.name.startswith("cards-")


# Comparing ----------------------------------------------------------------------------------------------------------


def common_runs(passages: Iterable[Passage], printed: Iterable[Printed], formulas: dict[str, list[Words]]) -> Iterator[Close]:
    """The runs of our passages that are in printed texts, too, with enough words that are not formulas."""
    index = Index(printed)
    for passage in passages:
        for start, end, source in index.runs(passage.words):
            run = passage.words[start:end]
            if own_words(run, formulas.get(passage.language, [])) >= LEAST:
                yield Close(passage, source, " ".join(run))


class Index:
    """Where every nine words in a row are in the printed texts."""

    def __init__(self, printed: Iterable[Printed]) -> None:
        self._printed = [*printed]
        self._places: dict[tuple[str, ...], list[tuple[int, int]]] = {}
        for number, text in enumerate(self._printed):
            for at in range(len(text.words) - LEAST + 1):
                self._places.setdefault(tuple(text.words[at : at + LEAST]), []).append((number, at))

    def runs(self, words: Words) -> Iterator[tuple[int, int, str]]:
        """The longest runs in common: where they begin and end among our words, and which text has them."""
        at = 0
        while at <= len(words) - LEAST:
            start = tuple(words[at : at + LEAST])
            places = [] if BREAK in start else self._places.get(start, [])
            if not places:
                at += 1
                continue
            length, number = max((self._length(words, at, *place), place[0]) for place in places)
            yield at, at + length, self._printed[number].name
            at += length

    def _length(self, words: Words, at: int, number: int, place: int) -> int:
        theirs = self._printed[number].words
        length = LEAST
        while at + length < len(words) and place + length < len(theirs) and words[at + length] == theirs[place + length] != BREAK:
            length += 1
        return length


def own_words(run: Words, formulas: list[Words]) -> int:
    """How many words of a run are neither numbers nor part of a fixed term.

    >>> own_words(["the", "top", "3", "cards", "of", "your", "deck"], [["cards"], ["of", "your", "deck"]])
    2
    """
    fixed = {at for at, word in enumerate(run) if word.isdigit()}
    for term in formulas:
        for at in range(len(run) - len(term) + 1):
            if run[at : at + len(term)] == term:
                fixed.update(range(at, at + len(term)))
    return len(run) - len(fixed)


def alike(passages: Iterable[Passage], cards: dict[tuple[str, str], Words], formulas: dict[str, list[Words]]) -> Iterator[Close]:
    """Our card texts that are nearly the printed ones as a whole, even without a long run."""
    for passage in passages:
        theirs = cards.get((passage.language, passage.name))
        ours = [word for word in passage.words if word != BREAK]
        if theirs and own_words(ours, formulas.get(passage.language, [])) >= LEAST:
            share = SequenceMatcher(None, ours, theirs, autojunk=False).ratio()
            if share >= ALIKE:
                yield Close(passage, "as a whole", f"{share:.0%} the same: {' '.join(ours)}")


if __name__ == "__main__":
    sys.exit(main())
