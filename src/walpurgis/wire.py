"""What travels between the house and whoever plays there, in a browser or as a program: the bodies of the HTTP lobby and the messages of the one WebSocket,
which programs in the arena are sent, too. No behaviour, only shapes.

The client's types are generated from these (`make wire`). Nothing here can hold another seat's secret: a position carries the view, the offers and the story of
the seats that the receiving browser owns, and of nobody else.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from walpurgis.engine import Offer, Result, Say

PROTOCOL = 1
"""The version of the messages on the socket: one more whenever a program that knows the old ones would misread the new ones."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
TableId = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{6,16}$")]
Language = Literal["en", "fr", "de", "it", "es"]
SeatKind = Literal["human", "bot", "open"]
Phase = Literal["lobby", "playing", "finished", "abandoned"]
UndoMode = Literal["free", "consent", "off"]
NoticeKind = Literal[
    "bot-failed", "bots-stuck", "out-of-time", "resigned", "restart", "stand-in", "taken-back", "undo-refused", "undo-wished", "undone",
]  # fmt: skip
RecordText = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "object", "additionalProperties": {}})]
TAGGED = {"type": "object", "properties": {"is": {"type": "string"}}, "required": ["is"], "additionalProperties": {}}
"""Data of a game that says which kind it is: `{"is": "Fought", ...}`."""


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A body sent by a browser: nothing unknown is accepted."""


# The lobby, over HTTP ---------------------------------------------------------------------------------------------


class Me(msgspec.Struct):
    """Who this browser is."""

    id: str
    name: str
    language: str


class Rename(Body):
    name: Name | None = None
    language: Language | None = None


class NewProgram(Body):
    """A program that wants to take seats under a name of its own."""

    name: Name


class Program(msgspec.Struct):
    """A program of this house. Whoever holds the token is that program: it goes into the header `Authorization: Bearer TOKEN` of every request and of the
    socket."""

    token: str
    me: Me


class RatingInfo(msgspec.Struct):
    """How strong an opponent proved in a game: 400 points more win ten games of eleven. Measured in this many games; `spread` is either way, 95 %."""

    points: int
    spread: int
    games: int


class OpponentInfo(msgspec.Struct):
    """One of the house's own opponents, for one game. `name` is what to put into `SeatWish.bot`."""

    name: str
    says: Say
    """Its name, the same in all languages."""
    title: Say
    temper: Say
    face: str
    """Where its portrait is."""
    level: int
    most: int
    """The level of the strongest."""
    bot: str
    """The bot behind it, as programs name it."""
    seconds: float
    """How long it thinks over an answer."""
    rating: RatingInfo | None


class GameInfo(msgspec.Struct):
    """A game of the house, as the lobby offers it."""

    name: str
    title: Say
    blurb: Say
    seats: list[int]
    usual: int
    """The number of players to propose."""
    options: dict[str, Any]
    """JSON schema of the options, with defaults."""
    bots: list[str]
    minutes: int | None
    """How long a game takes among people, about."""
    weight: int | None
    """How much there is to learn: 1 is light, 5 is heavy."""
    credits: str
    """Who made the game."""
    opponents: list[OpponentInfo]
    """Those of the house who can play it, the weakest first."""
    gentle: str
    """Who sits down where no opponent was asked for."""


class Clock(Body):
    """Time for thinking: a stock for each player and an increment for each answer, in seconds."""

    stock: Annotated[int, msgspec.Meta(ge=30, le=86_400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 10


class SeatWish(Body):
    """What a new table wants on a seat."""

    kind: SeatKind
    bot: Annotated[str, msgspec.Meta(max_length=24)] = ""
    """An opponent of the house or a bot; empty is the one whom the house proposes."""
    mine: bool = False
    """A human seat that the creator's browser takes at once (several: pass and play)."""
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""


class NewTable(Body):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    public: bool = False
    spectators: bool = True
    undo: UndoMode = "consent"
    """`free`: any answer can be undone; `consent`: freely until something was revealed, afterwards if the others agree."""
    clock: Clock | None = None
    seed: Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)] | None = None
    """Only where you sit alone with bots; when a seat opens, another one is drawn."""
    start: bool = False
    """Start at once if every seat is taken."""


class SeatInfo(msgspec.Struct):
    """Who sits where. `mine`: this browser owns the seat. `stand_in`: a bot plays while the owner is away."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    mine: bool
    here: bool
    stand_in: bool
    resigned: bool = False
    program: bool = False
    """Whether it is not a person's browser but a program."""


