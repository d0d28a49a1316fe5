"""Steps a second from Python, random play: see bench/python.ts."""
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))
import numpy as np  # noqa: E402
from waybill import VectorEnv  # noqa: E402

game, matches, threads, seconds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
env = VectorEnv(game, matches, seed="bench", threads=threads)
rng = np.random.default_rng(1)


def node_seconds():
    fields = Path(f"/proc/{env._frames._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def run(length):
    steps, start = 0, time.perf_counter()
    cpu = time.process_time() + node_seconds()
    while time.perf_counter() - start < length:
        env.step(env.sample(rng))
        steps += matches
    return steps, time.perf_counter() - start, time.process_time() + node_seconds() - cpu


env.reset()
run(seconds / 2)
steps, wall, cpu = run(seconds)
env.close()
print(json.dumps({"steps": steps, "wall": wall, "cpu": cpu}))
