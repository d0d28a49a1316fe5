"""Games and states with the names that OpenSpiel gives them."""
import json
import random

from .arrays import floats, mask, named
from .frames import SHOW, WaybillError, shared

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4


def load_game(name, **parameters):
    """`parameters`: players, options (a dict) and sheet (a dict)."""
    return Game(name, **parameters)


class Game:
    def __init__(self, name, players=None, options=None, sheet=None):
        self.name = name
        self._setup = {"game": name.replace("_", "-")}
        if players is not None:
            self._setup["seats"] = players
        if options:
            self._setup["options"] = options
        if sheet is not None:
            self._setup["sheet"] = sheet
        self._first = shared().ask_json(SHOW, {**self._setup, "events": []})

    def new_initial_state(self, seed=None):
        """Chance is drawn from the seed: the same one and the same actions give the same match."""
        return State(self, [], str(random.getrandbits(64) if seed is None else seed))

    def num_players(self):
        return len(self._first["observations"])

    def num_distinct_actions(self):
        return self._first["actionCount"]

    def observation_tensor_shape(self):
        return [self._first["size"]]

    def observation_fields(self):
        """The names of what is in an observation, each with `at` and `size`."""
        return self._first["fields"]

    def __repr__(self):
        return f"waybill.load_game({self.name!r})"


class State:
    """A position: what it was set up from, and the events since. Chance is a player who is sampled."""

    def __init__(self, game, events, seed):
        self._game = game
        self._events = events
        self._seed = seed
        self._actions = []
        self._known = None

    def _show(self, **more):
        return shared().ask_json(SHOW, {**self._game._setup, "events": self._events, **more})

    def _now(self):
        if self._known is None:
            self._known = self._show()
        return self._known

    def get_game(self):
        return self._game

    def current_player(self):
        following = self._now()["next"]
        return {"chance": CHANCE_PLAYER, "over": TERMINAL_PLAYER}.get(following, following)

    def is_chance_node(self):
        return self._now()["next"] == "chance"

    def is_terminal(self):
        return self._now()["next"] == "over"

    def chance_outcomes(self):
        """Sampled: one outcome that stands for all (as OpenSpiel's `SAMPLED_STOCHASTIC`)."""
        return [(0, 1.0)] if self.is_chance_node() else []

    def legal_actions(self, player=None):
        if self.is_chance_node():
            return [0]
        if player is not None and player != self.current_player():
            return []
        return sorted(self._now()["actions"])

    def legal_actions_mask(self, player=None):
        return mask(self.legal_actions(player), self._game.num_distinct_actions())

    def apply_action(self, action):
        """A legal action of whoever is to act; for chance, 0 draws."""
        if self.is_chance_node():
            self._known = self._show(deal=f"{self._seed}/{len(self._events)}")
            self._events = self._events + self._known["dealt"]
        else:
            self._events = self._events + [self.action_to_event(action)]
            self._known = None
        self._actions = self._actions + [int(action)]

    def action_to_event(self, action):
        """The event of a match file that this action stands for."""
        now = self._now()
        try:
            return now["moves"][now["actions"].index(action)]
        except ValueError:
            raise WaybillError(f"action {action} is not legal") from None

    def action_to_string(self, player, action=None):
        action = player if action is None else action
        if self.is_chance_node():
            return "chance"
        event = self.action_to_event(action)
        return " ".join(json.dumps(value) if not isinstance(value, str) else value
                        for key, value in event.items() if key != "by")

    def observation_tensor(self, player=None):
        """What this player sees, as numbers."""
        return floats(self._now()["observations"][self._player(player)])

    def observation_named(self, player=None):
        """The same, by the names of its fields."""
        return named(self.observation_tensor(player), self._game.observation_fields())

    def observation_string(self, player=None):
        return json.dumps(self._now()["views"][self._player(player)])

    def _player(self, player):
        if player is not None:
            return player
        current = self.current_player()
        return current if current >= 0 else 0

    def returns(self):
        """1 for a win and as much less for the others; of a game for one, the score. 0 until the end."""
        return list(self._now()["rewards"])

    def rewards(self):
        return self.returns()

    def scores(self):
        return list(self._now()["scores"])

    def result(self):
        """How it ended; None until then."""
        return self._now()["result"]

    def bot_action(self, level="easy", seed=None):
        """What a bot of Waybill would do: random, easy, medium, hard or expert."""
        seed = str(random.getrandbits(64) if seed is None else seed)
        now = self._show(level=level, seed=seed)
        return now["actions"][now["moves"].index(now["choice"])]

    def history(self):
        return list(self._actions)

    def events(self):
        """As in a match file."""
        return list(self._events)

    def clone(self):
        copy = State(self._game, self._events, self._seed)
        copy._actions = self._actions
        copy._known = self._known
        return copy

    def __str__(self):
        return self.observation_string()
