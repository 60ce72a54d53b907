"""Numbers as a language writes them: 50.0% in English, 50,0 % in German."""

from __future__ import annotations

from collections.abc import Sequence

from .speaker import Speaker


def number(say: Speaker, value: float, places: int = 0) -> str:
    """A number with this many places after the point: 10,836 or 2.5."""
    whole, part = divmod(round(abs(value) * 10**places), 10**places)
    text = say.text("decimal", whole=whole, part=f"{part:0{places}d}") if places else say.text("whole", number=whole)
    return f"\N{MINUS SIGN}{text}" if value < 0 and (whole or part) else text


def percent(say: Speaker, rate: float, places: int = 1) -> str:
    """A share of one as a percentage: 50.0%."""
    return say.text("percent", number=number(say, 100 * rate, places))


def percents(say: Speaker, ends: Sequence[float], places: int = 1) -> str:
    """From one percentage to another: 40.1%..59.9%."""
    return "..".join(percent(say, end, places) for end in ends)


def numbers(say: Speaker, ends: Sequence[float], places: int = 0) -> str:
    """From one number to another: 3..10."""
    return "..".join(number(say, end, places) for end in ends)
