"""Many matches in one process, stepped together; those that end begin anew."""
from __future__ import annotations

import json
import mmap
import os
import random
import tempfile
from array import array
from typing import Any, Sequence

from .arrays import draw, named, np, unpack
from .frames import CHOOSE, DRAW, HEAD, OPEN, RESET, STEP, Frames, WaybillError

_MOST_THREADS = 64
# Files that are memory, on Linux.
_SHARED = "/dev/shm"


class VectorEnv:
    """`matches` of a game. Every step takes one action a match, of whoever is to act there.

    With `opponents` (random, easy, medium, hard, expert) bots of Waybill play all seats but one, which is yours: another
    one in each match. Without, all seats are yours. After `reset` and `step`:

    observations  float32, matches × size: what the player to act sees; with `everyone`, matches × players × size
    masks         int8, matches × actions: 1 where an action is legal
    players       uint8: who is to act
    dones         uint8: 1 where a match ended with this step, and another has begun
    rewards       float32, matches × players: of matches that ended, as `State.returns`; else 0
    scores        float32, matches × players: of matches that ended; else 0

    With `once` each match is played once: one that has ended waits for `reset`, its player is 255, its mask empty and its
    action ignored. With `deals`, match i has the dice of match i − deals: players compared on the same luck. Arrays keep until the second step after the one that gave them: copy what you want for longer. Without
    NumPy they are flat memoryviews.
    """

    observations: Any
    masks: Any
    players: Any
    dones: Any
    rewards: Any
    scores: Any

    def __init__(
        self,
        name: str,
        matches: int,
        seed: object = None,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        sheet: dict[str, Any] | None = None,
        opponents: str | None = None,
        threads: int | None = None,
        everyone: bool = False,
        once: bool = False,
        deals: int | None = None,
    ) -> None:
        plan: dict[str, Any] = {
            "game": name.replace("_", "-"),
            "matches": matches,
            "seed": str(random.getrandbits(64) if seed is None else seed),
            "threads": min(_MOST_THREADS, threads or _cores()),
            "all": everyone,
            "once": once,
        }
        asked = {"seats": players, "options": options, "sheet": sheet, "opponents": opponents, "deals": deals}
        plan.update({key: value for key, value in asked.items() if value is not None})
        self._frames = Frames()
        try:
            self._told, self._memory = _open(self._frames, plan)
        except BaseException:
            self._frames.close()
            raise
        self.title: str = self._told["title"]
        self.matches = matches
        self.num_players: int = self._told["seats"]
        self.num_actions: int = self._told["actions"]
        self.observation_size: int = self._told["observation"]
        self.fields: list[dict[str, Any]] = self._told["fields"]
        self.sheet: Any = self._told["sheet"]
        self.kinds: list[dict[str, Any]] = self._told["kinds"]
        self._rng = np.random.default_rng() if np is not None else random.Random()
        # By turns, so that what one step gave is still there after the next.
        room, length = self._told["room"], self._told["bytes"] - HEAD
        whole = memoryview(self._memory if self._memory is not None else bytearray(2 * room))
        self._banks = {at: _Bank(whole[at : at + length], self._told) for at in (0, room)}
        self._turn = 0

    def reset(self, seed: object = None) -> tuple[Any, Any]:
        """Begins all matches anew, with the same dice as at first or with those of another seed."""
        self._frames.send(RESET, b"" if seed is None else str(seed).encode())
        self._read()
        return self.observations, self.masks

    def step(self, actions: Sequence[int]) -> tuple[Any, Any, Any, Any]:
        """Observations, rewards, dones, masks. If one action is not legal, nothing has happened."""
        self.send(actions)
        return self.receive()

    def send(self, actions: Sequence[int]) -> None:
        """The first half of `step`: something else can be done while the matches go on."""
        if np is not None:
            content: Any = np.ascontiguousarray(actions, dtype="<i4").tobytes()
        else:
            content = array("i", actions).tobytes()
        self._frames.send(STEP, content)

    def receive(self) -> tuple[Any, Any, Any, Any]:
        """The second half: observations, rewards, dones, masks."""
        self._read()
        return self.observations, self.rewards, self.dones, self.masks

    def named(self) -> dict[str, Any]:
        """The observations by the names of their fields: of all matches with NumPy, else of the first."""
        return named(self.observations, self.fields)

    def sample(self, rng: Any = None) -> Any:
        """A legal action for every match, each as likely as the others; `rng` has a `random()`, of NumPy where that is."""
        return draw(self._bits, self.num_actions, rng or self._rng)

    def bot_actions(self, level: str = "easy", seed: object = None) -> Any:
        """What a bot of Waybill (random, easy, medium, hard, expert) would do in every match; −1 where that is over."""
        asked = {"level": level, "seed": str(random.getrandbits(64) if seed is None else seed)}
        answer = self._frames.ask(CHOOSE, json.dumps(asked).encode())
        return np.frombuffer(answer, "<i4") if np is not None else array("i", answer)

    def board(self, match: int) -> str:
        """A match drawn as text, as the player to act sees it."""
        return self._frames.ask(DRAW, int(match).to_bytes(4, "little")).decode()

    def close(self) -> None:
        self._frames.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _read(self) -> None:
        if self._memory is not None:
            at = int.from_bytes(self._frames.receive(), "little")
        else:
            at = self._turn
            self._frames.receive_into(self._banks[at].memory)
            self._turn = self._told["room"] - at
        bank = self._banks[at]
        self._bits = bank.bits
        self.observations, self.rewards, self.scores = bank.observations, bank.rewards, bank.scores
        self.players, self.dones = bank.players, bank.dones
        self.masks = unpack(bank.bits, self.num_actions)


def _open(frames: Frames, plan: dict[str, Any]) -> tuple[dict[str, Any], mmap.mmap | None]:
    """What is told of the plan, and memory that answers come in, where there is such: else they come by the pipe."""
    path = None
    try:
        handle, path = tempfile.mkstemp(prefix="waybill-", dir=_SHARED)
        with os.fdopen(handle, "r+b") as file:
            told = frames.ask_json(OPEN, {**plan, "memory": path})
            return told, mmap.mmap(file.fileno(), 0)
    except OSError:
        pass  # This system has no such folder, or none that can be written to.
    except WaybillError as error:
        if "memory" not in str(error):
            raise
    finally:
        # Both sides have it open; nothing is left behind, however they end.
        if path is not None:
            os.unlink(path)
    return frames.ask_json(OPEN, plan), None


class _Bank:
    """Room for one answer, and its parts."""

    def __init__(self, memory: memoryview, told: dict[str, Any]) -> None:
        count, players, seers = told["matches"], told["seats"], told["seers"]
        size, width = told["observation"], told["mask"]
        shapes = [(count, size) if seers == 1 else (count, seers, size), (count, players), (count, players)]
        bounds = [0]
        for length in (4 * count * seers * size, 4 * count * players, 4 * count * players, count * width, count, count):
            bounds.append(bounds[-1] + length)
        self.memory = memory
        parts: list[Any] = [memory[start:end] for start, end in zip(bounds, bounds[1:])]
        if np is None:
            parts[:3] = [part.cast("f") for part in parts[:3]]
        else:
            parts[:3] = [np.frombuffer(part, "<f4").reshape(shape) for part, shape in zip(parts, shapes)]
            parts[3:] = [np.frombuffer(part, np.uint8) for part in parts[3:]]
            parts[3] = parts[3].reshape(count, width)
        self.observations, self.rewards, self.scores, self.bits, self.players, self.dones = parts


def _cores() -> int:
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1
