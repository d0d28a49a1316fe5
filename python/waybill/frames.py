"""Talks to `waybill engine --frames`, a process that knows the rules: see docs/engine-protocol.md."""
from __future__ import annotations

import atexit
import json
import os
import shlex
import shutil
import struct
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

OPEN, RESET, STEP, SHOW, DRAW, CHOOSE = range(6)
_HEAD = struct.Struct("<IB3x")
HEAD = _HEAD.size
_REST_OF_HEAD = _HEAD.size - 4
# The largest that Linux gives everybody: an answer goes through it in one or two pieces instead of dozens.
_PIPE = 1 << 20


class WaybillError(Exception):
    """What was asked can't be done; nothing has changed."""


def _command() -> list[str]:
    """How `waybill` is started: as WAYBILL says, from the checkout that this file is in, or as installed."""
    if os.environ.get("WAYBILL"):
        return shlex.split(os.environ["WAYBILL"])
    checkout = Path(__file__).resolve().parents[2] / "packages/cli/bin/waybill.mjs"
    if checkout.exists():
        return ["node", str(checkout)]
    installed = shutil.which("waybill")
    here = Path.cwd()
    near = (folder / "node_modules/.bin/waybill" for folder in (here, *here.parents))
    command = installed or next((str(path) for path in near if path.exists()), None)
    if command is None:
        raise WaybillError(
            "can't find waybill, which knows the rules: install this package from a checkout with "
            "`pip install -e ./python`, or set WAYBILL to the command that starts it"
        )
    return [command]


def _widen(pipe: Any) -> None:
    try:
        import fcntl

        fcntl.fcntl(pipe.fileno(), getattr(fcntl, "F_SETPIPE_SZ", 1031), _PIPE)
    except (ImportError, OSError):
        pass  # Slower, and no worse.


def games() -> list[dict[str, Any]]:
    """The games there are: `id`, `title`, `seats` (`min` and `max`), `best` (which score is: highest or lowest)."""
    asked = json.dumps({"do": "hello", "protocol": 1})
    try:
        said = subprocess.run([*_command(), "engine"], input=asked, stdout=subprocess.PIPE, encoding="utf8")
    except OSError as error:
        raise _cant_start(error) from error
    if said.returncode != 0:
        raise WaybillError(f"waybill has ended with {said.returncode}")
    return json.loads(said.stdout)["games"]


def _cant_start(error: OSError) -> WaybillError:
    command = _command()[0]
    what = "Node 20 or newer is needed, as `node`" if command == "node" else f"can't start {command}"
    return WaybillError(f"{what}: {error.strerror}")


class Frames:
    """One such process. A frame is asked for with `send` and read with `receive` or `receive_into`."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen([*_command(), "engine", "--frames"], stdin=pipe, stdout=pipe, stderr=pipe)
        except OSError as error:
            raise _cant_start(error) from error
        self._stdin: Any = self._process.stdin
        self._stdout: Any = self._process.stdout
        self._stderr: Any = self._process.stderr
        _widen(self._stdout)
        self._last_words = ""
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        atexit.register(self.close)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def send(self, kind: int, content: Any = b"") -> None:
        try:
            self._stdin.write(_HEAD.pack(_REST_OF_HEAD + len(content), kind))
            self._stdin.write(content)
            self._stdin.flush()
        except (OSError, ValueError) as error:
            raise self._gone() from error

    def receive(self) -> bytes:
        return self._read(self._length())

    def receive_into(self, memory: memoryview) -> None:
        """An answer of just this length."""
        length = self._length()
        if length != len(memory):
            raise WaybillError(f"waybill answers with {length} bytes instead of {len(memory)}: is it of another version?")
        if self._stdout.readinto(memory) != length:
            raise self._gone()

    def ask(self, kind: int, content: Any = b"") -> bytes:
        self.send(kind, content)
        return self.receive()

    def ask_json(self, kind: int, request: dict[str, Any]) -> Any:
        return json.loads(self.ask(kind, json.dumps(request).encode()))

    def close(self) -> None:
        for pipe in (self._stdin, self._stdout):
            try:
                pipe.close()
            except OSError:
                pass  # It has ended before.
        self._process.wait()
        self._listener.join()
        self._stderr.close()
        atexit.unregister(self.close)

    def _length(self) -> int:
        """How long the content of the answer is; raises what it refuses."""
        length, kind = _HEAD.unpack(self._read(_HEAD.size))
        length -= _REST_OF_HEAD
        if kind != 0:
            raise WaybillError(self._read(length).decode())
        return length

    def _read(self, length: int) -> bytes:
        try:
            data = self._stdout.read(length)
        except ValueError as error:
            raise self._gone() from error
        if len(data) < length:
            raise self._gone()
        return data

    def _gone(self) -> WaybillError:
        if self._stdin.closed:
            return WaybillError("waybill has been closed")
        self.close()
        return WaybillError(f"waybill has ended: {self._last_words or 'without a word'}")

    def _listen(self) -> None:
        """What it says on stderr is passed on, and the last line kept for errors."""
        for line in self._stderr:
            text = line.decode(errors="replace")
            self._last_words = text.strip() or self._last_words
            sys.stderr.write(text)


_shared: Frames | None = None


def shared() -> Frames:
    """The process that all single states share."""
    global _shared
    if _shared is None or not _shared.alive:
        _shared = Frames()
    return _shared
