"""What the numbers of observations and actions mean: python3 -m waybill GAME, or --markdown for all games."""
from __future__ import annotations

import sys
from typing import Any

from .frames import WaybillError, games
from .vector import VectorEnv

_HEAD = """# What the numbers mean

Made by `python3 -m waybill --markdown`, of each game with its fewest players and usual options; `python3 -m waybill GAME`
prints one of them. In Python they are `fields` and `kinds` of an environment, and `observation_fields()` and
`action_kinds()` of a game. −1 is none or unknown.
"""


def _rows(stretches: list[dict[str, Any]]) -> list[tuple[str, str, str]]:
    return [
        (str(one["at"]) if one["size"] == 1 else f"{one['at']}–{one['at'] + one['size'] - 1}", one["name"], one["about"])
        for one in stretches
    ]


def _markdown(env: VectorEnv) -> str:
    def table(head: str, stretches: list[dict[str, Any]]) -> list[str]:
        return [f"| {head} | name | what it is |", "| --- | --- | --- |"] + [
            f"| {place} | `{name}` | {about} |" for place, name, about in _rows(stretches)
        ]

    counted = f"{env.observation_size} numbers, {env.num_actions} actions, {env.num_players} player{'s' * (env.num_players > 1)}."
    parts = [f"## {env.title}", "", counted, "", *table("numbers", env.fields), "", *table("actions", env.kinds)]
    return "\n".join(parts) + "\n"


def _text(env: VectorEnv) -> str:
    lines = [f"{env.title}: {env.observation_size} numbers, {env.num_actions} actions"]
    for head, stretches in (("numbers", env.fields), ("actions", env.kinds)):
        rows = _rows(stretches)
        widths = [max(len(row[i]) for row in rows) for i in (0, 1)]
        lines += ["", f"{head}:"]
        lines += [f"{place:>{widths[0]}}  {name:<{widths[1]}}  {about}" for place, name, about in rows]
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] in ("-h", "--help"):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        if arguments[0] == "--markdown":
            pages = [_HEAD]
            for game in games():
                with VectorEnv(game["id"], 1, threads=1) as env:
                    pages.append(_markdown(env))
            print("\n".join(pages), end="")
        else:
            with VectorEnv(arguments[0], 1, threads=1) as env:
                print(_text(env))
    except WaybillError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
