"""Run by the project's tests, and by hand: python3 -m unittest discover -s python/tests -t python"""
import random
import unittest
from unittest import mock

import waybill
from waybill.arrays import np

GAMES = ["hauling-astronauts", "black-pawn-trucking", "grand-prix", "cape-to-cairo", "ship-it"]


def play(state, rng, most=10_000):
    while not state.is_terminal() and len(state.history()) < most:
        state.apply_action(rng.choice(state.legal_actions()))


class States(unittest.TestCase):
    def test_every_game_is_played(self):
        for name in GAMES:
            game = waybill.load_game(name)
            state = game.new_initial_state(1)
            play(state, random.Random(1), 15)
            self.assertGreater(len(state.history()), 0)
            if not state.is_terminal():
                self.assertEqual(state.returns(), [0] * game.num_players())
                self.assertTrue(state.legal_actions())

    def test_a_match_to_its_end(self):
        state = waybill.load_game("hauling_astronauts").new_initial_state("a")
        play(state, random.Random(2))
        self.assertTrue(state.is_terminal())
        self.assertEqual(sum(state.returns()), 0)
        self.assertEqual(state.current_player(), -4)
        self.assertEqual(state.legal_actions(), [])
        self.assertEqual(state.result()["scores"], state.scores())

    def test_a_seed_decides_everything(self):
        game = waybill.load_game("grand-prix")
        first, second = (game.new_initial_state("same") for _ in range(2))
        play(first, random.Random(3))
        for action in first.history():
            second.apply_action(action)
        self.assertEqual(first.events(), second.events())

    def test_a_clone_goes_its_own_way(self):
        state = waybill.load_game("hauling-astronauts").new_initial_state(1)
        other = state.clone()
        state.apply_action(state.legal_actions()[0])
        self.assertEqual(other.history(), [])
        self.assertEqual(other.current_player(), 0)
        self.assertEqual(state.current_player(), 1)

    def test_what_is_not_legal_changes_nothing(self):
        state = waybill.load_game("hauling-astronauts").new_initial_state(1)
        with self.assertRaises(waybill.WaybillError):
            state.apply_action(0)
        self.assertEqual(state.events(), [])
        with self.assertRaises(waybill.WaybillError):
            waybill.load_game("chess")
        with self.assertRaises(waybill.WaybillError):
            waybill.load_game("grand-prix", players=2)

    def test_observations_have_names(self):
        game = waybill.load_game("black-pawn-trucking", options={"loans": 0})
        state = game.new_initial_state(1)
        while state.is_chance_node():
            state.apply_action(0)
        named = state.observation_named()
        self.assertEqual(sum(len(part) for part in named.values()), game.observation_tensor_shape()[0])
        self.assertEqual(named["cash"][0], 10)
        self.assertEqual(sum(named["truck"]), 1)

    def test_bots_can_be_asked(self):
        state = waybill.load_game("hauling-astronauts").new_initial_state(1)
        self.assertIn(state.bot_action("easy", seed=1), state.legal_actions())
        self.assertIn("dock", state.action_to_string(state.legal_actions()[0]))

    def test_the_board_is_drawn(self):
        state = waybill.load_game("hauling-astronauts").new_initial_state(1)
        self.assertIn("Available", str(state))

    def test_actions_have_kinds(self):
        game = waybill.load_game("hauling-astronauts")
        kinds = {kind["name"]: range(kind["at"], kind["at"] + kind["size"]) for kind in game.action_kinds()}
        self.assertEqual(game.new_initial_state(1).legal_actions(), list(kinds["dock"]))
        self.assertEqual(kinds["dock"].stop, game.num_distinct_actions())


class WithEnvs(unittest.TestCase):
    def env(self, *args, **more):
        env = waybill.VectorEnv(*args, **more)
        self.addCleanup(env.close)
        return env

    @staticmethod
    def rng(seed):
        return np.random.default_rng(seed) if np is not None else random.Random(seed)


