#!/usr/bin/env python3
"""Learns Black Pawn Trucking until it beats `easy`; needs NumPy and a minute or two of one core.

    python3 examples/train.py [--seed 1] [--generations 30] [--fresh 400]

A player is seventeen numbers: what it makes of each thing it can see of a city, of a loan and of a contract. Every
generation, players drawn around the best of the last one play some matches each, and the best are kept (the cross-entropy
method). Then the player in their middle meets matches that nobody has learned from, and so does `easy`.
"""
import argparse
import os
import sys
from itertools import count
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # Such small matrices are slower with more.
import numpy as np  # noqa: E402

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))
from waybill import VectorEnv  # noqa: E402

GAME, CITIES, GOODS, NOBODY = "black-pawn-trucking", 24, 10, 255
PLAYERS, DEALS, ELITE = 32, 16, 6
OF_CITY, OF_LOAN, OF_CONTRACT = 10, 2, 5
SIZE = OF_CITY + OF_LOAN + OF_CONTRACT


class Map:
    """What the tiles of each match make of its cities, once they are laid."""

    def __init__(self, env):
        at = np.array([[city["x"], city["y"]] for city in env.sheet["cities"]])
        self.far = np.abs(at[:, None] - at[None]).sum(axis=2) / 2
        tiles = env.named()["tiles"].astype(int)
        suit, rank = tiles[:, :, None] // 6, tiles[:, :, None] % 6
        self.takes = np.zeros((env.matches, CITIES, GOODS), bool)  # Each city a suit and a rank.
        np.put_along_axis(self.takes, suit, True, axis=2)
        np.put_along_axis(self.takes, 4 + rank, True, axis=2)
        self.pays = np.where(rank == 0, 6, rank)[:, :, 0]
        # Of each city and good: what the best place to bring it pays, less the way there.
        gain = self.pays[:, None] - self.far
        best = [np.where(self.takes[:, None, :, good], gain, -9).max(axis=2) for good in range(GOODS)]
        self.best = np.stack(best, axis=2)


def look(env, map):
    """Of each match: ten things about each city to drive to, the cash, and five things about buying a contract."""
    see, every = env.named(), np.arange(env.matches)
    goods = see["goods"].reshape(env.matches, CITIES, GOODS)
    here = see["truck"].argmax(axis=1)
    load = see["cargo"] + goods[every, here]  # What lies here comes along.
    sold = load[:, None] * map.takes
    kept = load[:, None] - sold
    waiting = goods.copy()
    waiting[every, here] = 0
    raw, finished = sold[:, :, :4].sum(axis=2), sold[:, :, 4:].sum(axis=2)
    of_city = np.stack(
        [raw, raw * map.pays, finished, finished * map.pays, map.far[here],
         waiting[:, :, :4].sum(axis=2), waiting[:, :, 4:].sum(axis=2), (waiting * map.best).sum(axis=2) / 4,
         (kept * map.best).sum(axis=2) / 4, np.where(kept > 0, map.best, 0).max(axis=2)], axis=2,
    )
    cash, loans = see["cash"][:, 0], see["loans"][:, 0]
    of_contract = np.stack(
        [np.ones(env.matches), cash / 10, goods.sum(axis=(1, 2)), see["cargo"].sum(axis=1) / 4, loans], axis=1,
    )
    return of_city, cash, of_contract


def choose(env, map, weights):
    """What each player likes best of what is legal; `weights` has a row a match."""
    of_city, cash, of_contract = look(env, map)
    city, loan, contract = np.split(weights, [OF_CITY, OF_CITY + OF_LOAN], axis=1)
    likes = np.zeros((env.matches, env.num_actions))  # The last action, to wait, is liked as little as nothing.
    likes[:, :CITIES] = (of_city * city[:, None]).sum(axis=2)
    likes[:, CITIES] = 10 * loan[:, 0] - np.abs(loan[:, 1]) * cash
    likes[:, CITIES + 1] = (of_contract * contract).sum(axis=1)
    return np.where(env.masks == 1, likes, -np.inf).argmax(axis=1)


def play(env, seed, act):
    """The scores of whole matches."""
    env.reset(seed)
    map, scores = Map(env), np.zeros(env.matches)
    while (env.players != NOBODY).any():
        env.step(act(env, map))
        ended = env.dones == 1
        scores[ended] = env.scores[ended, 0]
    return scores


def train(seed, generations):
    rng = np.random.default_rng(seed)
    middle, spread = np.zeros(SIZE), np.ones(SIZE)
    with VectorEnv(GAME, PLAYERS * DEALS, once=True, deals=DEALS) as env:
        for generation in range(generations):
            players = middle + spread * rng.standard_normal((PLAYERS, SIZE))
            weights = np.repeat(players, DEALS, axis=0)
            scores = play(env, f"learn {seed} {generation}", lambda now, map: choose(now, map, weights))
            means = scores.reshape(PLAYERS, DEALS).mean(axis=1)
            best = players[means.argsort()[-ELITE:]]
            middle = 0.3 * middle + 0.7 * best.mean(axis=0)
            spread = 0.3 * spread + 0.7 * best.std(axis=0) + 0.02
            print(f"generation {generation + 1:>3}: mean score {means.mean():7.1f}, best {means.max():7.1f}", flush=True)
    return middle


def told(who, numbers, sign=""):
    print(f"{who}: {numbers.mean():{sign}.1f} ± {1.96 * numbers.std(ddof=1) / len(numbers) ** 0.5:.1f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--fresh", type=int, default=400, help="matches to measure with")
    asked = parser.parse_args()
    middle = train(asked.seed, asked.generations)
    with VectorEnv(GAME, asked.fresh, once=True) as env:
        weights, fresh, turn = np.repeat(middle[None], asked.fresh, axis=0), f"fresh {asked.seed}", count()
        learned = play(env, fresh, lambda now, map: choose(now, map, weights))
        easy = play(env, fresh, lambda now, _: now.bot_actions("easy", seed=next(turn)))
    print(f"mean score of {asked.fresh} fresh matches, the same deals for both, ± 95 %:")
    told("learned", learned)
    told("easy", easy)
    told("learned less easy", learned - easy, "+")


if __name__ == "__main__":
    main()
