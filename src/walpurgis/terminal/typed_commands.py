"""What a person can type besides an answer: questions about the rules, looking around, undo, leaving and coming back."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from walpurgis.bots import NoAdvice, advise
from walpurgis.bots.search import Limit as Thinking
from walpurgis.engine import Offer, Say
from walpurgis.engine.errors import Limit, NotOffered, NotUndoable
from walpurgis.engine.game import package_of
from walpurgis.engine.kept import saved
from walpurgis.engine.story import names_in
from walpurgis.words import LANGUAGES, rulebook
from walpurgis.words.folding import told

from .drawing import drawing_of
from .refusals import Told, match_in, told_before
from .rulebook_search import cards_called, cards_like, search, texts
from .screen import BLOOD, EMBER, MOON
from .typed_answers import Unread, advice_in_words, key_of

if TYPE_CHECKING:
    from .sitting import Sitting

LOG_LENGTH = 20
FOUND_AT_MOST = 12
HINT_PLAYOUTS = 80
"""How long a hint is thought about: counted, not timed, so that the same table gets the same hint."""


class Left(Exception):
    """The person has left the table."""


def command(sitting: Sitting, typed: str) -> bool | None:
    """Obey a command. True if the question must be put again, False if not, None if it was not a command."""
    word, _, rest = typed.partition(" ")
    if word.startswith("?") and len(word) > 1:
        word, rest = "?", f"{word[1:]} {rest}"
    obey = COMMANDS.get(word.lower())
    return None if obey is None else obey(sitting, rest.strip())


def asked(sitting: Sitting) -> Offer | None:
    """The open question of whoever sits in front of the screen."""
    return None if sitting.looking is None else sitting.match.offer(sitting.looking)


def show_help(sitting: Sitting, rest: str) -> bool:
    """All commands, one line each."""
    cards = ["card"] if texts(sitting.match.game) else []
    offer = asked(sitting)
    spots = ["try"] if offer is not None and offer.kind == "spot" else []
    for name in ("answer", *spots, "rule", "rules", *cards, "why", "hint", "undo", "board", "log", "save", "load", "record", "lang", "quit"):
        sitting.screen.say(sitting.say.text(f"help-{name}", languages=", ".join(LANGUAGES)))
    return False


def rule_behind(sitting: Sitting, rest: str) -> bool:
    """The rule behind the question, or what a card says, or what the rulebook says about a word."""
    offer = asked(sitting)
    if rest:
        return look_up(sitting, offer, rest)
    if offer is None:
        return search_rules(sitting, rest)
    if offer.rule:
        sitting.cite(offer.rule)
    else:
        sitting.screen.say(sitting.say.text("no-rule-behind"))
    return False


def look_up(sitting: Sitting, offer: Offer | None, rest: str) -> bool:
    """What stands on the card behind an offered answer, or on the card of that name; else on those with the word in their names, and in the rulebook."""
    game = sitting.match.game
    called = cards_behind(sitting, offer, rest) or cards_called(game, rest, sitting.say)
    found = called or cards_like(game, rest, sitting.say)
    for name in found[:FOUND_AT_MOST]:
        sitting.read_out(name)
    if len(found) > FOUND_AT_MOST:
        sitting.screen.say(sitting.say.text("rules-more", count=len(found) - FOUND_AT_MOST))
    if called or (found and not search(rulebook(game, sitting.language), rest)):
        return False
    return search_rules(sitting, rest)


def cards_behind(sitting: Sitting, offer: Offer | None, rest: str) -> list[str]:
    """The name of the card that an offered answer is about."""
    try:
        key = "" if offer is None else key_of(offer, rest, sitting.say)
    except Unread:
        return []
    package = package_of(sitting.match.game)
    named = [name for choice in (offer.choices if offer else []) if choice.key == key for name in names_in(package, choice.about)]
    return [name for name in named if name in texts(sitting.match.game)]


def search_rules(sitting: Sitting, rest: str) -> bool:
    """Search the rulebook for a number or for words; without any, list its chapters."""
    book = rulebook(sitting.match.game, sitting.language)
    if not rest:
        sitting.screen.say(sitting.say.text("rules-chapters"))
        for chapter, title in book.chapters.items():
            sitting.screen.say(f"  {chapter}: {title}")
        return False
    found = search(book, rest)
    for statement in found[:FOUND_AT_MOST]:
        sitting.cite(statement.id)
    if len(found) > FOUND_AT_MOST:
        sitting.screen.say(sitting.say.text("rules-more", count=len(found) - FOUND_AT_MOST))
    if not found:
        sitting.screen.say(sitting.say.text("rules-none", word=rest))
    return False


def why(sitting: Sitting, rest: str) -> bool:
    """Which rule keeps a thing from being offered."""
    offer = asked(sitting)
    if not rest or offer is None:
        sitting.screen.say(sitting.say.text("help-why"))
        return False
    try:
        key = key_of(offer, rest, sitting.say)
    except Unread:
        rule = sitting.match.why_not(offer.seat, rest)
        sitting.screen.say(sitting.say.text("why-forbidden" if rule else "why-unknown", key=rest))
        sitting.cite(rule)
    else:
        what = next(choice.says for choice in offer.choices if choice.key == key)
        sitting.screen.say(sitting.say.text("why-offered", key=key, what=what))
    return False


def hint(sitting: Sitting, rest: str) -> bool:
    """The best answers, how likely each wins and why, from what this seat may know."""
    match, seat = sitting.match, sitting.looking
    offer = asked(sitting)
    try:
        if seat is None or offer is None:
            raise NoAdvice
        found = advise(match.sight(seat), len(match.entries), Thinking(playouts=HINT_PLAYOUTS))
    except NoAdvice:
        sitting.screen.say(sitting.say.text("hint-none"))
        return False
    sitting.screen.say(sitting.say.text("hint-heading"), EMBER)
    for n, one in enumerate(found, 1):
        sitting.screen.say(advice_in_words(offer, one, n, sitting.say, drawing_of(match.game).point_out))
    if len(found) > 1:
        sitting.screen.say(sitting.say.text("hint-beside"), "dim")
    return False


def try_out(sitting: Sitting, rest: str) -> bool:
    """What would follow from a place or a path, or the rule that forbids it. Nothing changes."""
    offer = asked(sitting)
    if offer is None or offer.kind != "spot":
        sitting.screen.say(sitting.say.text("try-none"))
        return False
    if not rest:
        sitting.screen.say(sitting.say.text("help-try"))
        return False
    try:
        found = sitting.match.foresee(offer.seat, sitting.read(offer, rest), offer.question)
    except (Unread, NotOffered) as problem:
        sitting.refuse(offer, problem)
        return False
    sitting.screen.say(sitting.say.text("try-allowed"), EMBER)
    for line in () if found is None else drawing_of(sitting.match.game).foreseen(found, sitting.match.view(offer.seat), sitting.say):
        sitting.screen.say(line)
    return False


def take_back(sitting: Sitting, rest: str) -> bool:
    """Take the last answer back, if that is free."""
    if sitting.looking is None or sitting.match.over:
        sitting.screen.say(not_undone(sitting, "nothing-to-undo"))
        return False
    try:
        sitting.match.undo(sitting.looking)
    except NotUndoable as refusal:
        sitting.screen.say(not_undone(sitting, refusal.limit), BLOOD)
        return False
    length = len(sitting.match.story or ())
    sitting.told = {reader: min(n, length) for reader, n in sitting.told.items()}
    if not sitting.screen.plain:
        sitting.drawn.clear()
    sitting.screen.say(sitting.say.text("undo-done"))
    return True


def not_undone(sitting: Sitting, limit: Limit) -> str:
    """Why an answer cannot be undone, in the reader's language."""
    return sitting.say.text("undo-not", reason=sitting.say.text(f"undo-{limit}"))