class TableInfo(msgspec.Struct):
    """A table, as everybody who may see it sees it."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    options: dict[str, Any]
    public: bool
    spectators: bool
    undo: UndoMode
    clock: Clock | None
    mine: bool
    """Whether this browser created the table."""
    seq: int
    created: str
    updated: str
    your_turn: bool
    watchers: int = 0
    """Guests who look on without a seat."""
    result: Result | None = None
    rematch: str | None = None
    stopped: bool = False
    """Its rules have changed so much that it cannot be played on: it can be looked at, and ended."""
    host: str = ""
    """The name under which whoever set up the table sits there; empty if they do not sit."""


class Lists(msgspec.Struct):
    """The tables of the home page."""

    mine: list[TableInfo]
    open: list[TableInfo]
    finished: list[TableInfo]
    running: list[TableInfo] = []
    """Public games of others that are going on."""


class TakeSeat(Body):
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""


class Link(msgspec.Struct):
    """The page that moves a seat to another device; it does so once."""

    path: str


class Problem(msgspec.Struct):
    """A refusal: what kind, a sentence, and the rule if there is one."""

    kind: str
    sentence: str
    rule: str | None = None


class Moment(msgspec.Struct):
    """One moment of a replay: what was put in, what was told, the view, who must decide next."""

    seq: int
    seat: int | None
    answer: Any
    lines: list[Line]
    view: Any
    waiting: list[int]
    views: dict[str, Any] = {}
    """When all is shown: the view of each seat."""


class ReplayPage(msgspec.Struct):
    """A record, ready to be walked through. `seat` None is the public view."""

    game: str
    names: list[str]
    seat: int | None
    total: int
    moments: list[Moment]
    chat: list[ChatLine]
    result: Result | None


class Standing(msgspec.Struct):
    """How the points stood after this many answers. `heading`: what of the story began with that answer, such as a round."""

    seq: int
    points: list[int]
    heading: Line | None = None


class Advised(msgspec.Struct):
    """An answer worth giving, in the answer to an `advise`: how likely it wins, from 0 to 1 (null if nobody can say), give or take `spread` (95 %), and why."""

    answer: Any
    chance: float | None
    spread: float
    why: Say


class ReviewedDecision(msgspec.Struct):
    """A decision that cost something. Made at moment `seq`; the answer `given` lowered the chance to win by `cost`, give or take `spread` (95 %), against
    the best of the answers in `better`; `why` says what it led to."""

    seq: int
    seat: int
    offer: Offer
    given: Any
    cost: float
    spread: float
    why: Say
    better: list[Advised]


class Review(msgspec.Struct):
    """A finished game, judged by the house: how likely each seat was to win at each of `moments`, and the decisions that cost most, the dearest first."""

    game: str
    moments: list[int]
    chances: list[list[float]]
    decisions: list[ReviewedDecision]


class ReviewState(msgspec.Struct):
    """The progress of a review: `done` of `all` parts. `key` is what to ask for next (`/api/reviews/KEY`), until the review is there."""

    key: str
    done: int
    all: int
    review: Review | None = None


class Upload(Body):
    """A record from a file. It is not read before it is in a worker process."""

    record: RecordText


class ContinueFrom(Body):
    """Continue from a moment of a finished game (or an uploaded record) against bots; what that seat could not know is redealt."""

    seq: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    table: TableId | None = None
    record: RecordText = msgspec.field(default_factory=msgspec.Raw)
    bot: str = ""
    """Who plays the other seats; empty is the one whom the house proposes."""


# Play, over the WebSocket -----------------------------------------------------------------------------------------


class Line(msgspec.Struct):
    """One thing that happened, as the receiver may know it: the event with its fields, and the sentence that tells it."""

    seq: int
    says: Say
    event: Annotated[Any, msgspec.Meta(extra_json_schema=TAGGED)]
    heading: bool = False
    """Whether a new part of the story begins with it."""
    only: list[int] | None = None
    """If this browser has several seats: those that may know this line; None is all of them."""


class ChatLine(msgspec.Struct):
    id: int
    seq: int
    name: str
    seat: int | None
    text: str
    at: str
    notice: NoticeKind | None = None
    """What `name` did outside the game, such as asking to undo something. Then there is no text: the page says it in its own language, and in the log."""


class ToServer(Body, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Anything a browser may send. `ref` comes back with the reply."""

    table: TableId
    ref: Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)] = 0


