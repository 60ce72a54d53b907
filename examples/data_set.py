"""Records of played games as a data set for imitation: one row for each small choice, as Parquet.

    python examples/data_set.py games.parquet record1.json record2.json ...      # from files, as `walpurgis play --record` writes them
    python examples/data_set.py thumb.parquet --game sabbat --bots thumb --games 50

Then, for instance:

    import polars as pl
    rows = pl.read_parquet("thumb.parquet")
    rows.group_by("prompt").agg(pl.len(), pl.col("reward").mean())
    seen, taken = rows["observation"].to_numpy(), rows["action"].to_numpy()      # what to learn from
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import polars as pl

from walpurgis.bots import bot_named, play
from walpurgis.engine import Match, Record, game_named
from walpurgis.envs.imitation import examples_of


def played(game: str, bot: str, games: int, players: int | None) -> Iterator[Record]:
    """Records of bots that play among themselves."""
    found = game_named(game)
    for seed in range(games):
        match = Match.new(found, players or found.usual, seed, listen=False)
        play(match, {seat: bot_named(bot, found, 1000 * seed + seat) for seat in range(match.seats)})
        yield match.record()


def rows_of(number: int, record: Record) -> pl.DataFrame:
    """All small choices of one match."""
    rows = [*examples_of(record)]
    seen = np.stack([np.frombuffer(row.observation, np.float32) for row in rows])
    masks = np.stack([np.frombuffer(row.mask, np.int8) for row in rows])
    return pl.DataFrame(
        {
            "match": pl.Series([number] * len(rows), dtype=pl.Int32),
            "game": [record.game] * len(rows),
            "seat": pl.Series([row.seat for row in rows], dtype=pl.Int8),
            "prompt": [row.prompt for row in rows],
            "observation": pl.Series(seen, dtype=pl.Array(pl.Float32, seen.shape[1])),
            "action_mask": pl.Series(masks, dtype=pl.Array(pl.Int8, masks.shape[1])),
            "action": pl.Series([row.action for row in rows], dtype=pl.Int16),
            "reward": pl.Series([row.reward for row in rows], dtype=pl.Float32),
        }
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("records", type=Path, nargs="*")
    parser.add_argument("--game", default="template")
    parser.add_argument("--bots", default="thumb")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int)
    wished = parser.parse_args()
    records = (Record.read(file.read_bytes()) for file in wished.records) if wished.records else played(wished.game, wished.bots, wished.games, wished.players)
    rows = pl.concat([rows_of(number, record) for number, record in enumerate(records)])
    rows.write_parquet(wished.out, compression="zstd")
    print(rows.select("match", "game", "seat", "prompt", "action", "reward").describe())


if __name__ == "__main__":
    main()
