"""What goes wrong is told in words that help."""
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import waybill
from waybill.frames import OPEN, shared

PACKAGE = Path(waybill.__file__).resolve().parent


class Errors(unittest.TestCase):
    def test_a_command_that_is_none(self):
        with mock.patch.dict(os.environ, WAYBILL="/nowhere/waybill"):
            with self.assertRaisesRegex(waybill.WaybillError, "can't start /nowhere/waybill: No such file"):
                waybill.VectorEnv("grand-prix", 1)

    def test_a_command_that_fails_says_why(self):
        with mock.patch.dict(os.environ, WAYBILL=f"{sys.executable} -c 'raise SystemExit(\"no such build\")'"):
            with mock.patch("sys.stderr"), self.assertRaisesRegex(waybill.WaybillError, "waybill has ended: no such build"):
                waybill.VectorEnv("grand-prix", 1)

    def test_without_node(self):
        with mock.patch.dict(os.environ, PATH="/nowhere"):
            os.environ.pop("WAYBILL", None)
            with self.assertRaisesRegex(waybill.WaybillError, "Node 20 or newer is needed, as `node`"):
                waybill.VectorEnv("grand-prix", 1)

    def test_outside_a_checkout(self):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(PACKAGE, Path(folder) / "waybill")
            code = "import waybill; waybill.load_game('grand-prix')"
            env = {"PATH": "/nowhere", "PYTHONPATH": folder}
            ran = subprocess.run([sys.executable, "-c", code], cwd=folder, env=env, capture_output=True, text=True)
            self.assertIn("can't find waybill", ran.stderr)
            self.assertIn("set WAYBILL", ran.stderr)

    @unittest.skipUnless(hasattr(signal, "SIGKILL"), "no such signal")
    def test_a_process_that_dies(self):
        env = waybill.VectorEnv("grand-prix", 2, threads=1)
        env.reset()
        os.kill(env._frames.pid, signal.SIGKILL)
        with self.assertRaisesRegex(waybill.WaybillError, "waybill has ended"):
            env.step([0, 0])
        with self.assertRaisesRegex(waybill.WaybillError, "waybill has been closed"):
            env.step([0, 0])
        env.close()

    def test_what_there_is_not(self):
        for more, words in (
            ({"game": "chess"}, "there is no game chess; there are black-pawn-trucking, "),
            ({"seats": 2}, "seats: "),
            ({"options": {"fly": 1}}, "fly"),
            ({"opponents": "god"}, "opponents: "),
            ({"matches": 0}, "matches: "),
            ({"memory": "/nowhere/file"}, "memory: can't be used \\(ENOENT\\)"),
        ):
            with self.subTest(words), self.assertRaisesRegex(waybill.WaybillError, words):
                shared().ask_json(OPEN, {"game": "grand-prix", "matches": 1, "seed": "", **more})


if __name__ == "__main__":
    unittest.main()
