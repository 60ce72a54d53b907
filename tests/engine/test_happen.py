"""Windows in the rules: who speaks before, instead and after, and in which order."""

from __future__ import annotations

from walpurgis.engine import may
from walpurgis.engine.happen import Applies, Happening
from walpurgis.engine.scene import Scene

from .table import Bare, play, table

Fall = Happening[Bare, str]


def a_fall() -> Fall:
    return Fall("fall", in_turn=lambda t: [2, 0, 1])


def of(*seats: int) -> Applies[Bare, str]:
    return lambda t, what, seat: seat in seats


def fall(moment: Fall, state: Bare | None = None) -> Scene[Bare]:
    """Let somebody fall, and note whether it happened."""

    async def then(t: Bare, who: str) -> None:
        t.note(who, "fell")

    async def rule(t: Bare) -> None:
        t.note(await moment(t, "the witch", then))

    return play(rule, state)


def speaks(moment: Fall, word: str, window: str, *seats: int) -> None:
    """A reaction that notes its word and its seat."""

    async def reaction(t: Bare, what: str, seat: int) -> None:
        t.note(word, seat)

    reaction.__name__ = word
    getattr(moment, window)(of(*seats))(reaction)


def test_without_reactions_it_just_happens() -> None:
    assert fall(a_fall()).is_quiet().t.notes == ["the witch fell", "True"]


def test_before_comes_before_and_after_after_and_each_in_turn_order() -> None:
    moment = a_fall()
    speaks(moment, "wept", "after", 0, 1, 2)
    speaks(moment, "warned", "before", 0, 1, 2)
    assert fall(moment).is_quiet().t.notes == ["warned 2", "warned 0", "warned 1", "the witch fell", "wept 2", "wept 0", "wept 1", "True"]


def test_the_first_who_replaces_it_ends_it() -> None:
    moment = a_fall()

    @moment.instead(of(0, 1))
    async def catch_her(t: Bare, who: str, seat: int) -> bool:
        return await may(t.guests[seat], "catch")

    speaks(moment, "wept", "after", 0)
    caught = fall(moment)
    assert caught.asked == "0 catch"
    assert caught.choose("no", "yes").is_quiet().t.notes == ["False"]
    assert fall(moment).choose("yes").is_quiet().t.notes == ["False"]
    assert fall(moment).choose("no", "no").is_quiet().t.notes == ["the witch fell", "wept 0", "True"]


def test_a_seat_with_several_puts_its_own_in_order_once() -> None:
    moment = a_fall()
    for word in ("cursed", "blessed_her", "slept"):
        speaks(moment, word, "before", 1)
    speaks(moment, "watched", "before", 2)
    t = fall(moment)
    assert (t.asked, t.offered) == ("1 order-fall", "cursed, blessed-her, slept")
    assert t.t.notes == [], "the order is settled before anybody speaks"
    t.choose(["slept", "cursed", "blessed-her"]).is_quiet()
    assert t.t.notes == ["watched 2", "slept 1", "cursed 1", "blessed_her 1", "the witch fell", "True"]


def test_each_reaction_is_looked_at_again_when_its_turn_comes() -> None:
    moment = a_fall()

    async def once(t: Bare, what: str, seat: int) -> None:
        t.note("rang", seat, t.deck.pop())

    moment.before(lambda t, what, seat: bool(t.deck))(once)
    assert fall(moment, table(["bell"])).is_quiet().t.notes == ["rang 2 bell", "the witch fell", "True"]


def test_who_speaks_after_is_found_after() -> None:
    moment = a_fall()
    moment_before = moment.before(of(0))

    @moment_before
    async def light_a_candle(t: Bare, what: str, seat: int) -> None:
        t.deck.append("candle")

    async def wept(t: Bare, what: str, seat: int) -> None:
        t.note("wept", seat)

    moment.after(lambda t, what, seat: bool(t.deck) and seat == 1)(wept)
    assert fall(moment).is_quiet().t.notes == ["the witch fell", "wept 1", "True"]
