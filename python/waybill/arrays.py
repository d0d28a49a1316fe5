"""Arrays of NumPy where it is installed, else of the standard library."""
from __future__ import annotations

from array import array
from typing import Any, Iterable, Sequence

try:
    import numpy as np
except ImportError:
    np = None  # type: ignore[assignment]

# Of each byte of a mask: its bits, lowest first, as eight bytes.
_EIGHT = [bytes((byte >> bit) & 1 for bit in range(8)) for byte in range(256)]
if np is not None:
    _COUNT = np.array([sum(eight) for eight in _EIGHT], np.uint8)
    # Of each byte: the place of its first bit that is 1, of its second, …
    _NTH = np.zeros((256, 8), np.int32)
    for _byte, _eight in enumerate(_EIGHT):
        for _n, _bit in enumerate([bit for bit in range(8) if _eight[bit]]):
            _NTH[_byte, _n] = _bit


def floats(values: Iterable[float]) -> Any:
    return np.asarray(values, dtype=np.float32) if np is not None else array("f", values)


def mask(actions: Sequence[int], size: int) -> Any:
    """A 1 for every action that is legal."""
    if np is not None:
        bits = np.zeros(size, dtype=np.int8)
        bits[actions] = 1
        return bits
    bits = array("b", bytes(size))
    for action in actions:
        bits[action] = 1
    return bits


def unpack(bits: Any, actions: int) -> Any:
    """Masks of a bit an action, a row a match, as masks of a number an action."""
    if np is not None:
        return np.unpackbits(bits, axis=1, bitorder="little", count=actions).view(np.int8)
    width = (actions + 7) // 8
    rows = (bits[at : at + width] for at in range(0, len(bits), width))
    return memoryview(b"".join(b"".join([_EIGHT[byte] for byte in row])[:actions] for row in rows)).cast("b")


def draw(bits: Any, actions: int, rng: Any) -> Any:
    """One of the actions of each row of such bits, each as likely as the others; 0 where there is none."""
    if np is not None:
        upto = np.cumsum(_COUNT[bits], axis=1, dtype=np.int32)
        chosen = (rng.random(len(bits)) * upto[:, -1]).astype(np.int32)
        byte = np.minimum((upto <= chosen[:, None]).sum(axis=1), bits.shape[1] - 1)
        rows = np.arange(len(bits))
        here = bits[rows, byte]
        before = upto[rows, byte] - _COUNT[here]
        return (byte * 8 + _NTH[here, chosen - before]).astype(np.int32)
    width = (actions + 7) // 8
    return array("i", (_draw_one(int.from_bytes(bits[at : at + width], "little"), rng) for at in range(0, len(bits), width)))


def _draw_one(bits: int, rng: Any) -> int:
    for _ in range(int(rng.random() * bin(bits).count("1"))):
        bits &= bits - 1
    return max(0, (bits & -bits).bit_length() - 1)


def named(observation: Any, fields: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The parts of an observation by their names; of many observations, each part of all."""
    return {
        field["name"]: observation[..., field["at"] : field["at"] + field["size"]]
        if np is not None
        else observation[field["at"] : field["at"] + field["size"]]
        for field in fields
    }
