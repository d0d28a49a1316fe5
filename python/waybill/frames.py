"""Talks to `waybill engine --frames`, a process that knows the rules: see docs/engine-protocol.md."""
import atexit
import json
import os
import shlex
import struct
import subprocess
from pathlib import Path

OPEN, RESET, STEP, SHOW = range(4)
_HEAD = struct.Struct("<IB3x")
_LENGTH = struct.Struct("<I")


class WaybillError(Exception):
    """What was asked can't be done; nothing has changed."""


def _command():
    """How `waybill` is started: as WAYBILL says, from the checkout that this file is in, or as installed."""
    if "WAYBILL" in os.environ:
        return shlex.split(os.environ["WAYBILL"])
    checkout = Path(__file__).resolve().parents[2] / "packages/cli/bin/waybill.mjs"
    return ["node", str(checkout)] if checkout.exists() else ["npx", "waybill"]


class Frames:
    """One such process. A frame is asked for with `send` and read with `receive`."""

    def __init__(self):
        self._process = subprocess.Popen(
            [*_command(), "engine", "--frames"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 20
        )
        atexit.register(self.close)

    def send(self, kind, content=b""):
        try:
            self._process.stdin.write(_HEAD.pack(4 + len(content), kind))
            self._process.stdin.write(content)
            self._process.stdin.flush()
        except (BrokenPipeError, ValueError) as error:
            raise WaybillError("waybill has ended") from error

    def receive(self):
        length = _LENGTH.unpack(self._read(4))[0]
        answer = self._read(length)
        if answer[0] != 0:
            raise WaybillError(bytes(answer[4:]).decode())
        return memoryview(answer)[4:]

    def ask(self, kind, content=b""):
        self.send(kind, content)
        return self.receive()

    def ask_json(self, kind, request):
        return json.loads(bytes(self.ask(kind, json.dumps(request).encode())))

    def close(self):
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()
        self._process.stdout.close()
        atexit.unregister(self.close)

    def _read(self, length):
        data = self._process.stdout.read(length)
        if len(data) < length:
            raise WaybillError("waybill has ended")
        return data


_shared = None


def shared():
    """The process that all single states share."""
    global _shared
    if _shared is None or _shared._process.poll() is not None:
        _shared = Frames()
    return _shared
