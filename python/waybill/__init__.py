"""The games of Waybill for Python; README.md beside this folder shows how.

    games()                              what there is
    load_game("hauling-astronauts")      a game with states, as OpenSpiel has them
    aec_env("hauling-astronauts")        a PettingZoo AEC environment
    VectorEnv("hauling-astronauts", 512) many matches, stepped together
"""
from .aec import AECEnv, aec_env
from .frames import WaybillError, games
from .state import Game, State, load_game
from .vector import VectorEnv

__all__ = ["AECEnv", "Game", "State", "VectorEnv", "WaybillError", "aec_env", "games", "load_game"]
