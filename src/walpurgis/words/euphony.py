"""What changes where a name meets the word before it: French "d’Anne", Spanish "María e Inés", Italian "Anna ed Elena"; and names written from right to left.

The sentences themselves are written correctly; only what is put into them can meet a wrong neighbour. `web/src/euphony.ts` does the same in the browser, and
one table of examples (tests/words/euphony.json) holds both.
"""

from __future__ import annotations

import re

VOWEL = "aàâäáæeéèêëiîïíoôöóœuùûüú"
LETTER = r"[^\W\d_]"
MARKS = "[\u2068\ue000-\uf8ff]*"
"""What may stand between the short word and the name: marks by which a page finds names again, and the sign that sets a name apart."""
BEFORE_NAMES: dict[str, tuple[tuple[re.Pattern[str], str], ...]] = {
    "fr": ((re.compile(rf"(?<!\w)([Dd]|[Qq]u)e (?={MARKS}(?!onze\b|oui\b|un\b)[{VOWEL}{VOWEL.upper()}]{LETTER})"), r"\1’"),),
    "es": (
        (re.compile(rf"(?<!\w)y (?={MARKS}[Hh]?[IiÍí](?![aeoáéó]){LETTER})"), "e "),
        (re.compile(rf"(?<!\w)o (?={MARKS}[Hh]?[OoÓó]{LETTER})"), "u "),
    ),
    "it": ((re.compile(rf"(?<!\w)e (?={MARKS}[EeÈèÉé]{LETTER})"), "ed "),),
}
"""For each language: a short word before a name that needs another form of it, and that form. A single letter, as in a space of a board, is not a name."""

RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
ISOLATE, RELEASE = "\u2068", "\u2069"


def well_sounding(text: str, language: str) -> str:
    """The sentence with the right short words before names.

    >>> well_sounding("le magicien de Anne, celui de Otto, celui de Łukasz", "fr")
    'le magicien d’Anne, celui d’Otto, celui de Łukasz'
    >>> well_sounding("María y Inés", "es")
    'María e Inés'
    """
    for short_word, form in BEFORE_NAMES.get(language, ()):
        text = short_word.sub(form, text)
    return text


def isolated(name: str) -> str:
    """A name that is written from right to left keeps its signs to itself, so that the numbers after it stay where they are."""
    return f"{ISOLATE}{name}{RELEASE}" if RIGHT_TO_LEFT.search(name) else name
