"""Games and states with the names that OpenSpiel gives them."""
from __future__ import annotations

import json
import random
from typing import Any

from .arrays import floats, mask, named
from .frames import SHOW, WaybillError, shared

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4

Event = dict  # As in a match file.


def load_game(name: str, **parameters: Any) -> Game:
    """`parameters`: players, options (a dict) and sheet (a dict)."""
    return Game(name, **parameters)


class Game:
    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        sheet: dict[str, Any] | None = None,
    ) -> None:
        self.name = name
        asked = {"seats": players, "options": options, "sheet": sheet}
        self._setup = {"game": name.replace("_", "-"), **{key: one for key, one in asked.items() if one is not None}}
        self._first = shared().ask_json(SHOW, {**self._setup, "events": []})

    def new_initial_state(self, seed: object = None) -> State:
        """Chance is drawn from the seed: the same one and the same actions give the same match."""
        return State(self, [], str(random.getrandbits(64) if seed is None else seed))

    def num_players(self) -> int:
        return len(self._first["observations"])

    def num_distinct_actions(self) -> int:
        return self._first["actionCount"]

    def observation_tensor_shape(self) -> list[int]:
        return [self._first["size"]]

    def observation_fields(self) -> list[dict[str, Any]]:
        """What is in an observation: `name`, `about`, `at` and `size` of each part."""
        return self._first["fields"]

    def action_kinds(self) -> list[dict[str, Any]]:
        """What the actions are: `name`, `about`, `at` and `size` of each kind."""
        return self._first["kinds"]

    def __repr__(self) -> str:
        return f"waybill.load_game({self.name!r})"


class State:
    """A position: what it was set up from, and the events since. Chance is a player who is sampled."""

    def __init__(self, game: Game, events: list[Event], seed: str) -> None:
        self._game = game
        self._events = events
        self._seed = seed
        self._actions: list[int] = []
        self._known: dict[str, Any] | None = None

    def _show(self, **more: Any) -> dict[str, Any]:
        return shared().ask_json(SHOW, {**self._game._setup, "events": self._events, **more})

    def _now(self) -> dict[str, Any]:
        if self._known is None:
            self._known = self._show()
        return self._known

    def get_game(self) -> Game:
        return self._game

    def current_player(self) -> int:
        following = self._now()["next"]
        return {"chance": CHANCE_PLAYER, "over": TERMINAL_PLAYER}.get(following, following)

    def is_chance_node(self) -> bool:
        return self._now()["next"] == "chance"

    def is_terminal(self) -> bool:
        return self._now()["next"] == "over"

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Sampled: one outcome that stands for all (as OpenSpiel's `SAMPLED_STOCHASTIC`)."""
        return [(0, 1.0)] if self.is_chance_node() else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.is_chance_node():
            return [0]
        if player is not None and player != self.current_player():
            return []
        return sorted(self._now()["actions"])

    def legal_actions_mask(self, player: int | None = None) -> Any:
        return mask(self.legal_actions(player), self._game.num_distinct_actions())

    def apply_action(self, action: int) -> None:
        """A legal action of whoever is to act; for chance, 0 draws."""
        if self.is_chance_node():
            if action != 0:
                raise WaybillError(f"action {action} is not legal: chance has only 0")
            self._known = self._show(deal=f"{self._seed}/{len(self._events)}")
            self._events = self._events + self._known["dealt"]
        else:
            self._events = self._events + [self.action_to_event(action)]
            self._known = None
        self._actions = self._actions + [int(action)]

    def action_to_event(self, action: int) -> Event:
        """The event of a match file that this action stands for."""
        now = self._now()
        try:
            return now["moves"][now["actions"].index(action)]
        except ValueError:
            raise WaybillError(f"action {action} is not legal") from None

    def action_to_string(self, player: int, action: int | None = None) -> str:
        action = player if action is None else action
        if self.is_chance_node():
            return "chance"
        event = self.action_to_event(action)
        return " ".join(
            value if isinstance(value, str) else json.dumps(value) for key, value in event.items() if key != "by"
        )

    def observation_tensor(self, player: int | None = None) -> Any:
        """What this player sees, as numbers."""
        return floats(self._now()["observations"][self._player(player)])

    def observation_named(self, player: int | None = None) -> dict[str, Any]:
        """The same, by the names of its fields."""
        return named(self.observation_tensor(player), self._game.observation_fields())

    def observation_string(self, player: int | None = None) -> str:
        """What this player sees, as JSON."""
        return json.dumps(self._now()["views"][self._player(player)])

    def _player(self, player: int | None) -> int:
        if player is not None:
            return player
        current = self.current_player()
        return current if current >= 0 else 0

    def returns(self) -> list[float]:
        """1 for a win and as much less for the others; of a game for one, the score. 0 until the end."""
        return list(self._now()["rewards"])

    def rewards(self) -> list[float]:
        return self.returns()

    def scores(self) -> list[float]:
        return list(self._now()["scores"])

    def result(self) -> dict[str, Any] | None:
        """How it ended; None until then."""
        return self._now()["result"]

    def bot_action(self, level: str = "easy", seed: object = None) -> int:
        """What a bot of Waybill would do: random, easy, medium, hard or expert."""
        now = self._show(level=level, seed=str(random.getrandbits(64) if seed is None else seed))
        if now["choice"] is None:
            raise WaybillError("nobody is to act")
        return now["actions"][now["moves"].index(now["choice"])]

    def history(self) -> list[int]:
        return list(self._actions)

    def events(self) -> list[Event]:
        """As in a match file."""
        return list(self._events)

    def clone(self) -> State:
        copy = State(self._game, self._events, self._seed)
        copy._actions = self._actions
        copy._known = self._known
        return copy

    def __str__(self) -> str:
        """The board as the player to act sees it."""
        return self._now()["board"]
