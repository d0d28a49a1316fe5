"""examples/train.py, in small: it runs through and tells its result."""
import re
import subprocess
import sys
import unittest
from pathlib import Path

from waybill.arrays import np

EXAMPLE = Path(__file__).resolve().parents[2] / "examples/train.py"


@unittest.skipIf(np is None, "without NumPy")
class Example(unittest.TestCase):
    def test_it_learns_a_little(self):
        ran = subprocess.run(
            [sys.executable, str(EXAMPLE), "--generations", "3", "--fresh", "20"], capture_output=True, encoding="utf8"
        )
        self.assertEqual(ran.returncode, 0, ran.stderr)
        means = [float(mean) for mean in re.findall(r"mean score +(-?[\d.]+), best", ran.stdout)]
        self.assertEqual(len(means), 3)
        self.assertLess(means[-1], means[0])
        self.assertRegex(ran.stdout, r"\nlearned less easy: [+-][\d.]+ ± [\d.]+\n$")


if __name__ == "__main__":
    unittest.main()
