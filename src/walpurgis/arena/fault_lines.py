"""What went wrong in a run, line by line, for people: they count games and seats from 1, and a bot's text stays in its line."""

from __future__ import annotations

from itertools import groupby

from walpurgis.words import Speaker

from .outcome import Fault
from .report import Report
from .run import Results


def fault_lines(results: Results, say: Speaker) -> list[str]:
    """A line for each fault that the report names, or for several in a row that are alike, and how many more there were."""
    shown = results.report.faults
    alike = [(line, len(list(found))) for line, found in groupby(_line(fault, results.report, say) for fault in shown)]
    lines = [line if count == 1 else f"{line} (×{count})" for line, count in alike]
    more = sum(len(outcome.faults) for outcome in results.outcomes) - len(shown)
    return [*lines, say.text("arena-more-faults", count=more)] if more else lines


def _line(fault: Fault, report: Report, say: Speaker) -> str:
    what = " ".join(fault.what.split())
    if fault.bot is None:
        return say.text("arena-fault-rule", game=fault.game + 1, what=what)
    return say.text("arena-fault", game=fault.game + 1, seat=fault.seat + 1, bot=report.bots[fault.bot], prompt=fault.prompt, what=what)
