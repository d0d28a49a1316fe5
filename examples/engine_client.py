#!/usr/bin/env python3
"""Asks `waybill engine` from Python: the rules, the dice and the bots of every game, without knowing any of them.

    python3 examples/engine_client.py GAME [LEVEL]

plays one match in which LEVEL (easy unless told) takes the first seat and chance the others, and prints how it ended.
Import `Engine` for programs of your own. WAYBILL is the command that starts it; "npx waybill" unless told.
"""
import json
import os
import random
import shlex
import subprocess
import sys


class Refused(Exception):
    """What the engine refuses, by which clause of the rulebook."""

    def __init__(self, clause=None, words=""):
        super().__init__(words)
        self.clause = clause


class Engine:
    def __init__(self, command=None):
        command = command or shlex.split(os.environ.get("WAYBILL", "npx waybill"))
        self.process = subprocess.Popen([*command, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.asked = 0

    def ask(self, do, on_progress=None, **fields):
        """One request and its answer: `engine.ask("go", level="hard")`."""
        self.asked += 1
        self.process.stdin.write(json.dumps({"id": self.asked, "do": do, **fields}) + "\n")
        self.process.stdin.flush()
        for line in self.process.stdout:
            answer = json.loads(line)
            if "error" in answer:
                raise Refused(**answer["error"])
            if "answer" in answer:
                return answer
            if on_progress:
                on_progress(answer["progress"])
        raise EOFError("the engine is gone")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()


def play(engine, game, level, seed="1"):
    """A whole match; its last `show`."""
    dice = random.Random(seed)
    engine.ask("setup", game=game)
    while True:
        seen = engine.ask("show")
        if seen["next"] == "over":
            return seen
        if seen["next"] == "chance":
            engine.ask("deal", seed=seed)
        elif seen["next"] == 0:
            engine.ask("play", event=engine.ask("go", level=level)["event"])
        else:
            engine.ask("play", event=dice.choice(seen["moves"]))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    with Engine() as engine:
        over = play(engine, sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "easy")
        print(json.dumps(over["result"]))