class Watch(ToServer, tag="watch", kw_only=True):
    """Follow a table (as player or spectator), told from `since` on."""

    since: Annotated[int, msgspec.Meta(ge=-1, lt=1 << 53)] = -1


class Unwatch(ToServer, tag="unwatch", kw_only=True):
    pass


class AnswerIt(ToServer, tag="answer", kw_only=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    question: Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]
    answer: Any


class WhyNot(ToServer, tag="why", kw_only=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    key: Annotated[str, msgspec.Meta(max_length=80)]


class Try(ToServer, tag="try", kw_only=True):
    """What would follow from a place or a path, before it is answered."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    question: Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]
    points: Annotated[list[tuple[int, int]], msgspec.Meta(max_length=64)]


class Hint(ToServer, tag="hint", kw_only=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class Advise(ToServer, tag="advise", kw_only=True):
    """What to answer, and why: takes about a second."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class Undo(ToServer, tag="undo", kw_only=True):
    """Undo the last answer of a seat, or ask the others to agree to that."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class Consent(ToServer, tag="consent", kw_only=True):
    """The reply to another's request to undo."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    agree: bool


class Resign(ToServer, tag="resign", kw_only=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class StandIn(ToServer, tag="stand-in", kw_only=True):
    """Let a bot play a seat whose owner is away (or my own), or take my seat back."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    bot: bool


class Chat(ToServer, tag="chat", kw_only=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


FromBrowser = Watch | Unwatch | AnswerIt | WhyNot | Try | Hint | Advise | Undo | Consent | Resign | StandIn | Chat


class Trial(msgspec.Struct):
    """The answer to a `try`: the rule that forbids the points, or what would follow from them."""

    rule: str | None = None
    forbidden: bool = False
    foreseen: Any = None


class FromServer(msgspec.Struct, tag_field="is", kw_only=True):
    table: str = ""


class Hello(FromServer, tag="hello", kw_only=True):
    """The first message: who this browser is, and the version of server and client that fit together."""

    me: Me = msgspec.field(default_factory=lambda: Me("", "", "en"))
    version: str = ""
    protocol: int = PROTOCOL
    """The version of the messages. A client says which one it speaks by the subprotocol `walpurgis.1`."""


class AtTable(FromServer, tag="table", kw_only=True):
    """The table itself changed: seats, presence, phase."""

    info: TableInfo | None = None


class Position(FromServer, tag="position", kw_only=True):
    """Where the match stands for this browser. Views and offers are those of its own seats; `view` is of `seat` (None: public)."""

    seq: int = 0
    question: int = 0
    seat: int | None = None
    view: Any = None
    offers: list[Offer] = []
    views: dict[str, Any] = {}
    """If this browser has several seats: the view of each."""
    waiting: list[int] = []
    """Seats that must answer now."""
    answered: list[int] = []
    """Seats whose secret answer is in."""
    may_undo: list[int] = []
    undo_wish: int | None = None
    """The seat that asks the others to let it undo its last answer."""
    clocks: list[int] | None = None
    """Milliseconds left for each seat; running for those in `waiting`."""
    over: bool = False
    result: Result | None = None


class Story(FromServer, tag="story", kw_only=True):
    """Lines told since; `rewound` says that all lines from that seq on are void."""

    lines: list[Line] = []
    upto: int = 0
    rewound: int | None = None


class ChatSaid(FromServer, tag="chat", kw_only=True):
    lines: list[ChatLine] = []


class Done(FromServer, tag="done", kw_only=True):
    """The reply to a message that was carried out."""

    ref: int = 0
    answer: Any = None
    """For `hint`: the answer a bot would give. For `advise`: a list of `Advised`, the best one first. For `why`: the id of the rule, or null if nothing
    forbids it."""


class Refusal(FromServer, tag="refused", kw_only=True):
    """The reply to a message that was not carried out; nothing has changed."""

    ref: int = 0
    problem: Problem = msgspec.field(default_factory=lambda: Problem("", ""))


class Notice(FromServer, tag="notice", kw_only=True):
    """Something the table should know: a bot failed and `random` plays on, the server restarts, a seat was taken back."""

    kind: NoticeKind = "restart"
    name: str = ""
    """The player it is about."""
    bot: str = ""


ToBrowser = Hello | AtTable | Position | Story | ChatSaid | Done | Refusal | Notice
