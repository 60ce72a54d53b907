"""What `walpurgis diff` found, for a person to read."""

from __future__ import annotations

from walpurgis.playthroughs.diff import Report
from walpurgis.words import Speaker

from .screen import BLOOD, EMBER, Screen


def show_differences(screen: Screen, report: Report, say: Speaker) -> None:
    """One line where nothing differs; else the first difference of each kind, and in how many matches each was met."""
    about: dict[str, int | str] = {"game": report.game, "decisions": report.decisions, "matches": report.matches}
    if report.is_same:
        screen.say(say.text("diff-same", **about))
        return
    screen.say(say.text("diff-different", kinds=len(report.counts), **about), f"bold {EMBER}")
    for found in report.firsts.values():
        screen.say(say.text("diff-first", where=str(found)))
    screen.say(say.text("diff-kinds"))
    for kind, count in sorted(report.counts.items(), key=lambda pair: -pair[1]):
        screen.say(f"  {count:6} {kind}")
    old, new = report.versions
    if report.is_course_changed and old == new:
        screen.say(say.text("diff-version", game=report.game, version=new), BLOOD)
