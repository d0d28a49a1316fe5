"""What Gymnasium calls spaces: its own where it is installed, else as much of them as is needed."""
from __future__ import annotations

import random
from typing import Any

from .arrays import floats, np

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:

    class Discrete:  # type: ignore[no-redef]
        def __init__(self, n):
            self.n = n
            self.shape = ()
            self._random = random.Random()

        def seed(self, seed=None):
            self._random.seed(seed)

        def sample(self, mask=None):
            legal = range(self.n) if mask is None else [i for i, bit in enumerate(mask) if bit]
            return self._random.choice(legal)

        def contains(self, value):
            return 0 <= value < self.n

        __contains__ = contains

    class Box:  # type: ignore[no-redef]
        def __init__(self, low, high, shape, dtype=None):
            self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

        def contains(self, value):
            return len(value) == self.shape[0] and all(self.low <= one <= self.high for one in value)

        def sample(self):
            return floats([self.low] * self.shape[0])

        __contains__ = contains

    class Dict:  # type: ignore[no-redef]
        def __init__(self, spaces):
            self.spaces = dict(spaces)

        def __getitem__(self, key):
            return self.spaces[key]

        def contains(self, value):
            return value.keys() == self.spaces.keys() and all(
                self.spaces[key].contains(value[key]) for key in self.spaces
            )

        def sample(self):
            return {key: space.sample() for key, space in self.spaces.items()}

        __contains__ = contains


def observation_space(size: int, actions: int) -> Any:
    kinds = (np.float32, np.int8) if np is not None else (None, None)
    return Dict({
        "observation": Box(low=-1e9, high=1e9, shape=(size,), dtype=kinds[0]),
        "action_mask": Box(low=0, high=1, shape=(actions,), dtype=kinds[1]),
    })
