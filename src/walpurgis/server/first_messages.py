"""The first messages to a browser, sent along with its page: what the socket would say first, so that the table can be drawn before there is a socket.

They are messages of the wire, built for the guest of the cookie by the same functions; the socket says them again and is believed more.
"""

from __future__ import annotations

import msgspec

from walpurgis import __version__, wire

from .guest import Guest
from .problems import No
from .telling import encode


class FirstMessages(msgspec.Struct, frozen=True):
    """The messages, and what the page must know of them: the game of the table, the language that a guest has chosen."""

    messages: list[bytes]
    game: str | None = None
    language: str | None = None


async def first_messages(guest: Guest, path: str) -> FirstMessages:
    """Hello; at a table that this guest may see, the table and where the match stands."""
    me = await guest.me()
    messages = [encode(wire.Hello(me=me, version=__version__))]
    language = await guest.chosen_language()
    page, _, table_id = path.partition("/")
    if page != "t":
        return FirstMessages(messages, None, language)
    try:
        table = (await guest.visit(table_id)).table
    except No:
        return FirstMessages(messages, None, language)
    async with table.lock:
        await table.ready()
        messages.append(table.audience.info_for(guest.id))
        if table.sheet.has_begun:
            messages.append(table.audience.position_for(table.sheet.own(guest.id)))
    return FirstMessages(messages, table.sheet.game, language)
