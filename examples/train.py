#!/usr/bin/env python3
"""Learns to race Grand Prix from nothing, needs NumPy and some minutes.

    python3 examples/train.py [STEPS]

An actor and a critic share one hidden layer; after every 16 steps of 128 races at once they move a little towards what
did better than expected (advantage actor-critic). Nothing here knows the rules: they are behind VectorEnv.
Low is good: chance scores about 88, two million steps came to 69, and `easy` has about 51, so there is more to learn.
"""
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))
from waybill import VectorEnv  # noqa: E402

GAME, MATCHES, ROLL, HIDDEN = "grand-prix", 128, 16, 64
RATE, DISCOUNT, TRACE, CURIOSITY = 2e-3, 1.0, 0.95, 0.01
REWARD = 0.1  # so that what is to come is a number near 1


class Player:
    """Chances for every action and a guess of what is still to come, from what a seat sees."""

    def __init__(self, size, actions, rng):
        self.mean, self.scale = np.zeros(size), np.ones(size)
        self.w = [rng.normal(0, size**-0.5, (size, HIDDEN)), np.zeros(HIDDEN),
                  rng.normal(0, 0.01, (HIDDEN, actions + 1)), np.zeros(actions + 1)]
        self.m, self.v, self.t = [0 * w for w in self.w], [0 * w for w in self.w], 0

    def look(self, seen, masks):
        x = (seen - self.mean) / self.scale
        h = np.tanh(x @ self.w[0] + self.w[1])
        out = h @ self.w[2] + self.w[3]
        logits = np.where(masks, out[:, :-1], -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return x, h, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def choose(self, seen, masks, rng):
        _, _, chances, value = self.look(seen, masks)
        picked = (chances.cumsum(axis=1) < rng.random((len(chances), 1))).sum(axis=1)
        # Rounding may leave the last place: take the likeliest there.
        legal = np.take_along_axis(masks, np.minimum(picked, masks.shape[1] - 1)[:, None], 1)[:, 0] == 1
        return np.where(legal, np.minimum(picked, masks.shape[1] - 1), chances.argmax(axis=1)), value

    def learn(self, seen, masks, actions, gains, targets):
        x, h, chances, value = self.look(seen, masks)
        n, rows = len(seen), np.arange(len(seen))
        out = np.zeros((n, chances.shape[1] + 1))
        logs = np.log(np.maximum(chances, 1e-12))
        surprise = -(chances * logs).sum(axis=1, keepdims=True)
        out[:, :-1] = chances * gains[:, None] + CURIOSITY * chances * (logs + surprise)
        out[rows, actions] -= gains
        out[:, -1] = 0.5 * (value - targets)
        out /= n
        back = (out @ self.w[2].T) * (1 - h * h)
        self.t += 1
        for i, slope in enumerate([x.T @ back, back.sum(axis=0), h.T @ out, out.sum(axis=0)]):
            self.m[i] = 0.9 * self.m[i] + 0.1 * slope
            self.v[i] = 0.999 * self.v[i] + 0.001 * slope**2
            step = self.m[i] / (1 - 0.9**self.t) / (np.sqrt(self.v[i] / (1 - 0.999**self.t)) + 1e-8)
            self.w[i] -= RATE * step


def train(player, env, steps, rng):
    seen, masks = env.reset()
    score = next(field["at"] for field in env.fields if field["name"] == "score")
    player.mean, player.scale = seen.mean(axis=0), np.maximum(1, np.abs(seen).max(axis=0))
    finished = []
    for done_steps in range(0, steps, ROLL * MATCHES):
        kept = []
        for _ in range(ROLL):
            actions, value = player.choose(seen, masks, rng)
            before, seen_then, masks_then = seen[:, score].copy(), seen.copy(), masks
            seen, _, dones, masks = env.step(actions)
            finished.extend(env.scores[dones == 1, 0])
            after = np.where(dones == 1, env.scores[:, 0], seen[:, score])
            kept.append((seen_then, masks_then, actions, value, (before - after) * REWARD, dones == 1))
        _, following = player.choose(seen, masks, rng)
        gain, batch = np.zeros(MATCHES), []
        for seen_then, masks_then, actions, value, reward, over in reversed(kept):
            following = np.where(over, 0, following)
            gain = reward + DISCOUNT * following - value + DISCOUNT * TRACE * np.where(over, 0, gain)
            batch.append((seen_then, masks_then, actions, gain, gain + value))
            following = value
        seen_all, masks_all, actions_all, gains, targets = (np.concatenate(part) for part in zip(*batch))
        player.learn(seen_all, masks_all, actions_all, (gains - gains.mean()) / (gains.std() + 1e-8), targets)
        if done_steps % (100 * ROLL * MATCHES) == 0 and finished:
            print(f"{done_steps:>9,} steps: mean score {np.mean(finished[-1000:]):.1f}", flush=True)


def race(choose, matches, seed):
    """The mean score of whole seasons, and its standard error."""
    env = VectorEnv(GAME, matches, seed=seed, threads=1)
    seen, masks = env.reset()
    scores = np.full(matches, np.nan)
    while np.isnan(scores).any():
        _, _, dones, _ = env.step(choose(env))
        first = (dones == 1) & np.isnan(scores)
        scores[first] = env.scores[first, 0]
    env.close()
    return scores.mean(), scores.std(ddof=1) / matches**0.5


def main():
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 6_000_000
    rng = np.random.default_rng(1)
    env = VectorEnv(GAME, MATCHES, seed="train")
    player = Player(env.observation_size, env.num_actions, rng)
    train(player, env, steps, rng)
    env.close()
    mean, error = race(lambda now: player.choose(now.observations, now.masks, rng)[0], 300, "race")
    print(f"learned: {mean:.1f} ± {error:.1f}, the lower the better; see what easy does:")
    print("npx waybill simulate grand-prix --bots easy --matches 300")


if __name__ == "__main__":
    main()
