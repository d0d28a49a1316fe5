"""PettingZoo's rules for an AEC environment; its own tests of them, too, where it is installed."""
import random
import unittest
import warnings

import waybill
from waybill.arrays import np

try:
    from pettingzoo.test import api_test, seed_test
except ImportError:
    api_test = seed_test = None

GAMES = ["hauling-astronauts", "black-pawn-trucking", "grand-prix", "cape-to-cairo", "ship-it"]


def legal(observation):
    return [action for action, bit in enumerate(observation["action_mask"]) if bit]


class Rules(unittest.TestCase):
    def env(self, name, **more):
        env = waybill.aec_env(name, **more)
        self.addCleanup(env.close)
        return env

    def test_a_match_by_the_rules(self):
        for name in ("hauling-astronauts", "grand-prix"):
            with self.subTest(name):
                self.play_one(self.env(name), seed=1)

    def play_one(self, env, seed):
        env.reset(seed=seed)
        self.assertEqual(env.agents, env.possible_agents)
        self.assertEqual(env.num_agents, env.max_num_agents)
        rng = random.Random(1)
        earned = dict.fromkeys(env.possible_agents, 0.0)
        seen = dict.fromkeys(env.possible_agents, 0.0)
        ended = []
        for agent in env.agent_iter():
            self.assertEqual(agent, env.agent_selection)
            self.assertIn(agent, env.agents)
            for table in (env.rewards, env.terminations, env.truncations, env.infos, env._cumulative_rewards):
                self.assertEqual(set(table), set(env.agents))
            observation, reward, terminated, truncated, info = env.last()
            self.assertIsNone(env.last(observe=False)[0])
            seen[agent] += reward
            self.assertIsInstance(info, dict)
            self.assertEqual(set(observation), {"observation", "action_mask"})
            self.assertTrue(env.observation_space(agent).contains(observation))
            self.assertFalse(truncated)
            self.assertEqual(any(observation["action_mask"]), not terminated)
            if terminated:
                with self.assertRaises(ValueError):
                    env.step(0)
                env.step(None)
                ended.append(agent)
                self.assertNotIn(agent, env.agents)
                continue
            with self.assertRaises(ValueError):
                env.step(None)
            for other in env.agents:
                if other != agent:
                    self.assertFalse(any(env.observe(other)["action_mask"]))
            action = rng.choice(legal(observation))
            self.assertIn(action, env.action_space(agent))
            self.assertEqual(set(env.rewards.values()), {0.0})
            env.step(action)
            for one, amount in env.rewards.items():
                earned[one] += amount
        self.assertEqual(ended, env.possible_agents)
        self.assertEqual(env.agents, [])
        self.assertEqual(seen, earned)
        self.assertNotEqual(set(earned.values()), {0.0})
        if len(earned) > 1:
            self.assertEqual(sum(earned.values()), 0)
        with self.assertRaises(waybill.WaybillError):
            env.step(None)

    def test_only_the_one_to_act_has_actions(self):
        env = self.env("hauling-astronauts")
        env.reset(seed=1)
        self.assertEqual([len(legal(env.observe(agent))) for agent in env.possible_agents], [120, 0])
        own, other = (list(env.observe(agent)["observation"]) for agent in env.possible_agents)
        self.assertNotEqual(own, other)

    def test_what_is_observed_stays_as_it_was(self):
        env = self.env("hauling-astronauts")
        env.reset(seed=1)
        first, _, _, _, _ = env.last()
        kept = [list(part) for part in first.values()]
        for _ in range(4):
            env.step(legal(env.last()[0])[0])
        if np is not None:
            self.assertEqual([list(part) for part in first.values()], kept)

    def test_an_action_that_is_not_legal_changes_nothing(self):
        env = self.env("hauling-astronauts")
        env.reset(seed=1)
        before = list(env.last()[0]["observation"])
        with self.assertRaisesRegex(waybill.WaybillError, "action 0 is not legal"):
            env.step(0)
        self.assertEqual(env.agent_selection, "player_0")
        self.assertEqual(list(env.last()[0]["observation"]), before)

    def test_the_same_seed_is_the_same_match(self):
        env = self.env("grand-prix")

        def history(seed):
            env.reset(seed=seed)
            rng, seen = random.Random(5), []
            for _ in env.agent_iter(30):
                observation, _, over, _, _ = env.last()
                if over:
                    break
                seen.append(list(observation["observation"]))
                env.step(rng.choice(legal(observation)))
            return seen

        self.assertEqual(history(1), history(1))
        self.assertNotEqual(history(1), history(2))
        self.assertNotEqual(history(None), history(None))

    def test_the_board_is_drawn(self):
        env = self.env("hauling-astronauts", render_mode="ansi")
        env.reset(seed=1)
        self.assertIn("Available", env.render())
        with self.assertRaises(ValueError):
            waybill.aec_env("hauling-astronauts", render_mode="rgb_array")


@unittest.skipIf(api_test is None, "PettingZoo is not installed")
class ItsOwnTests(unittest.TestCase):
    def test_every_game_passes(self):
        for name in GAMES:
            with self.subTest(name), warnings.catch_warnings():
                # That an observation is a dictionary, as in every game of its own that has masks.
                warnings.simplefilter("ignore", UserWarning)
                env = waybill.aec_env(name)
                api_test(env, num_cycles=100)
                env.close()

    def test_seeds(self):
        seed_test(lambda: waybill.aec_env("grand-prix"), num_cycles=20)


if __name__ == "__main__":
    unittest.main()
