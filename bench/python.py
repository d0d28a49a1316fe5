"""Random play from Python, measured: see bench/python.ts.

    python.py batch GAME MATCHES THREADS SECONDS       by VectorEnv
    python.py aec waybill:GAME|pettingzoo:GAME SECONDS by an AEC environment, one match after the other
"""
import importlib
import json
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))
import waybill  # noqa: E402
from waybill.arrays import np  # noqa: E402


def node_seconds(pid):
    """The processor time of all threads of the process that knows the rules."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def batch(game, matches, threads, seconds):
    env = waybill.VectorEnv(game, int(matches), seed="bench", threads=int(threads))
    rng = np.random.default_rng(1) if np is not None else random.Random(1)
    env.reset()

    def step():
        env.step(env.sample(rng))
        return env.matches

    return measure(step, float(seconds), lambda: node_seconds(env._frames.pid))


def aec(which, seconds):
    whose, name = which.split(":")
    if whose == "waybill":
        env = waybill.aec_env(name)
        cost = lambda: node_seconds(env._match._frames.pid)  # noqa: E731
    else:
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        cost = lambda: 0  # noqa: E731

    def match():
        env.reset(seed=1)
        steps = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            steps += not over
        return steps

    return measure(match, float(seconds), cost)


def measure(act, seconds, elsewhere):
    def run(length):
        steps, start, cpu = 0, time.perf_counter(), time.process_time() + elsewhere()
        while time.perf_counter() - start < length:
            steps += act()
        return {"steps": steps, "wall": time.perf_counter() - start, "cpu": time.process_time() + elsewhere() - cpu}

    run(seconds / 2)
    return run(seconds)


print(json.dumps({"numpy": np is not None, **{"batch": batch, "aec": aec}[sys.argv[1]](*sys.argv[2:])}))
