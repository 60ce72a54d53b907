"""Every game as a Python game of OpenSpiel, registered as `walpurgis_<game>`: `pyspiel.load_game("walpurgis_template(players=3)")` after `register_games()`.

Chance is explicit, in one node: it deals one of this many deals (`deals`), and all dice to come follow from that, as they do from the seed of a match.
Simultaneous choices are made one after the other, and nobody sees them before all are made. Observations are those of all environments; an information state
is everything that the seat was told, everything it did, and what it sees now.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyspiel

from walpurgis.engine import AnyGame, game_named, games
from walpurgis.engine.game import options_of, seats_of

from .encoder import layout_of
from .episode import Episode, vocabulary_of
from .vectors import vector_of

DEALS = 4096
LONGEST = 100_000
"""More small choices than any game has."""


def _type_of(game: AnyGame) -> Any:
    return pyspiel.GameType(
        short_name=f"walpurgis_{game.name}",
        long_name=f"Walpurgis: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual, "deals": DEALS, "options": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with this many players; its options are JSON."""

    game: AnyGame

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, wished = self.game, params or {}
        self.players = seats_of(game, wished.get("players", game.usual))
        self.deals = wished.get("deals", DEALS)
        self.options: dict[str, Any] = json.loads(wished.get("options") or "{}")
        options_of(game, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=vocabulary_of(game).size,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(game), info, params or {})

    def new_initial_state(self) -> SpielState:
        """The state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What looks at states for a player."""
        if params:
            raise ValueError(f"observations have no parameters, but were given {params}")
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Begins(NamedTuple):
    """What the matches of a game begin with."""

    game: str
    players: int
    deals: int
    options: dict[str, Any]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match in small choices."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.begins = Begins(game.game.name, game.players, game.deals, game.options)
        self.episode: Episode | None = None
        self.done: list[tuple[int, int]] = []
        """What each player chose, in order."""

    def current_player(self) -> Any:
        if self.episode is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.episode.over else next(iter(self.episode.match.asks))

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        return [action for action, is_open in enumerate(self.episode.mask(player)) if is_open]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.begins.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            begins = self.begins
            self.episode = Episode(game_named(begins.game), begins.players, action, begins.options, keep=True, listen=True)
            return
        player = self.current_player()
        self.episode.act(player, action)
        self.done.append((player, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else vocabulary_of(game_named(self.begins.game)).actions[action]

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        return [0.0] * self.begins.players if self.episode is None else self.episode.rewards()

    def __str__(self) -> str:
        actions = vocabulary_of(game_named(self.begins.game)).actions
        return " ".join(f"{player}:{actions[action]}" for player, action in self.done) or ("undealt" if self.episode is None else "dealt")


class SpielObserver:
    """What a player sees, as a tensor and as a string; with perfect recall, the string tells everything that the player has learnt and done."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.recalls = kind.perfect_recall
        self.tensor = np.zeros(layout_of(game.game, game.players).size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """See a state as this player does."""
        if state.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = vector_of(state.episode, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What this player sees, in words for programs."""
        if state.episode is None:
            return f"player {player}, undealt"
        seen = json.dumps(state.episode.structured(player), sort_keys=True)
        if not self.recalls:
            return seen
        told = msgspec.json.encode(list(state.episode.match.story_for(player))).decode()
        return "\n".join([told, json.dumps([action for who, action in state.done if who == player]), seen])


def register_games() -> list[str]:
    """Make all games known to OpenSpiel; their names."""
    names = []
    known = {*pyspiel.registered_names()}
    for game in games().values():
        kind = _type_of(game)
        names.append(kind.short_name)
        if kind.short_name not in known:
            made = type(f"{game.name.title()}Game", (SpielGame,), {"game": game, "__module__": __name__})
            globals()[made.__name__] = made  # where pickles look for it
            pyspiel.register_game(kind, made)
    return names
