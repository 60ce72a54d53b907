"""Where games are played: in this process, in worker processes of this machine, or on a Ray cluster. All take lists of jobs and give rows in a future.

Processes and cluster are one path: both hand a list of jobs to a `Supervisor`, which here lives in a thread and there in a task of the cluster.
"""

from __future__ import annotations

import os
import socket
import warnings
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock, local
from typing import Any, Protocol

import msgspec

from walpurgis.engine import Refused

from .errands import Errand, Limits, Orders, do, game_of
from .one_game import Watch
from .optional import needed
from .supervisor import Supervisor
from .tournament import Job

REACHED_WITHIN = 3.0


class NoCluster(Refused):
    """An address at which no Ray cluster answers."""

    code = "no-cluster"


class Pool(Protocol):
    """Whoever plays games."""

    workers: int
    """How many play at a time."""

    @property
    def deaths(self) -> int:
        """How often a worker process died and was replaced, as far as that is known here."""
        ...

    def submit(self, jobs: list[Job]) -> Future[list[bytes]]: ...

    def close(self) -> None: ...


class Here:
    """This process: no limits, nothing to start. For few games, tests and debuggers."""

    workers, deaths = 1, 0

    def __init__(self, errand: Errand) -> None:
        self._errand, self._game, self._watch = errand, game_of(errand), Watch()

    def submit(self, jobs: list[Job]) -> Future[list[bytes]]:
        done: Future[list[bytes]] = Future()
        done.set_result([do(self._errand, self._game, job, self._watch) for job in jobs])
        return done

    def close(self) -> None: ...


class Processes:
    """Worker processes of this machine, each with a thread that supervises it."""

    def __init__(self, errand: Errand, limits: Limits, workers: int) -> None:
        self.workers = workers
        self._orders = errand, limits
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="arena")
        self._mine, self._all, self._lock, self._closed = local(), list[Supervisor](), Lock(), False

    @property
    def deaths(self) -> int:
        return sum(supervisor.deaths for supervisor in self._all)

    def submit(self, jobs: list[Job]) -> Future[list[bytes]]:
        return self._threads.submit(self._play, jobs)

    def _play(self, jobs: list[Job]) -> list[bytes]:
        if not hasattr(self._mine, "supervisor"):
            with self._lock:
                self._mine.supervisor = Supervisor(*self._orders)
                self._all.append(self._mine.supervisor)
                if self._closed:
                    self._mine.supervisor.stop()
        rows: list[bytes] = self._mine.supervisor.play(jobs)
        return rows

    def close(self) -> None:
        with self._lock:
            self._closed = True
            for supervisor in self._all:
                supervisor.dismiss()
            for supervisor in self._all:
                supervisor.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for supervisor in self._all:
            supervisor.bury()


class Cluster:
    """A Ray cluster. Walpurgis must be installed on its nodes, in the same version; a task whose worker or node dies is given to another one."""

    deaths = 0

    def __init__(self, errand: Errand, limits: Limits, address: str) -> None:
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # graphics cards are none of our business: leave their variables alone
        ray = needed("ray", "ray")
        reach(address)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                ray.init(address=address, ignore_reinit_error=True, log_to_driver=False, configure_logging=True, logging_level="error")
        except Exception as fault:  # Ray has its own ways to say that nobody answers
            raise NoCluster(f"there is no Ray cluster at {address!r:.80} ({' '.join(str(fault).split())[:200]})") from fault
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._ray = ray
        self._task = ray.remote(num_cpus=1, max_retries=-1)(play_elsewhere)
        self._orders = msgspec.json.encode(Orders(errand, limits))

    def submit(self, jobs: list[Job]) -> Future[list[bytes]]:
        future: Future[list[bytes]] = self._task.remote(self._orders, msgspec.json.encode(jobs)).future()
        return future

    def close(self) -> None:
        self._ray.shutdown()


_SUPERVISORS: dict[bytes, Supervisor] = {}
"""In a process of the cluster: what it has been ordered, and who sees to it. It lasts from task to task."""


def play_elsewhere(orders: bytes, jobs: bytes) -> list[bytes]:
    """What runs on the cluster: a list of jobs out, their rows back."""
    if orders not in _SUPERVISORS:
        for old in _SUPERVISORS.values():
            old.stop()
            old.bury()
        _SUPERVISORS.clear()
        wanted: Any = msgspec.json.decode(orders, type=Orders)
        _SUPERVISORS[orders] = Supervisor(wanted.errand, wanted.limits)
    return _SUPERVISORS[orders].play(msgspec.json.decode(jobs, type=list[Job]))


def reach(address: str) -> None:
    """Whether anybody answers there; Ray itself would try for minutes. `auto` and `local` name no place."""
    place = address.partition("://")[2] or address
    host, colon, port = place.rpartition(":")
    if address in ("auto", "local"):
        return
    if not colon or not port.isdigit():
        raise NoCluster(f"a cluster has an address such as 10.0.0.1:6379 or ray://10.0.0.1:10001, not {address!r:.80}")
    try:
        socket.create_connection((host, int(port)), timeout=REACHED_WITHIN).close()
    except OSError as fault:
        raise NoCluster(f"there is no Ray cluster at {address!r:.80} ({fault.strerror or fault})") from fault
