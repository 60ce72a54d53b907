"""The same run on a real Ray cluster of two nodes: the same results, also when one of them dies. Only where Ray is installed."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from walpurgis.arena import Tournament, play_all, run
from walpurgis.arena.pools import NoCluster, reach

BOTS, GAMES = ["thumb", "random"], 600


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    utils: Any = pytest.importorskip("ray.cluster_utils")
    made = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": 80 << 20, "include_dashboard": False})
    made.add_node(num_cpus=1, object_store_memory=80 << 20)
    made.wait_for_nodes()
    yield made
    made.shutdown()


def test_a_cluster_plays_the_same_games_and_a_node_that_dies_loses_nothing(cluster: Any) -> None:
    task = Tournament.of("template", BOTS, GAMES, seed=9)
    dying = next(node for node in cluster.worker_nodes)
    died = threading.Event()

    def progress(done: int, games: int) -> None:
        if done and not died.is_set():
            died.set()
            threading.Thread(target=cluster.remove_node, args=(dying,), kwargs={"allow_graceful": False}).start()
        time.sleep(0.002)  # so that there is still something to be played when it dies

    found = play_all(task, progress=progress, ray=cluster.address).report
    assert found.workers == 2
    assert died.is_set()
    assert found == run("template", BOTS, GAMES, seed=9)


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1", "ray://127.0.0.1:1", "a:b"])
def test_an_address_where_nobody_answers_is_refused(address: str) -> None:
    with pytest.raises(NoCluster):
        reach(address)
