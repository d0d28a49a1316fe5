"""Many matches in one process, stepped together; those that end begin anew."""
import json
import os
import random
from array import array

from .arrays import named, np
from .frames import OPEN, RESET, STEP, Frames


class VectorEnv:
    """`matches` of a game. Every step takes one action a match, of whoever is to act there.

    With `opponents` (random, easy, medium, hard, expert) bots of Waybill play all seats but one, which is yours: another
    one in each match. Without, all seats are yours. After `reset` and `step`:

    observations  float32, matches × size: what the player to act sees
    masks         uint8, matches × actions: 1 where an action is legal
    players       uint8: who is to act
    dones         uint8: 1 where a match ended with this step, and another has begun
    rewards       float32, matches × players: of matches that ended, as `State.returns`; else 0
    scores        float32, matches × players: of matches that ended; else 0

    They are views into the last answer: copy what you want to keep. Without NumPy they are flat memoryviews.
    """

    def __init__(self, name, matches, seed=None, players=None, options=None, sheet=None, opponents=None, threads=None):
        plan = {
            "game": name.replace("_", "-"),
            "matches": matches,
            "seed": str(random.getrandbits(64) if seed is None else seed),
            "threads": threads or os.cpu_count() or 1,
        }
        asked = {"seats": players, "options": options, "sheet": sheet, "opponents": opponents}
        plan.update({key: value for key, value in asked.items() if value is not None})
        self._frames = Frames()
        self._told = json.loads(bytes(self._frames.ask(OPEN, json.dumps(plan).encode())))
        self.matches = matches
        self.num_players = self._told["seats"]
        self.num_actions = self._told["actions"]
        self.observation_size = self._told["observation"]
        self.fields = self._told["fields"]

    def reset(self):
        self._read(self._frames.ask(RESET))
        return self.observations, self.masks

    def step(self, actions):
        self.send(actions)
        return self.receive()

    def send(self, actions):
        """The first half of `step`: something else can be done while the matches go on."""
        if np is not None:
            content = np.ascontiguousarray(actions, dtype="<i4").tobytes()
        else:
            content = array("i", actions).tobytes()
        self._frames.send(STEP, content)

    def receive(self):
        """The second half: observations, rewards, dones, masks."""
        self._read(self._frames.receive())
        return self.observations, self.rewards, self.dones, self.masks

    def named(self):
        """The observations by the names of their fields."""
        return named(self.observations, self.fields)

    def sample(self, rng=None):
        """A legal action for every match, each as likely as the others."""
        if np is not None:
            rng = rng or np.random.default_rng()
            legal = np.cumsum(self.masks, axis=1, dtype=np.int32)
            chosen = (rng.random(self.matches) * legal[:, -1]).astype(np.int32)
            return (legal <= chosen[:, None]).sum(axis=1, dtype=np.int32)
        size = self.num_actions
        rows = (self.masks[i * size : (i + 1) * size] for i in range(self.matches))
        return [(rng or random).choice([action for action, bit in enumerate(row) if bit]) for row in rows]

    def close(self):
        self._frames.close()

    def _read(self, memory):
        count, players, size = self.matches, self.num_players, self.observation_size
        bounds = [0]
        for length in (4 * count * size, 4 * count * players, 4 * count * players,
                       count * self._told["mask"], count, count):
            bounds.append(bounds[-1] + length)
        parts = [memory[start:end] for start, end in zip(bounds, bounds[1:])]
        if np is None:
            self.observations, self.rewards, self.scores = (part.cast("f") for part in parts[:3])
            self.masks = memoryview(bytes(
                (parts[3][i * self._told["mask"] + (action >> 3)] >> (action & 7)) & 1
                for i in range(count) for action in range(self.num_actions)
            ))
            self.players, self.dones = parts[4], parts[5]
            return
        self.observations = np.frombuffer(parts[0], "<f4").reshape(count, size)
        self.rewards = np.frombuffer(parts[1], "<f4").reshape(count, players)
        self.scores = np.frombuffer(parts[2], "<f4").reshape(count, players)
        bits = np.frombuffer(parts[3], np.uint8).reshape(count, -1)
        self.masks = np.unpackbits(bits, axis=1, bitorder="little", count=self.num_actions)
        self.players = np.frombuffer(parts[4], np.uint8)
        self.dones = np.frombuffer(parts[5], np.uint8)
