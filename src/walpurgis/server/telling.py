"""Those who look at one table through this process, and everything they are told: the story, the position, seats and presence, notices, chat.

Positions are built by whitelist: a browser gets the views, offers and story of its own seats, or the public view. What
other processes must know is announced here, too.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol
from weakref import ref

import msgspec

from walpurgis import wire
from walpurgis.engine import Event, games
from walpurgis.engine.saves import read_story

from .announce import Announcement, Announcer
from .queries import StandingRows
from .sheet import now

if TYPE_CHECKING:
    from .table import Table

STAY = 75.0
"""Seconds for which another process is believed about who is here; it says so again well before."""
encode = msgspec.json.encode


class Watcher(Protocol):
    """A browser that looks at the table."""

    @property
    def guest(self) -> str: ...

    def send(self, *messages: bytes) -> None: ...


class Audience:
    """Who looks at a table, and how they are told of it."""

    def __init__(self, table: Table, announcer: Announcer) -> None:
        self._of, self._announcer = ref(table), announcer
        self.watchers: set[Watcher] = set()
        self.upto = table.sheet.seq
        """The row up to which all watchers have heard the story."""
        self._elsewhere: dict[str, tuple[float, list[str]]] = {}
        """Guests who are here through other processes, by process, and when it last said so."""
        self._left_at: dict[str, float] = {}
        """When those who sit here were last seen to leave. Nobody asks that about spectators, and there may be any number of them."""

    @property
    def _table(self) -> Table:
        """The table: whoever tells it something has it. Were it held here, too, a table that is forgotten would wait for the garbage collector."""
        table = self._of()
        assert table is not None
        return table

    # Who is here -------------------------------------------------------------------------------------------------

    @property
    def here(self) -> set[str]:
        believed = time.monotonic() - STAY
        return {watcher.guest for watcher in self.watchers} | {guest for at, some in self._elsewhere.values() if at > believed for guest in some}

    def away_for(self, guest: str) -> float:
        """Seconds since a guest who is not here has left; 0 if that was never seen."""
        return time.monotonic() - self._left_at.setdefault(guest, time.monotonic())

    def _note_who_left(self, before: set[str]) -> None:
        """Remember when somebody left who sits here; those who are here have not left, and those who have stood up are forgotten."""
        here, at = self.here, time.monotonic()
        sitting = {seat.guest for seat in self._table.sheet.seats if seat.guest}
        self._left_at = {guest: left for guest, left in self._left_at.items() if guest in sitting - here} | dict.fromkeys((before - here) & sitting, at)

    def come(self, watcher: Watcher) -> None:
        """Somebody begins to look; everybody is told, unless that guest was here already."""
        arrived = watcher.guest not in self.here
        self.watchers.add(watcher)
        if arrived:
            self.tell_info()
            self.announce_presence(asking=True)
        else:
            watcher.send(self.info_for(watcher.guest))

    def go(self, watcher: Watcher) -> None:
        """Somebody looks away."""
        before = self.here
        self.watchers.discard(watcher)
        if watcher.guest not in self.here:
            self._note_who_left(before)
            self.tell_info()
            self.announce_presence(asking=False)

    def announce_presence(self, *, asking: bool) -> None:
        """Tell other processes who is here through this one; with `asking`, ask them for theirs."""
        self._announce(Announcement(self._table.id, "here", int(asking), guests=sorted({watcher.guest for watcher in self.watchers})))

    def hear_presence(self, said: Announcement) -> None:
        """Believe another process about who is here through it. One that has not spoken for long is gone, and comes back under another name."""
        before, believed = self.here, time.monotonic() - STAY
        self._elsewhere = {by: heard for by, heard in self._elsewhere.items() if heard[0] > believed} | {said.by: (time.monotonic(), said.guests)}
        self._note_who_left(before)
        self.tell_info()
        if said.seq and self.watchers:
            self.announce_presence(asking=False)

    # What happened -----------------------------------------------------------------------------------------------

    def tell_answer(self, events: list[Event]) -> None:
        """An answer that was put in here is stored: show what it told and the new position. Browsers with the same seats get the same bytes."""
        sheet = self._table.sheet
        self.upto = sheet.seq
        made: dict[tuple[int, ...], list[bytes]] = {}
        for watcher in self.watchers:
            own = sheet.own(watcher.guest)
            if own not in made:
                lines = lines_of(sheet.seq, events, own)
                story = [encode(wire.Story(table=sheet.id, lines=lines, upto=sheet.seq))] if lines else []
                made[own] = [*story, self.position_for(own)]
            watcher.send(*made[own])
        if sheet.phase == "finished":
            self.tell_info()
        self.announce_seq()

    def announce_seq(self) -> None:
        """Let other processes know at which row the table is."""
        self._announce(Announcement(self._table.id, "seq", self._table.sheet.seq))

    def tell_undo(self, rewound: int | None) -> None:
        """An undo that was made here is stored: from `rewound` on the story is void."""
        sheet = self._table.sheet
        self.upto = sheet.seq
        for watcher in self.watchers:
            if rewound is not None:
                watcher.send(encode(wire.Story(table=sheet.id, upto=sheet.seq, rewound=rewound)))
            watcher.send(self.position_for(sheet.own(watcher.guest)))
        self.announce_seq()

    def tell_rows(self, rows: StandingRows) -> None:
        """The table moved on through other processes: show what happened since, and the new position."""
        sheet, before, self.upto = self._table.sheet, self.upto, self._table.sheet.seq
        for watcher in self.watchers:
            watcher.send(*self.story_for(watcher.guest, rows, before), self.position_for(sheet.own(watcher.guest)))

    def story_for(self, guest: str, rows: StandingRows, since: int) -> list[bytes]:
        """The story after `since` for a guest, as one message; none if there is nothing new."""
        sheet, game = self._table.sheet, games().get(self._table.sheet.game)
        own = sheet.own(guest)
        lines = [line for row in rows.rows for line in lines_of(row.seq, [] if game is None else read_story(game, row.told, older=True), own)]
        story = wire.Story(table=sheet.id, lines=lines, upto=sheet.seq, rewound=rows.rewound)
        return [encode(story)] if lines or rows.rewound is not None or since != sheet.seq else []

    # How it stands -----------------------------------------------------------------------------------------------

    def tell_position(self) -> None:
        """Show everybody here where the match stands."""
        for watcher in self.watchers:
            watcher.send(self.position_for(self._table.sheet.own(watcher.guest)))

    def tell_info(self) -> None:
        """Show the table itself to everybody here: seats, presence, phase."""
        for watcher in self.watchers:
            watcher.send(self.info_for(watcher.guest))

    def announce_info(self) -> None:
        """Let other processes know that seats, phase or a request to undo have changed."""
        self._announce(Announcement(self._table.id, "info"))

    def info_for(self, guest: str) -> bytes:
        """The table itself as a guest sees it, encoded."""
        sheet = self._table.sheet
        return encode(wire.AtTable(table=sheet.id, info=sheet.info(guest, self.here)))

    def position_for(self, own: tuple[int, ...]) -> bytes:
        """Where the match stands for a browser with these seats, encoded."""
        if self._table.is_frozen:
            return encode(self._as_last_seen(own))
        table, match, sheet = self._table, self._table.match, self._table.sheet
        seat = next((s for s in own if s in match.asks), own[0] if own else None)
        views = {str(s): table.view(s) for s in own} if len(own) > 1 else {}
        offers = [match.offer(s) for s in own if s in match.asks]
        over = match.over
        position = wire.Position(
            table=sheet.id, seq=sheet.seq, question=match.question, seat=seat, view=table.view(seat), views=views,
            offers=[offer for offer in offers if offer is not None], waiting=sheet.waiting, answered=sorted(match.answered),
            may_undo=[s for s in own if s in table.played and sheet.undo != "off" and not over and not sheet.seats[s].given_up],
            undo_wish=sheet.wish.seat if sheet.wish else None, clocks=table.time_left(now()), over=over, result=sheet.result,
        )  # fmt: skip
        return encode(position)

    def _as_last_seen(self, own: tuple[int, ...]) -> wire.Position:
        """How a table stood whose rules are no longer there: nobody is asked anything."""
        table, sheet = self._table, self._table.sheet
        seat, over = own[0] if own else None, sheet.phase == "finished"
        views = {str(s): table.view(s) for s in own} if len(own) > 1 else {}
        return wire.Position(table=sheet.id, seq=sheet.seq, seat=seat, view=table.view(seat), views=views, over=over, result=sheet.result)

    # Notices and chat --------------------------------------------------------------------------------------------

    def tell_notice(self, kind: wire.NoticeKind, name: str, bot: str = "") -> None:
        """Tell the table what it should know of a player, here and through other processes."""
        notice = wire.Notice(table=self._table.id, kind=kind, name=name, bot=bot)
        self.show(notice)
        self._announce(Announcement(self._table.id, "notice", notice=notice))

    def announce_chat(self, number: int) -> None:
        """Let other processes know of a line of chat."""
        self._announce(Announcement(self._table.id, "chat", number))

    def show(self, message: wire.ToBrowser) -> None:
        """Show a message to everybody here."""
        for watcher in self.watchers:
            watcher.send(encode(message))

    def _announce(self, said: Announcement) -> None:
        self._announcer.say(said)


def lines_of(seq: int, events: Iterable[Event], own: tuple[int, ...]) -> list[wire.Line]:
    """What a browser with these seats is told of events."""
    return [line for event in events for line in _lines_of(seq, event, own)]


def _lines_of(seq: int, event: Event, own: tuple[int, ...]) -> list[wire.Line]:
    if len(own) < 2:
        cut = event.cut(own[0] if own else None)
        return [] if cut is None else [line_of(seq, cut)]
    cuts: list[tuple[Event, list[int]]] = []
    for seat in own:
        cut = event.cut(seat)
        if cut is None:
            continue
        alike = next((seats for other, seats in cuts if other == cut), None)
        if alike is None:
            cuts.append((cut, [seat]))
        else:
            alike.append(seat)
    return [line_of(seq, cut, None if len(seats) == len(own) else seats) for cut, seats in cuts]


def line_of(seq: int, event: Event, only: list[int] | None = None) -> wire.Line:
    """An event, cut for whoever hears it, as a line of the story."""
    return wire.Line(seq, event.say(), event, event.heading, only)
