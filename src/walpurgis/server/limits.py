"""How much one guest, and one address, may ask of the house: requests, sockets, new tables. What is refused is refused with a sentence.

A guest is a cookie, and anybody can get a new one; so whoever comes without one is counted by address, and so are new tables and sockets.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network
from typing import Generic, TypeVar

from .problems import No

K = TypeVar("K")
MOST_KNOWN = 10_000
"""Guests and addresses whose buckets are remembered."""
MOST_SOCKETS = 20
"""Sockets of one guest."""
BURST = 10
"""Tables, or tokens for programs, that one address may have at once."""


def house_of(address: str) -> str:
    """What counts as one address. With IPv6 everybody has a whole network: there the first 64 bits count.

    >>> house_of("192.0.2.7"), house_of("2001:db8::7") == house_of("2001:db8::8"), house_of("::ffff:192.0.2.7")
    ('192.0.2.7', True, '192.0.2.7')
    """
    if ":" not in address:
        return address
    try:
        known = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(known.ipv4_mapped or IPv6Network((known, 64), strict=False))


class Bucket:
    """This many at once, this many a second."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self._left, self._at = rate, burst, burst, 0.0

    def is_full(self, at: float) -> bool:
        """Whether it is as good as new: nobody has to remember it."""
        return self._left + (at - self._at) * self.rate >= self.burst

    def take(self, at: float) -> bool:
        self._left = min(self.burst, self._left + (at - self._at) * self.rate)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets(Generic[K]):
    """A bucket for each guest or address; those that are full again are forgotten, and in a rush those that were used least lately."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._known: OrderedDict[K, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def take(self, key: K, at: float) -> bool:
        while self._known and next(iter(self._known.values())).is_full(at):
            self._known.popitem(last=False)
        bucket = self._known.get(key)
        if bucket is None:
            bucket = self._known[key] = Bucket(self._rate, self._burst)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return bucket.take(at)


class OneAtATime:
    """What takes a while is done once at a time for each guest: whoever asks again and again does not fill the queue in which others wait."""

    def __init__(self) -> None:
        self._in_work: set[tuple[str, str]] = set()

    @contextmanager
    def of(self, guest: str, what: str) -> Iterator[None]:
        """Meanwhile the guest may not ask for this again; No if it is being done already."""
        if (guest, what) in self._in_work:
            raise No("too-fast", "one at a time, please: the last one is not done yet")
        self._in_work.add((guest, what))
        try:
            yield
        finally:
            self._in_work.discard((guest, what))


class DoorLimits:
    """What is counted at the door."""

    def __init__(self, rate: float, sockets: int) -> None:
        self._requests: Buckets[str] = Buckets(2 * rate, 10 * rate)
        self._tables: Buckets[str] = Buckets(rate / 40, max(BURST, rate / 2))
        self._programs: Buckets[str] = Buckets(rate / 40, max(BURST, rate / 2))
        self._most, self._by_guest, self._by_address = sockets, Counter[str](), Counter[str]()

    def request(self, guest: str | None, address: str, at: float) -> None:
        """A request comes in; No if there were too many."""
        if not self._requests.take(guest or address, at):
            raise No("too-fast", "slower, please")

    def new_table(self, address: str, at: float) -> None:
        """A table is to be set up; No if there were too many from there."""
        if not self._tables.take(address, at):
            raise No("too-fast", "many tables were laid from your address just now; wait a little")

    def new_program(self, address: str, at: float) -> None:
        """A program wants a token; No if there were too many from there."""
        if not self._programs.take(address, at):
            raise No("too-fast", "many programs came from your address just now; wait a little, or use a token again")

    def open_socket(self, guest: str, address: str) -> None:
        """A socket opens; No if there are too many."""
        if self._by_guest[guest] >= MOST_SOCKETS:
            raise No("busy", f"you have {MOST_SOCKETS} connections to this house; close a page first")
        if self._by_address[address] >= self._most:
            raise No("busy", "there are too many connections from your address")
        self._by_guest[guest] += 1
        self._by_address[address] += 1

    def close_socket(self, guest: str, address: str) -> None:
        for counted, key in ((self._by_guest, guest), (self._by_address, address)):
            counted[key] -= 1
            if not counted[key]:
                del counted[key]
