"""The examples of README.md work as they stand there."""
import contextlib
import io
import re
import subprocess
import sys
import unittest
from pathlib import Path

from waybill.arrays import np

ROOT = Path(__file__).resolve().parents[1]


class Readme(unittest.TestCase):
    @unittest.skipIf(np is None, "without NumPy")
    def test_the_examples(self):
        examples = re.findall(r"^```python\n(.*?)^```", (ROOT / "README.md").read_text("utf8"), re.M | re.S)
        self.assertEqual(len(examples), 3)
        known, printed = {}, io.StringIO()
        with contextlib.redirect_stdout(printed):
            for example in examples:
                exec(compile(example, "README.md", "exec"), known)
        self.assertIn("hauling-astronauts", printed.getvalue())

    def test_what_the_numbers_mean_is_up_to_date(self):
        made = subprocess.run(
            [sys.executable, "-m", "waybill", "--markdown"], cwd=ROOT, capture_output=True, encoding="utf8", check=True
        )
        self.assertEqual(
            made.stdout, (ROOT / "OBSERVATIONS.md").read_text("utf8"),
            "make it anew, in python/: python3 -m waybill --markdown > OBSERVATIONS.md",
        )


if __name__ == "__main__":
    unittest.main()
