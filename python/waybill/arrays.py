"""Arrays of NumPy where it is installed, else of the standard library."""
from array import array

try:
    import numpy as np
except ImportError:
    np = None


def floats(values):
    return np.asarray(values, dtype=np.float32) if np is not None else array("f", values)


def mask(actions, size):
    """A 1 for every action that is legal."""
    if np is not None:
        bits = np.zeros(size, dtype=np.int8)
        bits[actions] = 1
        return bits
    bits = array("b", bytes(size))
    for action in actions:
        bits[action] = 1
    return bits


def named(observation, fields):
    """A part of an observation by its name."""
    return {field["name"]: observation[..., field["at"] : field["at"] + field["size"]]
            if np is not None
            else observation[field["at"] : field["at"] + field["size"]]
            for field in fields}
