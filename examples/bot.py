#!/usr/bin/env python3
"""Plays one whole match through the HTTP API: see README.md beside this file."""
import json
import os
import random
import sys
import urllib.error
import urllib.request
import uuid

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080"
GAME = sys.argv[2] if len(sys.argv) > 2 else "hauling-astronauts"
SEATS = int(sys.argv[3]) if len(sys.argv) > 3 else 2

headers = {"content-type": "application/json"}
if os.environ.get("WAYBILL_TOKEN"):
    headers["authorization"] = "Bearer " + os.environ["WAYBILL_TOKEN"]


def call(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(SERVER + path, data=data, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            cookie = response.headers.get("set-cookie")
            if cookie:
                headers["cookie"] = cookie.split(";")[0]
            return json.loads(response.read() or b"{}")
    except urllib.error.HTTPError as error:
        answer = json.loads(error.read())
        # 409: something happened that we had not seen. The caller looks again.
        if error.code != 409:
            raise SystemExit(f"{method} {path}: {answer['error']['words']}")
        return answer


def act(table, action):
    """Until it is done: a stale action is made anew."""
    while True:
        n = call("GET", f"/api/tables/{table}?after=1000000")["n"]
        body = {"after": n, "key": str(uuid.uuid4()), "action": action}
        if "error" not in call("POST", f"/api/tables/{table}/actions", body):
            return


def updates(table):
    """The event stream: one update at a time, for as long as there are any."""
    request = urllib.request.Request(f"{SERVER}/api/tables/{table}/stream", headers=headers)
    with urllib.request.urlopen(request, timeout=60) as stream:
        for line in stream:
            if line.startswith(b"data: "):
                yield json.loads(line[6:])


if "authorization" not in headers:
    call("POST", "/api/session", {"name": "Python bot"})
table = call("POST", "/api/tables", {"key": str(uuid.uuid4()), "game": GAME, "seats": SEATS})["id"]
act(table, {"type": "sit", "seat": 0, "salt": str(uuid.uuid4())})
for seat in range(1, SEATS):
    act(table, {"type": "bot", "seat": seat, "level": "easy"})
act(table, {"type": "start"})
print(f"playing {GAME} at {SERVER}/table/{table}")

for update in updates(table):
    status = update["status"]
    if status["phase"] == "over":
        break
    if status["next"] != update["seat"]:
        continue
    found = call("GET", f"/api/tables/{table}/moves")
    # A better bot would look at update["view"] and think here.
    if found["moves"]:
        action = {"type": "play", "event": random.choice(found["moves"])}
        body = {"after": found["after"], "key": str(uuid.uuid4()), "action": action}
        call("POST", f"/api/tables/{table}/actions", body)

match = call("GET", f"/api/tables/{table}/match")
with open("match.waybill.json", "w") as file:
    json.dump(match, file)
print(f"over after {status['events']} events; winners: {status['ending']['winners'] or 'none'}")
