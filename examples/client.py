# Made from /api/openapi.json by scripts/clients.mjs. Python 3.9 or newer, nothing to install.
import json
import urllib.error
import urllib.request
from typing import Optional
from urllib.parse import quote, urlencode


class Refused(Exception):
    """What the server answered instead."""

    def __init__(self, status: int, said: dict):
        super().__init__(said["error"]["words"])
        self.status = status
        self.said = said


class Waybill:
    """One person at one server: by a token, or by the cookie of sign_in."""

    def __init__(self, url: str, token: Optional[str] = None):
        self.url = url
        self.headers = {"authorization": f"Bearer {token}"} if token else {}

    def who_am_i(self) -> dict:
        """Is there a server, and who am I to it? Nobody is an answer too."""
        return self._call("GET", "/api/session")

    def sign_in(self, body: dict) -> dict:
        """Become somebody."""
        return self._call("POST", "/api/session", body)

    def sign_out(self) -> dict:
        """Leave this device."""
        return self._call("DELETE", "/api/session")

    def recover(self, body: dict) -> dict:
        """Go on here as somebody, by the recovery link."""
        return self._call("POST", "/api/session/recover", body)

    def me(self) -> dict:
        """Who am I?."""
        return self._call("GET", "/api/me")

    def rename(self, body: dict) -> dict:
        """Take another name."""
        return self._call("PATCH", "/api/me", body)

    def forget_me(self) -> dict:
        """Be forgotten."""
        return self._call("DELETE", "/api/me")

    def make_recovery_link(self) -> dict:
        """A new recovery link; the one before ends."""
        return self._call("POST", "/api/me/recovery")

    def keys(self) -> dict:
        """Keys in use."""
        return self._call("GET", "/api/me/tokens")

    def make_token(self, body: dict) -> dict:
        """A token for a program; it is shown once."""
        return self._call("POST", "/api/me/tokens", body)

    def drop_key(self, hash: str) -> dict:
        """End a session, a link or a token."""
        return self._call("DELETE", f"/api/me/tokens/{quote(hash)}")

    def export_me(self) -> dict:
        """All that is kept about you."""
        return self._call("GET", "/api/me/export")

    def games(self) -> dict:
        """The games."""
        return self._call("GET", "/api/games")

    def tables(self) -> dict:
        """Listed tables."""
        return self._call("GET", "/api/tables")

    def make_table(self, body: dict) -> dict:
        """Make a table."""
        return self._call("POST", "/api/tables", body)

    def my_tables(self) -> dict:
        """Your tables."""
        return self._call("GET", "/api/me/tables")

    def look(self, id: str, after: Optional[str] = None) -> dict:
        """What you have not seen yet."""
        return self._call("GET", f"/api/tables/{quote(id)}", query={"after": after})

    def past(self, id: str, from_: str, to: str) -> dict:
        """What you knew then."""
        return self._call("GET", f"/api/tables/{quote(id)}/past", query={"from": from_, "to": to})

    def act(self, id: str, body: dict) -> dict:
        """Act."""
        return self._call("POST", f"/api/tables/{quote(id)}/actions", body)

    def moves(self, id: str) -> dict:
        """Your legal events."""
        return self._call("GET", f"/api/tables/{quote(id)}/moves")

    def match(self, id: str) -> dict:
        """The match file, once the match is over."""
        return self._call("GET", f"/api/tables/{quote(id)}/match")

    def challenges(self) -> dict:
        """Challenges: promised a day ahead, told when the day is over."""
        return self._call("GET", "/api/challenges")

    def play_challenge(self, body: dict) -> dict:
        """Play today’s challenge."""
        return self._call("POST", "/api/challenges", body)

    def blocks(self) -> dict:
        """Whom you have blocked."""
        return self._call("GET", "/api/me/blocks")

    def block(self, handle: str) -> dict:
        """Block somebody: they can’t sit down where you sit."""
        return self._call("PUT", f"/api/me/blocks/{quote(handle)}")

    def unblock(self, handle: str) -> dict:
        """Block somebody no longer."""
        return self._call("DELETE", f"/api/me/blocks/{quote(handle)}")

    def report(self, body: dict) -> dict:
        """Tell those who run the server about somebody."""
        return self._call("POST", "/api/reports", body)

    def wait(self, id: str, after: Optional[str] = None) -> Optional[dict]:
        """Waits until there is something you have not seen (long-poll)."""
        return self._call("GET", f"/api/tables/{quote(id)}/wait", query={"after": after})

    def stream(self, id: str, after: Optional[str] = None) -> dict:
        """Updates as they come (server-sent events)."""
        return self._call("GET", f"/api/tables/{quote(id)}/stream", query={"after": after})

    def _call(self, method: str, path: str, body: Optional[dict] = None, query: Optional[dict] = None):
        asked = urlencode({name: value for name, value in (query or {}).items() if value is not None})
        url = self.url + path + ("?" + asked if asked else "")
        headers = dict(self.headers)
        data = None
        if body is not None:
            headers["content-type"] = "application/json"
            data = json.dumps(body).encode()
        request = urllib.request.Request(url, data=data, headers=headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                cookie = response.headers.get("set-cookie")
                if cookie and "authorization" not in self.headers:
                    self.headers["cookie"] = cookie.split(";")[0]
                text = response.read()
                return json.loads(text) if text else None
        except urllib.error.HTTPError as error:
            raise Refused(error.code, json.loads(error.read())) from None
