#!/usr/bin/env python3
"""Learns Grand Prix until it beats `easy` by far; needs NumPy and about a minute of one core.

    python3 examples/train.py [--seed 1] [--generations 30] [--fresh 400]

A driver is seventeen numbers: what a space, damage, a finish, each gear and each special action are worth to it. It knows how likely
each number of spaces is, and no more. Every generation, drivers drawn around the best of the last one race some seasons
each, and the best are kept (the cross-entropy method). Then the driver in their middle meets seasons that nobody has
learned from, and so does `easy`. Low is good.
"""
import argparse
import sys
from itertools import count
from math import comb
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))
from waybill import VectorEnv  # noqa: E402

GAME, GEARS, DICE, REROLL, NOBODY = "grand-prix", 6, 6, 128, 255
DRIVERS, SEASONS, ELITE = 64, 8, 10
OF_DRIVE, OF_ACTIONS = 7, 4  # And one number a gear.
SIZE = OF_DRIVE + GEARS + OF_ACTIONS
SPACES = np.arange(DICE + 1)

# By gear and include, and by how many dice count already: how likely it is that so many count when the others are rolled.
CHANCES = np.zeros((GEARS, 2, DICE + 1, DICE + 1))
for gear in range(1, GEARS + 1):
    for include in (0, 1):
        for sure in range(DICE + 1):
            for more in range(DICE - sure + 1):
                one, rolled = (gear - 1 + include) / 6, DICE - sure
                CHANCES[gear - 1, include, sure, sure + more] = comb(rolled, more) * one**more * (1 - one) ** (rolled - more)


def worth(see, drive):
    """Of each match, gear and number of spaces: what the driver thinks of such a drive."""
    ends, to_go, left = see["stretches ahead"][:, 1:, None], see["to go"], see["damage"]
    need = to_go / np.maximum(1, see["time"])
    # Stretches that are jumped: the one it stands in is not, nor is the road to the flag.
    jumped = ((ends >= 0) & (ends < to_go[:, None]) & (SPACES > ends)).sum(axis=1)
    damage = np.arange(1, GEARS + 1)[None, :, None] * jumped[:, None]
    spaces, left, need = SPACES[None, None], left[:, None], need[:, None]
    parts = [
        spaces, spaces * need, damage, damage / (1 + left), damage > left,
        spaces > to_go[:, None], np.abs(spaces - need),
    ]
    return sum(drive[:, i, None, None] * part for i, part in enumerate(parts))


def choose(env, weights):
    """What each driver likes best of what is legal; `weights` has a row a match."""
    see, every = env.named(), np.arange(env.matches)
    drive, gears, prices = np.split(weights, [OF_DRIVE, OF_DRIVE + GEARS], axis=1)
    reroll, select, shift, include = np.abs(prices).T
    of_drive = worth(see, drive)
    now, counts_too = see["gear"].argmax(axis=1), see["include"][:, 0].astype(int)
    in_gear = see["gear"].any(axis=1)
    fresh = np.einsum("mgk,gik->mgi", of_drive, CHANCES[:, :, 0])
    likes = np.full((env.matches, env.num_actions), -np.inf)
    # Before the roll: a gear, with or without include.
    far = np.abs(np.arange(GEARS) - now[:, None])
    for_gear = gears - shift[:, None] * (in_gear[:, None] & (far != 1))
    for with_include in (0, 1):
        price = with_include * include[:, None]
        likes[:, 2 + with_include : 2 + 2 * GEARS : 2] = fresh[:, :, with_include] + for_gear - price
    # After it: drive, or roll some dice again.
    faces = see["dice"].reshape(env.matches, DICE, -1)
    rolled = faces.any(axis=(1, 2))
    good = faces.argmax(axis=2) < (now + counts_too)[:, None]
    sure = good.sum(axis=1)
    again = (of_drive[every, now] * CHANCES[now, counts_too, sure]).sum(axis=1) - select
    bad_dice = (~good * 2 ** np.arange(DICE)).sum(axis=1)
    after = np.full_like(likes, -np.inf)
    after[every, 2 * bad_dice] = again
    after[:, 0] = of_drive[every, now, sure]
    after[:, REROLL] = fresh[every, now, counts_too] - reroll
    likes[rolled] = after[rolled]
    return np.where(env.masks == 1, likes, -np.inf).argmax(axis=1)


def play(env, seed, act):
    """The scores of whole seasons."""
    env.reset(seed)
    scores = np.zeros(env.matches)
    while (env.players != NOBODY).any():
        env.step(act(env))
        ended = env.dones == 1
        scores[ended] = env.scores[ended, 0]
    return scores


def train(seed, generations):
    rng = np.random.default_rng(seed)
    middle, spread = np.zeros(SIZE), np.ones(SIZE)
    with VectorEnv(GAME, DRIVERS * SEASONS, once=True, deals=SEASONS) as env:
        for generation in range(generations):
            drivers = middle + spread * rng.standard_normal((DRIVERS, SIZE))
            weights = np.repeat(drivers, SEASONS, axis=0)
            scores = play(env, f"learn {seed} {generation}", lambda now: choose(now, weights))
            means = scores.reshape(DRIVERS, SEASONS).mean(axis=1)
            best = drivers[means.argsort()[:ELITE]]
            middle = 0.3 * middle + 0.7 * best.mean(axis=0)
            # Some more, less and less, so that it does not settle too early.
            spread = 0.3 * spread + 0.7 * best.std(axis=0) + 0.3 * (1 - (generation + 1) / generations)
            print(f"generation {generation + 1:>3}: mean score {means.mean():5.1f}, best {means.min():5.1f}", flush=True)
    return middle


def told(who, numbers, sign=""):
    print(f"{who}: {numbers.mean():{sign}.1f} ± {1.96 * numbers.std(ddof=1) / len(numbers) ** 0.5:.1f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--fresh", type=int, default=400, help="seasons to measure with")
    asked = parser.parse_args()
    middle = train(asked.seed, asked.generations)
    with VectorEnv(GAME, asked.fresh, once=True) as env:
        weights, fresh, turn = np.repeat(middle[None], asked.fresh, axis=0), f"fresh {asked.seed}", count()
        learned = play(env, fresh, lambda now: choose(now, weights))
        easy = play(env, fresh, lambda now: now.bot_actions("easy", seed=next(turn)))
    print(f"mean score of {asked.fresh} fresh seasons, ± 95 %:")
    told("learned", learned)
    told("easy", easy)
    told("learned less easy", learned - easy, "+")


if __name__ == "__main__":
    main()
