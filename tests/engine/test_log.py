"""The log: forks share the past and part from there."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from walpurgis.engine.log import Log

steps = st.lists(st.tuples(st.sampled_from(["append", "fork", "back", "cut"]), st.integers(0, 9)), max_size=40)


@given(steps, st.integers(0, 12))
def test_a_log_is_the_list_it_stands_for(doings: list[tuple[str, int]], start: int) -> None:
    """Append to logs, fork them, go back to a parent and write on there: each stays the list it should be."""
    logs: list[tuple[Log[int], list[int], int]] = [(Log(), [], 0)]
    for doing, n in doings:
        log, plain, own = logs[-1]
        if doing == "append":
            log.append(n)
            plain.append(n)
        elif doing == "fork":
            logs.append((Log(log), plain[:], len(plain)))
        elif doing == "back" and len(logs) > 1:
            logs.insert(0, logs.pop())
        elif doing == "cut" and len(logs) == 1:
            log.cut(max(own, n))
            del plain[max(own, n) :]
    for log, plain, _ in logs:
        assert list(log) == plain
        assert len(log) == len(plain)
        assert log.since(start) == plain[start:]


def test_a_log_forgets_only_what_it_wrote_itself() -> None:
    past = Log.of([1, 2, 3])
    log = Log(past)
    log.append(4)
    log.cut(1)
    assert (list(log), list(past)) == ([1, 2, 3], [1, 2, 3])


def test_a_fork_may_begin_earlier() -> None:
    assert list(Log(Log.of("abc"), 2)) == ["a", "b"]


def test_what_is_returned_is_a_list_of_its_own() -> None:
    log = Log.of([1, 2])
    log.since(0).clear()
    assert list(log) == [1, 2]