class Vectors(WithEnvs):
    """Arrays of NumPy and without it."""

    def run_through(self, env, steps, seed=1):
        rng, ended = self.rng(seed), []
        env.reset()
        for _ in range(steps):
            env.step(env.sample(rng))
            ended.append(bytes(env.dones))
        return ended

    def test_matches_end_and_begin_anew(self):
        env = self.env("hauling-astronauts", 8, seed="a", threads=1)
        rng, ends = self.rng(1), 0
        env.reset()
        for _ in range(150):
            _, rewards, dones, masks = env.step(env.sample(rng))
            flat = [float(value) for value in (rewards.ravel() if np is not None else rewards)]
            for match in range(8):
                pair = flat[2 * match : 2 * match + 2]
                self.assertEqual(sum(pair), 0)
                ends += dones[match]
                if not dones[match]:
                    self.assertEqual(pair, [0, 0])
        self.assertGreater(ends, 4)

    def test_threads_change_nothing(self):
        one, two = (self.env("grand-prix", 6, seed="t", threads=threads) for threads in (1, 2))
        self.assertEqual(self.run_through(one, 40), self.run_through(two, 40))
        self.assertEqual(bytes(one.observations), bytes(two.observations))

    def test_one_illegal_action_refuses_all(self):
        env = self.env("hauling-astronauts", 2, seed="a", threads=1)
        env.reset()
        before = bytes(env.observations)
        actions = [int(action) for action in env.sample(self.rng(1))]
        for bad in ([actions[0], 0], [actions[0], -1], [actions[0], 10**6], [actions[0]]):
            with self.assertRaises(waybill.WaybillError):
                env.step(bad)
        env.step(actions)
        self.assertNotEqual(bytes(env.observations), before)

    def test_opponents_play_the_other_seats(self):
        env = self.env("hauling-astronauts", 4, seed="a", opponents="random", threads=1)
        env.reset()
        self.assertEqual(list(env.players), [0, 1, 0, 1])
        rng, turns = self.rng(1), set()
        for _ in range(40):
            env.step(env.sample(rng))
            turns.add(tuple(env.players))
        self.assertIn((0, 1, 0, 1), turns)

    @unittest.skipIf(np is None, "without NumPy")
    def test_names_of_the_observations(self):
        env = self.env("black-pawn-trucking", 3, seed="a", threads=1)
        env.reset()
        named = env.named()
        self.assertEqual(named["truck"].shape, (3, 24))
        self.assertTrue((named["truck"].sum(axis=1) == 1).all())
        self.assertEqual(env.masks.shape, (3, env.num_actions))

    def test_each_match_once(self):
        env = self.env("hauling-astronauts", 6, seed="a", threads=2, once=True)
        rng, ended = self.rng(1), [0] * 6
        env.reset()
        while any(player != 255 for player in env.players):
            env.step(env.sample(rng))
            ended = [before + int(now) for before, now in zip(ended, env.dones)]
        self.assertEqual(ended, [1] * 6)
        self.assertFalse(any(bytes(env.masks)))
        env.step([-1] * 6)
        self.assertEqual(list(env.dones), [0] * 6)
        env.reset()
        self.assertEqual(list(env.players), [0] * 6)

    def test_arrays_keep_for_one_more_step(self):
        env = self.env("grand-prix", 4, seed="a", threads=1)
        rng = self.rng(1)
        first, _ = env.reset()
        kept = bytes(first)
        env.step(env.sample(rng))
        self.assertEqual(bytes(first), kept)

    def test_without_shared_memory(self):
        with mock.patch("waybill.vector._SHARED", "/nowhere"):
            piped = self.env("grand-prix", 5, seed="t", threads=1)
        shared = self.env("grand-prix", 5, seed="t", threads=1)
        self.assertIsNone(piped._memory)
        self.assertEqual(self.run_through(piped, 20), self.run_through(shared, 20))
        self.assertEqual(bytes(piped.observations), bytes(shared.observations))

    def test_samples_are_fair(self):
        env = self.env("grand-prix", 600, seed="t", threads=1)
        env.reset()
        size = env.num_actions
        legal = [action for action in range(size) if bytes(env.masks)[action]]
        drawn = [0] * size
        for action in env.sample(self.rng(1)):
            drawn[action] += 1
        self.assertEqual([action for action in range(size) if drawn[action]], legal)
        self.assertLess(max(drawn), 3 * 600 / len(legal))


class Features(WithEnvs):
    def test_a_seed_for_a_reset(self):
        env = self.env("black-pawn-trucking", 4, seed="a", threads=1)
        seen = [bytes(env.reset(seed)[0]) for seed in (None, "b", "b", None, "a")]
        self.assertEqual(seen[1], seen[2])
        self.assertNotEqual(seen[0], seen[1])
        self.assertEqual(seen[0], seen[3])
        self.assertEqual(seen[0], seen[4])

    def test_the_same_deals(self):
        env = self.env("black-pawn-trucking", 6, seed="a", threads=2, deals=2)
        env.reset()
        size = 4 * env.observation_size
        rows = [bytes(env.observations)[at : at + size] for at in range(0, 6 * size, size)]
        self.assertEqual(rows[0:2], rows[2:4])
        self.assertEqual(rows[0:2], rows[4:6])
        self.assertNotEqual(rows[0], rows[1])

    def test_what_everyone_sees(self):
        env = self.env("hauling-astronauts", 3, seed="a", threads=1, everyone=True)
        alone = self.env("hauling-astronauts", 3, seed="a", threads=1)
        one, all_ = bytes(alone.reset()[0]), bytes(env.reset()[0])
        size = 4 * env.observation_size
        self.assertEqual(len(all_), 6 * size)
        for match in range(3):
            self.assertEqual(all_[2 * match * size : (2 * match + 1) * size], one[match * size : (match + 1) * size])

    def test_bots_are_asked_and_boards_drawn(self):
        env = self.env("hauling-astronauts", 4, seed="a", threads=2)
        env.reset()
        for _ in range(3):
            actions = env.bot_actions("easy", seed=1)
            self.assertEqual(list(actions), list(env.bot_actions("easy", seed=1)))
            env.step(actions)
        with self.assertRaises(waybill.WaybillError):
            env.bot_actions("god")
        self.assertTrue(all("Available" in env.board(match) for match in range(4)))
        with self.assertRaisesRegex(waybill.WaybillError, "match 4: there are 4"):
            env.board(4)


if __name__ == "__main__":
    unittest.main()
