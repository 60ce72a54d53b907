"""A sitting: one match, the people and bots around it, and one screen that is passed from hand to hand.

Each person is told what happened since their last look, as far as their seat may know it, sees the table and is asked. What can be typed besides an answer
is in `typed_commands.py`; the final account is in `account.py`.
"""

from __future__ import annotations

import shlex
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from walpurgis.bots import Bot, bot_named, opponent, play
from walpurgis.bots.opponents import STRONGEST
from walpurgis.engine import Answer, Match, Offer, Say, View
from walpurgis.engine.errors import NotOffered
from walpurgis.engine.kept import with_kept
from walpurgis.words import Speaker, rulebook, speaker
from walpurgis.words.folding import told

from .account import account
from .drawing import drawing_of
from .rulebook_search import texts
from .screen import BLOOD, EMBER, MOON, Screen
from .typed_answers import Unread, labels, read_answer
from .typed_commands import Left, command

PACE = 0.25
"""Seconds between the turns of bots while somebody watches them."""


@dataclass
class Sitting:
    """A match with people and bots around it."""

    match: Match[Any]
    bots: Mapping[int, Bot]
    screen: Screen
    language: str = "en"
    bot_names: Sequence[str] = ()
    record_file: Path | None = None
    looking: int | None = None
    """The seat in front of the screen; None while nobody has sat down, or for a spectator."""
    told: dict[int | None, int] = field(default_factory=dict)
    """How many events each reader has been told."""
    drawn: dict[int | None, View] = field(default_factory=dict)
    """The table as it was last drawn for each reader."""
    announced: set[str] = field(default_factory=set)

    @property
    def say(self) -> Speaker:
        return speaker(self.language, self.match.game)

    @property
    def people(self) -> list[int]:
        """The seats without a bot."""
        return [seat for seat in range(self.match.seats) if seat not in self.bots]

    def name(self, seat: int) -> str:
        return drawing_of(self.match.game).seat_name(self.match.view(None), seat, self.say)

    # The course of the evening -----------------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end, or until everybody has left."""
        self.welcome()
        try:
            while not self.match.over:
                self.let_bots_play()
                if not self.match.over:
                    self.ask(self.next_person())
            self.finish()
        except Left:
            pass
        self.keep_the_record()

    def welcome(self) -> None:
        """The title, who sits where, and how to play the same table again."""
        self.screen.heading(self.say.text("title"))
        for seat in range(self.match.seats):
            who = self.bot_names[seat - len(self.people)] if seat in self.bots and self.bot_names else ""
            self.screen.say(self.seated_bot(self.name(seat), who) if who else self.say.text("seat-person", who=self.name(seat)))
        if self.match.seed is not None:
            self.screen.say(self.say.text("seed-shown", seed=str(self.match.seed)), "dim")
        self.screen.say(self.say.text("welcome-help" if self.people else "welcome-watch"), "dim")

    def seated_bot(self, who: str, bot: str) -> str:
        """Who plays a seat for the house: an opponent is introduced, any other bot named."""
        one = opponent(bot)
        if one is None:
            return self.say.text("seat-bot", who=who, bot=bot)
        said = f"opponent-{one.name}"
        strength = Say("opponent-strength", {"level": one.level, "most": STRONGEST})
        return self.say.text("seat-opponent", who=who, name=Say(said), title=Say(f"{said}-title"), strength=strength)

    def let_bots_play(self) -> None:
        """All bots that are asked answer. While nobody else plays, their turns are told one by one."""
        while (seat := next((seat for seat in self.match.asks if seat in self.bots), None)) is not None:
            play(self.match, {seat: self.bots[seat]}, lambda seat, offer, fault: bot_named("random", self.match.game, seat))
            if not self.people:
                self.tell_news(None)
                if self.screen.alive:
                    time.sleep(PACE)

    def next_person(self) -> int:
        """Who is asked next: whoever sits in front of the screen, if possible."""
        return self.looking if self.looking in self.match.asks and self.looking is not None else min(self.match.asks)

    def ask(self, seat: int) -> None:
        """Show the table, tell the news and put the question, until it is answered or something changes the table.

        What goes without saying is answered for the only person at the table. Among several, a table that is not passed on would give away why.
        """
        offer = self.match.offer(seat)
        assert offer is not None
        if self.people == [seat] and drawing_of(self.match.game).goes_without_saying(offer):
            return self.match.answer(seat, offer.choices[0].key, offer.question)
        self.sit_down(seat)
        self.show_table(seat)
        self.tell_news(seat)
        self.put(offer)
        while True:
            typed = self.screen.read(self.say.text("prompt", who=self.name(seat)) + " ")
            if typed is None:
                self.leave()
            if not typed:
                self.put(offer)
            elif self.act_on(seat, offer, typed):
                return

    def act_on(self, seat: int, offer: Offer, typed: str) -> bool:
        """Answer, or obey a command; True if the question must be put again."""
        offered = {choice.key for choice in offer.choices}
        if typed not in offered and (done := command(self, typed)) is not None:
            return done
        try:
            self.match.answer(seat, self.read(offer, typed), offer.question)
        except (Unread, NotOffered) as problem:
            self.refuse(offer, problem)
            return False
        return True

    def read(self, offer: Offer, typed: str) -> Answer:
        """What was typed, as an answer; points in the way in which the game writes them."""
        drawing = drawing_of(self.match.game)
        return read_answer(offer, typed, self.say, lambda written: drawing.points(self.match.view(offer.seat), offer, written, self.say))

    def refuse(self, offer: Offer, problem: Unread | NotOffered) -> None:
        """Say why something that was typed is not an answer, with the rule that forbids it."""
        if isinstance(problem, NotOffered):
            self.screen.say(self.say.text("wrong-answer", how=drawing_of(self.match.game).how_to_answer(offer, self.say)), BLOOD)
            self.cite(problem.rule)
        else:
            self.screen.say(str(problem), BLOOD)
            self.cite(self.match.why_not(offer.seat, problem.key) if problem.key else None)

    def sit_down(self, seat: int) -> None:
        """Pass the screen to another person, with nothing on it that is not theirs to see."""
        if self.looking == seat:
            return
        if len(self.people) > 1:
            self.screen.clear()
            self.screen.say(self.say.text("pass-the-table", who=self.name(seat)), f"bold {EMBER}")
            if self.screen.read(self.say.text("press-enter") + " ") is None:
                self.leave()
            self.screen.clear()
        self.looking = seat
        if not self.screen.plain:
            self.drawn.pop(seat, None)

    def leave(self) -> None:
        """The end of input: nobody is there any more."""
        self.screen.say(self.say.text("bye-unfinished" if not self.match.over else "bye"))
        raise Left

    # Showing -----------------------------------------------------------------------------------------------------

    def tell_news(self, seat: int | None) -> None:
        """What happened since this reader last looked, in sentences; and what must not be overlooked."""
        view, drawing = self.match.view(seat), drawing_of(self.match.game)
        colours = {self.name(who): drawing.seat_colour(view, who) for who in range(self.match.seats)} | dict(drawing.colours(view, self.say))
        for sentence in told(self.match.story_for(seat, self.told.get(seat, 0)), self.say):
            self.screen.tell(sentence, colours)
        self.told[seat] = len(self.match.story or ())
        for kind, notice in drawing.notices(view).items():
            if kind not in self.announced:
                self.announced.add(kind)
                self.screen.say(self.say(notice), f"bold {BLOOD}")

    def show_table(self, seat: int | None, full: bool = False) -> None:
        """The table, if something has happened on it since it was last drawn.

        As plain lines it comes only at first and when asked for: a voice reads every word.
        """
        view = self.match.view(seat)
        first = seat not in self.drawn
        moved = self.told.get(seat, 0) < len(self.match.story or ()) or not self.match.since
        if full or first or (moved and view != self.drawn[seat] and not self.screen.plain):
            drawing = drawing_of(self.match.game)
            self.screen.show(drawing.draw(view, self.say, self.screen.width, full), drawing.lines(view, self.say))
            self.drawn[seat] = view

    def put(self, offer: Offer) -> None:
        """The question with its numbered answers."""
        question = self.say.text("question", who=self.name(offer.seat), question=self.say(offer.says))
        self.screen.say(question, f"bold {EMBER}")
        self.screen.show(*self.answers(offer, labels(offer)))
        if offer.kind != "one":
            self.screen.say(drawing_of(self.match.game).how_to_answer(offer, self.say), MOON)

    def answers(self, offer: Offer, typed: Mapping[str, str]) -> tuple[RenderableType, Iterable[str]]:
        """What can be answered, as a picture and as lines: in the game's own way if it has one."""
        own = drawing_of(self.match.game).answers(offer, typed, self.say, self.screen.width)
        if own is not None:
            return own
        rows = [(typed[choice.key], choice.key, self.say(choice.says)) for choice in offer.choices]
        return _options(rows, self.screen.width), (f"{label}: {words}" + ("" if key == label else f" ({key})") for label, key, words in rows)

    def cite(self, rule: str | None) -> None:
        """The number and the text of a rule."""
        if rule:
            self.screen.say(self.say.text("rule-cited", rule=rule, text=self.rule_text(rule)), MOON)

    def read_out(self, name: str) -> None:
        """What stands on the card of that name."""
        besides = drawing_of(self.match.game).about(name, self.say)
        label = self.say(Say(name)) + (f" ({besides})" if besides else "")
        self.screen.say(self.say.text("labelled", label=label, value=Say(texts(self.match.game)[name])), MOON)

    def rule_text(self, rule: str) -> str:
        book = rulebook(self.match.game, self.language)
        return book[rule].text.replace("*", "") if rule in book else rule

    # The end -----------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """The rest of the story, the table, the account; then whoever wants to may look around."""
        seat = self.people[0] if len(self.people) == 1 else None
        self.looking = seat
        if len(self.people) > 1:
            self.told.setdefault(None, min((n for reader, n in self.told.items() if reader is not None), default=0))
        if not self.screen.plain:
            self.show_table(seat)
        self.tell_news(seat)
        account(self.screen, self.match.result(), self.say, self.name)
        if not self.people:
            return
        self.screen.say(self.say.text("after-the-end"), "dim")
        while True:
            typed = self.screen.read("> ")
            if typed is None:
                self.leave()
            if not typed:
                return
            if command(self, typed) is None:
                self.screen.say(self.say.text("after-the-end"), BLOOD)
            if not self.match.over:
                return self.play_on()

    def play_on(self) -> None:
        """A finished sitting becomes an open one again when another match is loaded."""
        while not self.match.over:
            self.let_bots_play()
            if not self.match.over:
                self.ask(self.next_person())
        self.finish()

    def keep_the_record(self) -> None:
        """Write the record if that was asked for at the beginning."""
        if self.record_file is not None:
            self.write_record(self.record_file)

    def write_record(self, path: Path) -> None:
        """Write the whole game so far, and say how to look at it."""
        again = shlex.join(["walpurgis", "replay", str(path)])
        self.write_file(path, with_kept(self.match.record(), game=self.match.game).text(), Say("record-written", {"file": str(path), "command": again}))

    def write_file(self, path: Path, text: str, done: Say) -> None:
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as fault:
            self.screen.say(self.say.text("file-not-written", file=str(path), reason=fault.strerror or str(fault)), BLOOD)
        else:
            self.screen.say(self.say(done))


def _options(rows: list[tuple[str, str, str]], width: int) -> Grid:
    """Numbered answers, in two columns where there are many and room enough."""
    columns = 2 if len(rows) > 8 and width >= 100 else 1
    height = -(-len(rows) // columns)
    grid = Grid.grid(padding=(0, 2), expand=False)
    for _ in range(columns):
        grid.add_column(justify="right", style=f"bold {EMBER}", no_wrap=True)
        grid.add_column(max_width=(width // columns) - 26 if columns > 1 else None)
        grid.add_column(style="dim", no_wrap=True)
    for n in range(height):
        cells: list[Text] = []
        for label, key, words in rows[n::height]:
            cells += [Text(label), Text(words), Text("" if key == label else key)]
        grid.add_row(*cells)
    return grid
