#!/usr/bin/env python3
"""A bot for every game, by the engine protocol (docs/engine-protocol.md).

    npx waybill simulate ship-it --bots easy,./examples/engine_bot.py --matches 10

It needs no rules: with each question come what its seat sees and every move it may make.
"""
import json
import random
import sys


def choose(seat, view, moves):
    """One of the moves. A better bot looks at the view and thinks here."""
    kinds = sorted({move["type"] for move in moves})
    kind = random.choice(kinds)
    return random.choice([move for move in moves if move["type"] == kind])


def answer(request):
    do = request["do"]
    if do == "hello":
        return {"name": "engine_bot.py", "version": "1", "protocol": 1}
    if do == "setup":  # request: game, options, seats, seat, and sheet where it is not the game's own
        return {}
    if do == "go":
        return {"event": choose(request["seat"], request["view"], request["moves"])}
    raise ValueError("do: must be hello, setup, go or quit")


for line in sys.stdin:
    request = {}
    try:
        request = json.loads(line)
        if request["do"] == "quit":
            break
        told = {"answer": request["do"], **answer(request)}
    except (ValueError, KeyError, TypeError) as error:
        told = {"error": {"words": str(error)}}
    if isinstance(request, dict) and "id" in request:
        told["id"] = request["id"]
    print(json.dumps(told), flush=True)
