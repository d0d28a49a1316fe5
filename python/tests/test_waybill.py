"""Run by the project's tests, and by hand: python3 -m unittest discover -s python/tests -t python"""
import random
import unittest

import waybill
from waybill.arrays import np
from waybill.frames import OPEN, shared

GAMES = ["hauling-astronauts", "black-pawn-trucking", "grand-prix", "cape-to-cairo", "ship-it"]
QUICK = ["hauling-astronauts", "grand-prix"]


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


class Pettingzoo(unittest.TestCase):
    """What PettingZoo's own `api_test` asks of an AEC environment."""

    def test_the_rules_of_the_api(self):
        for name in QUICK:
            env = waybill.aec_env(name)
            self.play_one(env, seed=1)

    def play_one(self, env, seed):
        env.reset(seed=seed)
        self.assertEqual(env.agents, env.possible_agents)
        self.assertEqual(env.num_agents, env.max_num_agents)
        earned = dict.fromkeys(env.possible_agents, 0.0)
        seen = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            self.assertEqual(agent, env.agent_selection)
            self.assertIn(agent, env.agents)
            for table in (env.rewards, env.terminations, env.truncations, env.infos, env._cumulative_rewards):
                self.assertEqual(set(table), set(env.agents))
            observation, reward, terminated, truncated, info = env.last()
            seen[agent] += reward
            self.assertIsInstance(info, dict)
            self.assertEqual(set(observation), {"observation", "action_mask"})
            self.assertTrue(env.observation_space(agent).contains(observation))
            over = terminated or truncated
            self.assertEqual(any(observation["action_mask"]), not over)
            if over:
                with self.assertRaises(ValueError):
                    env.step(0)
                env.step(None)
                continue
            action = env.action_space(agent).sample(observation["action_mask"])
            self.assertIn(action, env.action_space(agent))
            env.step(action)
            for one, amount in env.rewards.items():
                earned[one] += amount
        self.assertEqual(env.agents, [])
        self.assertEqual(seen, earned)

    def test_only_the_one_to_act_has_actions(self):
        env = waybill.aec_env("hauling-astronauts")
        env.reset(seed=1)
        masks = [sum(env.observe(agent)["action_mask"]) for agent in env.possible_agents]
        self.assertEqual(masks, [120, 0])

    def test_the_same_seed_is_the_same_match(self):
        def history(seed):
            env = waybill.aec_env("grand-prix")
            env.reset(seed=seed)
            rng, seen = random.Random(5), []
            for _ in env.agent_iter(30):
                observation, _, over, _, _ = env.last()
                if over:
                    break
                seen.append(list(observation["observation"]))
                env.step(rng.choice([i for i, bit in enumerate(observation["action_mask"]) if bit]))
            return seen

        self.assertEqual(history(1), history(1))
        self.assertNotEqual(history(1), history(2))


class Vectors(unittest.TestCase):
    def setUp(self):
        self.open = []

    def tearDown(self):
        for env in self.open:
            env.close()

    def env(self, *args, **more):
        env = waybill.VectorEnv(*args, **more)
        self.open.append(env)
        return env

    @staticmethod
    def rng(seed):
        return np.random.default_rng(seed) if np is not None else random.Random(seed)

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

    def test_a_plan_that_is_none(self):
        with self.assertRaises(waybill.WaybillError):
            self.env("hauling-astronauts", matches=0)
        for bad in ({"opponents": "god"}, {"seats": 9}, {"options": {"fly": 1}}, {"game": "chess"}):
            with self.assertRaises(waybill.WaybillError):
                shared().ask_json(OPEN, {"game": "hauling-astronauts", "matches": 1, "seed": "", **bad})


if __name__ == "__main__":
    unittest.main()
