"""Nocturne's engine compared with pyminion, the best known Dominion engine on PyPI: the same kingdom, the same two kinds of players.

The peer's figures are taken with logging disabled (its best) and as it is shipped.
"""

from pathlib import Path

from walpurgis.bench.peers import Compared, Peer

__all__ = ["PEERS"]

PEERS = [
    Peer(
        package="pyminion==0.4.0",
        script=Path(__file__).with_name("peer_pyminion.py"),
        ours=f"{__name__}.ours",
        games=30,
        moods={"quiet": 30, "shipped": 10},
        compared=[
            Compared("decisions a second, against pyminion without its log", "random", "decisions", "quiet", 2),
            Compared("decisions a second, against pyminion as shipped", "random", "decisions", "shipped", 4),
            Compared("games a second, Big Money with Smithy", "money", "games", "quiet", 2),
        ],
    )
]
