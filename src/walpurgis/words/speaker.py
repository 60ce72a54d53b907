"""A `Speaker` turns a `Say` into a sentence, with the Fluent files of a game (`text/<language>*.ftl`) and of the house (`words/text/<language>.ftl`).

A variable that is itself a `Say` is put in as its sentence. If its message has attributes, they are put in, too, as forms of the same name: `$where` may have
`$where-to` ("into the canteen") and `$where-from` ("out of the canteen"), so that each language can decline as it needs. Lists are joined by the language's
"and"; equal things in a list are counted (`$n`). Where the order matters, `$order-then` is the same list as a sequence: "Red, Blue, then Green".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from walpurgis.engine import AnyGame, Event, Refused, Say
from walpurgis.engine.game import package_of

from .euphony import isolated, well_sounding

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano", "es": "Español"}
HOUSE = __package__
LONGEST = 900
"""So much of a text that somebody typed is said: Fluent puts no more than 1000 characters into a sentence."""


class UnknownLanguage(Refused):
    """A language the house does not speak."""

    code = "unknown-language"


class Untranslated(LookupError):
    """A message that a language lacks, or that cannot be put into words: a fault of the text files, shown by tests."""


class Speaker:
    """Says things in one language."""

    def __init__(self, language: str, *packages: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"the house does not speak {language!r:.20}; it speaks {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self._bundle.add_resource(FluentResource(messages_of(package, language)))

    def __call__(self, says: Say | Event) -> str:
        """The sentence."""
        says = says if isinstance(says, Say) else says.say()
        return self._forms(says, {})[""]

    def text(self, message: str, **args: int | str | Say | list[Say]) -> str:
        """The sentence of a message with these variables."""
        return self(Say(message.replace("_", "-"), args))

    def apart(self, texts: Iterable[str]) -> str:
        """Parts of one line, set apart by the language's semicolon: French puts a narrow space before it."""
        return self.text("list-apart", start="", last="").join(texts)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def _forms(self, says: Say, more: Mapping[str, Any]) -> dict[str, str]:
        """The sentence under "", and each of its other forms under its name."""
        if not self._bundle.has_message(says.id):
            raise Untranslated(f"{self.language}: there is no message {says.id}")
        message = self._bundle.get_message(says.id)
        args: dict[str, Any] = {"n": 1, **more}
        for name, value in says.args.items():
            for form, text in self._spoken(value).items():
                args[f"{name}-{form}" if form else name] = text
        patterns = {"": message.value, **message.attributes}
        return {form: self._format(says.id, pattern, args) for form, pattern in patterns.items() if pattern is not None}

    def _format(self, message: str, pattern: Any, args: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise Untranslated(f"{self.language}: {message}: {errors[0]}")
        return well_sounding(str(text), self.language)

    def _spoken(self, value: int | str | Say | list[Say]) -> dict[str, Any]:
        if isinstance(value, Say):
            return self._forms(value, {})
        if isinstance(value, list):
            return self._listed(value)
        return {"": isolated(value[:LONGEST]) if isinstance(value, str) else value}

    def _listed(self, values: list[Say]) -> dict[str, Any]:
        """Equal things are counted, different ones joined; the number of all is the form `count`, and all of them one after the other the form `then`."""
        kinds = [(value, values.count(value)) for n, value in enumerate(values) if value not in values[:n]]
        spoken = [self._forms(value, {"n": count}) for value, count in kinds]
        names = sorted(set.intersection(*(set(forms) for forms in spoken))) if spoken else [""]
        joined = {name: self._joined("list-and", [forms[name] for forms in spoken]) for name in names}
        return joined | {"then": self._joined("list-then", [self(value) for value in values]), "count": len(values)}

    def _joined(self, message: str, texts: list[str]) -> str:
        if len(texts) < 2:
            return texts[0] if texts else self.text("list-none")
        *start, last = texts
        return self.text(message, start=", ".join(start), last=last)


def messages_of(package: str, language: str) -> str:
    """The Fluent files of a package (the house, or a game) in one language: `<language>.ftl`, and `<language>-<part>.ftl` where there is much to say."""
    texts = sorted(file.name for file in (files(package) / "text").iterdir() if re.fullmatch(rf"{language}(-[a-z]+)?\.ftl", file.name))
    return "\n".join((files(package) / "text" / name).read_text(encoding="utf-8") for name in texts)


@cache
def speaker(language: str, game: AnyGame | None = None) -> Speaker:
    """The house's speaker in that language, for a game."""
    return Speaker(language, HOUSE, *([package_of(game)] if game is not None else []))
