"""Who a browser is: a random id in a signed cookie that scripts cannot read. No account, no password; names are plain text."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from http.cookies import CookieError, SimpleCookie

COOKIE = "walpurgis"
A_YEAR = 365 * 24 * 3600
INVISIBLE = {"Cc", "Cf", "Cs", "Co"}
JOINERS = "\u200d\ufe0f"
"""What holds composed emoji together."""
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(length: int = 12) -> str:
    """A short id nobody can guess, without letters that look alike."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class Sessions:
    """Signs guests' ids and knows its own signature again."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def guest_of(self, cookies: str) -> str | None:
        """The guest named by a Cookie header, if the signature is ours."""
        try:
            morsel = SimpleCookie(cookies).get(COOKIE)
        except CookieError:
            return None
        guest, _, signature = (morsel.value if morsel else "").partition(".")
        return guest if guest and hmac.compare_digest(signature.encode(), self._sign(guest).encode()) else None

    def new_guest(self) -> str:
        return new_id(20)

    def cookie(self, guest: str, *, secure: bool) -> str:
        """The Set-Cookie header for a guest."""
        end = "; Secure" if secure else ""
        return f"{COOKIE}={guest}.{self._sign(guest)}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{end}"

    def _sign(self, guest: str) -> str:
        return hmac.new(self._secret, guest.encode(), hashlib.sha256).hexdigest()[:40]


def clean(text: str, length: int, *, lines: bool = False) -> str:
    """A name or a chat line as it is kept: no control characters, no invisible direction tricks, single spaces, at most `length` characters.

    >>> clean("  Mina\\x00 \\u202eHarker ", 24)
    'Mina Harker'
    """
    text = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if c.isspace() and not (lines and c == "\n") else c for c in text)
    kept = "".join(c for c in spaced if c in JOINERS or (lines and c == "\n") or unicodedata.category(c) not in INVISIBLE)
    parts = [" ".join(line.split()) for line in kept.split("\n")]
    return "\n".join(parts).strip()[:length].strip()
