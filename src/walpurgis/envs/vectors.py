"""Observations and masks as arrays of numpy, with the spaces of Gymnasium that they are from."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from walpurgis.engine import AnyGame

from .encoder import layout_of
from .episode import Episode, vocabulary_of
from .spelling import Node

Observation: TypeAlias = "dict[str, NDArray[Any]]"
"""Numbers as `observation`, and the open actions as `action_mask`."""


def vector_of(episode: Episode, seat: int) -> NDArray[np.float32]:
    """What a seat may know, as numbers; the caller's own."""
    seen = episode.seen(seat)
    if seen.vector is None:
        seen.vector = np.frombuffer(seen.cells, np.float32)
    vector: NDArray[np.float32] = seen.vector.copy()
    return vector


def mask_of(episode: Episode, seat: int) -> NDArray[np.int8]:
    """The actions open to a seat; the caller's own."""
    stepper = episode.stepper(seat)
    if stepper is None:
        return np.frombuffer(bytearray(episode.waiting), np.int8)
    node: Node = stepper.node
    if node.mask_array is None:
        node.mask_array = np.frombuffer(node.mask, np.int8)
    mask: NDArray[np.int8] = node.mask_array.copy()
    return mask


def spaces_of(game: AnyGame, players: int) -> tuple[spaces.Space[Any], spaces.Discrete]:
    """The spaces of observations and of actions."""
    actions = vocabulary_of(game).size
    seen: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-1.0, 1.0, (layout_of(game, players).size,), np.float32),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    return spaces.Dict(seen), spaces.Discrete(actions)
