"""What went wrong in a run, line by line, for people: they count games and seats from 1, and a bot's text stays in its line."""

from __future__ import annotations

from walpurgis.words import Speaker

from .outcome import Fault
from .report import Report
from .run import Results


def fault_lines(results: Results, say: Speaker) -> list[str]:
    """A line for each fault that the report names, and how many more there were."""
    lines = [_line(fault, results.report, say) for fault in results.report.faults]
    more = sum(len(outcome.faults) for outcome in results.outcomes) - len(lines)
    return [*lines, say.text("arena-more-faults", count=more)] if more else lines


def _line(fault: Fault, report: Report, say: Speaker) -> str:
    what = " ".join(fault.what.split())
    if fault.bot is None:
        return say.text("arena-fault-rule", game=fault.game + 1, what=what)
    return say.text("arena-fault", game=fault.game + 1, seat=fault.seat + 1, bot=report.bots[fault.bot], prompt=fault.prompt, what=what)