def show_board(sitting: Sitting, rest: str) -> bool:
    """The whole table with everything explained; then the question again, which it has pushed away."""
    sitting.show_table(sitting.looking, full=True)
    return not sitting.match.over


def show_log(sitting: Sitting, rest: str) -> bool:
    """The last things that happened, as far as this seat may know them."""
    length = int(rest) if rest.isdecimal() and len(rest) < 7 else LOG_LENGTH
    sentences = list(told(sitting.match.story_for(sitting.looking), sitting.say))
    for sentence in sentences[max(0, len(sentences) - length) :]:
        sitting.screen.say(f"- {sentence}")
    return False


def save_to(sitting: Sitting, rest: str) -> bool:
    """Leave the match in a file."""
    if not rest:
        sitting.screen.say(sitting.say.text("help-save"))
        return False
    path = Path(rest).expanduser()
    again = shlex.join(["walpurgis", "play", sitting.match.game.name, "--load", str(path), "--bots", ",".join(sitting.bot_names)])
    sitting.write_file(path, saved(sitting.match), Say("save-written", {"file": str(path), "command": again}))
    return False


def load_from(sitting: Sitting, rest: str) -> bool:
    """Go on with a match from a file; whoever sits where stays there."""
    if not rest:
        sitting.screen.say(sitting.say.text("help-load"))
        return False
    try:
        match = match_in(Path(rest).expanduser(), sitting.match.game, sitting.say)
        if match.seats != sitting.match.seats:
            raise Told(sitting.say.text("load-other-seats", seats=match.seats))
    except Told as refusal:
        sitting.screen.say(str(refusal), BLOOD)
        return False
    sitting.match, sitting.looking = match, None
    sitting.drawn.clear()
    sitting.told = dict.fromkeys([None, *range(match.seats)], told_before(match))
    sitting.announced.clear()
    sitting.screen.say(sitting.say.text("load-done", file=rest))
    return True


def record_to(sitting: Sitting, rest: str) -> bool:
    """Write the record of the whole game so far. Like a save it holds everything, secrets included."""
    if not rest:
        sitting.screen.say(sitting.say.text("help-record"))
        return False
    sitting.write_record(Path(rest).expanduser())
    return False


def change_language(sitting: Sitting, rest: str) -> bool:
    if rest not in LANGUAGES:
        sitting.screen.say(sitting.say.text("help-lang", languages=", ".join(LANGUAGES)), BLOOD)
        return False
    sitting.language = rest
    sitting.drawn.clear()
    sitting.screen.say(sitting.say.text("lang-done"), MOON)
    return not sitting.match.over


def leave(sitting: Sitting, rest: str) -> bool:
    sitting.leave()
    return False


COMMANDS: dict[str, Callable[[Sitting, str], bool]] = {
    "?": rule_behind,
    "board": show_board,
    "help": show_help,
    "hint": hint,
    "lang": change_language,
    "load": load_from,
    "log": show_log,
    "q": leave,
    "quit": leave,
    "record": record_to,
    "rules": search_rules,
    "save": save_to,
    "try": try_out,
    "undo": take_back,
    "why": why,
}
