"""Punctuation of everything players read: one apostrophe (’), one minus (−), and the narrow no-break spaces of French.

    python tools/punctuation.py            says what is wrong
    python tools/punctuation.py --write    mends it

It reads the Fluent files and the rulebooks of all folders. Comments, code and what is typed as it stands (file names, `--options`) are left alone.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NARROW = "\u202f"
LITERAL = re.compile(r"'walpurgis\[[a-z]+\]'|(?<= )''(?= )|`[^`]*`|\b[A-Z]\d;[A-Z]\d|[a-z]+://\S+|\{ *\"[^\"]*\" *\}|\\.")
"""What is typed as it stands: an extra of the package, an empty argument, code, a list such as A1;A5, an address, a string inside a placeable."""
APOSTROPHE = re.compile(r"(?<=[^\W\d_}])'|'(?=[^\W\d_])")
MINUS = re.compile(r"(?<![\w}>.\"$-])-(?=\{ \$|\d)")
"""A hyphen before a number that is taken away: not in a word, a range or an option."""
CLOSING = re.compile(r"(?<=[^\s\u00a0\u202f,?!:;(\[])[ \u00a0]?([;!?»]|:(?=[\s\u202f]|$))|(?<=[?!»])[ \u00a0]?(:(?=\s|$)|[;!?»])")
OPENING = re.compile(r"«[ \u00a0]?(?=[^\s\u202f])")


def mended(text: str, language: str) -> str:
    """A line of text, without its id, with the right signs.

    >>> mended("C'est l'heure: -{ $n } point !", "fr")
    'C’est l’heure\u202f: −{ $n } point\u202f!'
    >>> mended("pip install 'walpurgis[stats]': it's there", "en")
    "pip install 'walpurgis[stats]': it’s there"
    """
    parts = re.split(f"({LITERAL.pattern})", text)
    return "".join(part if at % 2 else _mended(part, language) for at, part in enumerate(parts))


def _mended(text: str, language: str) -> str:
    text = MINUS.sub("−", APOSTROPHE.sub("’", text))
    if language != "fr":
        return text
    return OPENING.sub(f"«{NARROW}", CLOSING.sub(lambda found: NARROW + (found[1] or found[2]), text))


def texts() -> Iterator[tuple[Path, str]]:
    """The files that players read, with their languages."""
    for path in sorted([*(ROOT / "src").rglob("text/*.ftl"), *(ROOT / "web" / "text").glob("*.ftl"), *(ROOT / "src").rglob("rulebook/*.md")]):
        yield path, path.name[:2]


def mended_line(line: str, language: str, fluent: bool) -> str:
    """A line of a file: in Fluent the id and the sign before the text stay. Comments and the title of a game stay, too: a title is a name."""
    if line.startswith(("# ", "##" if fluent else "# ", "title =")):
        return line
    if not fluent:
        return mended(line, language)
    found = re.match(r"([a-zA-Z][\w-]* *=|\s*\.[\w-]+ *=|\s*\*?\[[\w-]+\])?(.*)", line)
    assert found is not None
    return (found[1] or "") + mended(found[2], language)


def faults(path: Path, language: str) -> Iterator[tuple[int, str, str]]:
    """Number, text and mended text of each line that is not as it should be."""
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), start=1):
        right = mended_line(line, language, path.suffix == ".ftl")
        if right != line:
            yield number, line, right


def mend(path: Path, language: str) -> None:
    """Write the file as it should be."""
    lines = path.read_text(encoding="utf-8").split("\n")
    path.write_text("\n".join(mended_line(line, language, path.suffix == ".ftl") for line in lines), encoding="utf-8")


def main() -> int:
    """Say what is wrong, or mend it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--write", action="store_true", help="mend the files")
    write = parser.parse_args().write
    found = 0
    for path, language in texts():
        for number, line, _ in faults(path, language):
            found += 1
            print(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:160]}")
        if write:
            mend(path, language)
    print(f"{found} lines {'mended' if write else 'to mend'}")
    return 0 if write or not found else 1


if __name__ == "__main__":
    sys.exit(main())
