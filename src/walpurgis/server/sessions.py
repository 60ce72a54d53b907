"""Who a guest is: a browser has a random id in a signed cookie that scripts cannot read, a program has one in a signed token that it keeps itself.
No account, no password; names are plain text."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from zlib import crc32

COOKIE = "walpurgis"
A_YEAR = 365 * 24 * 3600
INVISIBLE = {"Cc", "Cf", "Cs", "Co"}
JOINERS = "\u200d\ufe0f"
"""What holds composed emoji together."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159") | frozenset(
    map(chr, [0x2065, *range(0xFFF0, 0xFFF9), *range(0xE0000, 0xE1000)])
)
"""Letters and signs that show nothing, and numbers that Unicode keeps for more of them."""
PROGRAM = "program-"
"""What the id of a program begins with: the badge of its seat cannot be taken off."""
NAMES = [
    "Agrippa", "Alcina", "Armida", "Ashtar", "Balthus", "Befana", "Belisama", "Cagliostro", "Calypso", "Carabosse", "Carmilla", "Cassandra", "Ceridwen",
    "Circe", "Endora", "Erichtho", "Fata", "Faustus", "Geillis", "Ginevra", "Gothel", "Hecate", "Hermia", "Holle", "Isolde", "Ishtar", "Klingsor",
    "Kundry", "Lamia", "Leila", "Lilith", "Loreley", "Malagigi", "Maleficia", "Manfred", "Medea", "Melusine", "Merlin", "Morgana", "Nerissa", "Nimue",
    "Oberon", "Ortrud", "Perchta", "Prospero", "Pythia", "Roxana", "Samhain", "Selene", "Sibylla", "Sidonia", "Sycorax", "Tamora", "Thais", "Thessaly",
    "Tiresias", "Titania", "Urganda", "Vasilisa", "Viviane", "Walpurga", "Xenia", "Ygraine", "Zephyrine",
]  # fmt: skip
"""Names for those who have not chosen one, the same in every language."""
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(length: int = 12) -> str:
    """A short id nobody can guess, without letters that look alike."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def proposed_name(guest: str) -> str:
    """What a guest is called until they choose a name: always the same for the same guest."""
    return NAMES[crc32(guest.encode()) % len(NAMES)]


class Sessions:
    """Signs guests' ids and knows its own signature again."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def guest_of(self, cookies: str) -> str | None:
        """The guest named by a Cookie header, if the signature is ours. Only what has our name is read: others on this host may write theirs as they like."""
        for one in cookies.split(";"):
            name, _, value = one.strip().partition("=")
            guest = self.signed(value.strip('"')) if name == COOKIE else None
            if guest is not None:
                return guest
        return None

    def signed(self, token: str) -> str | None:
        """The guest whom a token names, if the signature is ours."""
        guest, _, signature = token.partition(".")
        return guest if guest and hmac.compare_digest(signature.encode(), self._sign(guest).encode()) else None

    def new_guest(self) -> str:
        return new_id(20)

    def new_program(self) -> str:
        return PROGRAM + new_id(20)

    def token(self, guest: str) -> str:
        """What a guest shows to be known again."""
        return f"{guest}.{self._sign(guest)}"

    def cookie(self, guest: str, *, secure: bool) -> str:
        """The Set-Cookie header for a guest."""
        end = "; Secure" if secure else ""
        return f"{COOKIE}={self.token(guest)}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{end}"

    def _sign(self, guest: str) -> str:
        return hmac.new(self._secret, guest.encode(), hashlib.sha256).hexdigest()[:40]


def clean(text: str, length: int, *, lines: bool = False) -> str:
    """A name or a chat line as it is kept: no control characters, no invisible direction tricks, single spaces, at most `length` characters; nothing, if none
    of it can be seen.

    >>> clean("  Mina\\x00 \\u202eHarker ", 24)
    'Mina Harker'
    """
    text = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if c.isspace() and not (lines and c == "\n") else c for c in text)
    kept = "".join(c for c in spaced if c in JOINERS or (lines and c == "\n") or (c not in BLANK and unicodedata.category(c) not in INVISIBLE))
    parts = [" ".join(line.split()) for line in kept.split("\n")]
    said = "\n".join(parts).strip()[:length].strip()
    return said if any(not c.isspace() and c not in JOINERS and unicodedata.category(c)[0] != "M" for c in said) else ""
