"""The first words to a browser, sent along with its page: what the socket would say first, so that the table can be drawn before there is a socket.

They are messages of the wire, built for the guest of the cookie by the same functions; the socket says them again and is believed more.
"""

from __future__ import annotations

import msgspec

from walpurgis import __version__

from . import queries, wire
from .house import House
from .problems import No
from .table import encode


class First(msgspec.Struct, frozen=True):
    """The messages, and what the page must know of them: the game of the table, the language of a guest who has a name."""

    messages: list[bytes]
    game: str | None = None
    language: str | None = None


async def first_words(house: House, guest: str, path: str) -> First:
    """Hello; at a table that this guest may see, the table and where the match stands."""
    async with house.db.reading() as connection:
        me = await queries.me(connection, guest)
    messages = [encode(wire.Hello(me=me, version=__version__))]
    language = me.language if me.name else None
    page, _, table = path.partition("/")
    if page != "t":
        return First(messages, None, language)
    try:
        live = await house.at(table)
    except No:
        return First(messages, None, language)
    if not live.sheet.may_see(guest):
        return First(messages, None, language)
    async with live.lock:
        if live.match is None:
            await house.reload(live)
        messages.append(encode(wire.AtTable(table=live.id, info=live.sheet.info(guest, live.here))))
        if live.match is not None:
            messages.append(live.position(live.sheet.own(guest)))
    return First(messages, live.sheet.game, language)
