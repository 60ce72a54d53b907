"""What a program knows of its table, made of the messages it hears; and the messages it sends. No network is in here."""

from __future__ import annotations

from typing import Any

import msgspec

from walpurgis import wire
from walpurgis.engine import Answer, Offer, Result

from .denied import Denied

SPOKEN = f"walpurgis.{wire.PROTOCOL}"
"""The subprotocol that names the version of the messages this client speaks."""
FINAL = {1008, 4001, 4002}
"""Codes with which a server closes a socket for good; after any other one it is worth coming back."""
LATE = {"already-answered", "not-asked", "wrong-phase"}
"""Refusals of an answer that had been counted before the connection was lost."""
_read = msgspec.json.Decoder(wire.ToBrowser).decode
_write = msgspec.json.encode


class Question(msgspec.Struct, frozen=True):
    """What one of my seats is asked, and what it may see."""

    offer: Offer
    view: Any
    position: wire.Position

    @property
    def seat(self) -> int:
        return self.offer.seat

    @property
    def number(self) -> int:
        """The match's count of questions: an answer to an older one is refused."""
        return self.position.question

    @property
    def moment(self) -> tuple[int, int]:
        """Which seat is asked, and after which row of the match. After an undo the same question is asked at another moment."""
        return self.offer.seat, self.position.seq


class Conversation:
    """One socket after the other at the same table."""

    def __init__(self, table: wire.TableInfo) -> None:
        self.info = table
        self.position: wire.Position | None = None
        self.upto = -1
        self.story: list[wire.Line] = []
        self._replies: dict[int, wire.Done | wire.Refusal] = {}
        self._refs = 0

    @property
    def seats(self) -> list[int]:
        """My seats."""
        return [seat.seat for seat in self.info.seats if seat.mine]

    @property
    def result(self) -> Result | None:
        """How it ended; None before."""
        return self.position.result if self.position is not None and self.position.over else None

    @property
    def is_over(self) -> bool:
        """Whether nothing will be asked any more."""
        return self.info.phase == "abandoned" or (self.position is not None and self.position.over)

    @property
    def question(self) -> Question | None:
        """What I am asked now."""
        if self.position is None:
            return None
        offer = next((offer for offer in self.position.offers if offer.seat not in self.position.answered), None)
        if offer is None:
            return None
        return Question(offer, self.position.views.get(str(offer.seat), self.position.view), self.position)

    def hear(self, text: str | bytes) -> wire.ToBrowser:
        """Take in a message. Denied if the server refuses the whole connection."""
        message: wire.ToBrowser = _read(text)
        match message:
            case wire.AtTable(info=info) if info is not None:
                self.info = info
            case wire.Position():
                self.position = message
            case wire.Story():
                if message.rewound is not None:
                    self.story = [line for line in self.story if line.seq < message.rewound]
                self.story += message.lines
                self.upto = message.upto
            case wire.Refusal(ref=0, table=""):
                raise Denied(message.problem)
            case wire.Done() | wire.Refusal():
                self._replies[message.ref] = message
        return message

    def watch(self, *, from_the_beginning: bool = False) -> str:
        """Follow the table, from where I have heard of it or from the beginning."""
        if from_the_beginning:
            self.upto, self.story = -1, []
        return self._send(wire.Watch(table=self.info.id, ref=self._next(), since=self.upto))[1]

    def answer(self, seat: int, question: int, answer: Answer) -> tuple[int, str]:
        """Answer a question; the number of the message, and the message."""
        return self._send(wire.AnswerIt(table=self.info.id, ref=self._next(), seat=seat, question=question, answer=answer))

    def hint(self, seat: int) -> tuple[int, str]:
        """Ask what the house's own bot would answer."""
        return self._send(wire.Hint(table=self.info.id, ref=self._next(), seat=seat))

    def chat(self, text: str) -> tuple[int, str]:
        return self._send(wire.Chat(table=self.info.id, ref=self._next(), text=text))

    def reply(self, ref: int) -> wire.Done | wire.Refusal | None:
        """What came back for a message, once."""
        return self._replies.pop(ref, None)

    def _next(self) -> int:
        self._refs += 1
        return self._refs

    def _send(self, message: wire.FromBrowser) -> tuple[int, str]:
        return message.ref, _write(message).decode()
