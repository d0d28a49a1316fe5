# Made from /api/openapi.json by scripts/clients.mjs. Python 3.9 or newer, nothing to install.
from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any, Dict, List, Literal, Mapping, Optional, TypedDict, Union
from urllib.parse import quote, urlencode


class _ProblemError(TypedDict):
    code: str
    facts: Dict[str, Any]
    words: str


class ProblemError(_ProblemError, total=False):
    clause: str


class _Problem(TypedDict):
    error: ProblemError


class Problem(_Problem, total=False):
    update: Update


class Person(TypedDict):
    id: str
    name: str
    handle: Union[str, None]
    made: int


class Seat(TypedDict):
    name: Union[str, None]
    handle: Union[str, None]
    person: bool
    bot: Union[Literal["random", "easy", "medium", "hard", "expert"], None]
    out: bool


class StatusAsked1(TypedDict):
    seat: int
    to: int
    yes: List[int]


class StatusClocks1(TypedDict):
    left: List[float]
    since: int
    running: Union[int, None]


class Status(TypedDict):
    phase: Literal["open", "on", "over"]
    starting: bool
    paused: bool
    seats: List[Seat]
    next: Any
    events: int
    asked: Union[StatusAsked1, None]
    takenBack: int
    clocks: Union[StatusClocks1, None]
    ending: Union[Ending, None]
    rematch: Union[str, None]


class Ending(TypedDict):
    how: Literal["played", "resigned", "time", "abandoned"]
    result: Union[Dict[str, Any], None]
    winners: List[int]


class ClockLive(TypedDict):
    kind: Literal["live"]
    bank: int
    add: int


class ClockDays(TypedDict):
    kind: Literal["days"]
    each: int


class _Plan(TypedDict):
    game: str
    options: Dict[str, Any]
    seats: int
    listed: bool
    clock: Union[Clock, None]
    commit: str
    salts: List[str]
    promises: List[Union[str, None]]
    made: int
    owner: int


class Plan(_Plan, total=False):
    sheet: Dict[str, Any]
    deal: str
    provisional: bool


class _Update(TypedDict):
    type: Literal["update"]
    table: str
    n: int
    seat: Union[int, None]
    entries: List[Dict[str, Any]]
    view: Union[Dict[str, Any], None]
    status: Status


class Update(_Update, total=False):
    plan: Plan


class SummarySeatsOne(TypedDict):
    name: Union[str, None]
    person: bool
    bot: Union[Literal["random", "easy", "medium", "hard", "expert"], None]


class Summary(TypedDict):
    id: str
    game: str
    phase: Literal["open", "on", "over"]
    made: int
    changed: int
    next: Union[int, None]
    clock: Union[Literal["live", "days"], None]
    seats: List[SummarySeatsOne]
    seat: Union[int, None]


class WatchedSeatsOne(TypedDict):
    name: Union[str, None]
    person: bool
    bot: Union[Literal["random", "easy", "medium", "hard", "expert"], None]


class Watched(TypedDict):
    id: str
    game: str
    phase: Literal["open", "on", "over"]
    made: int
    changed: int
    next: Union[int, None]
    clock: Union[Literal["live", "days"], None]
    seats: List[WatchedSeatsOne]
    seat: Union[int, None]
    rating: float


class GameSeats(TypedDict):
    min: int
    max: int


class Game(TypedDict):
    id: str
    title: str
    seats: GameSeats
    options: List[Dict[str, Any]]
    best: Literal["highest", "lowest"]


class _Deal(TypedDict):
    id: str
    kind: Literal["day", "open", "duplicate"]
    game: str
    options: Dict[str, Any]
    seats: List[Union[Literal["random", "easy", "medium", "hard", "expert"], None]]
    commit: str
    begins: int
    ends: int


class Deal(_Deal, total=False):
    day: str
    sheet: Dict[str, Any]
    seed: str


class DealNewsMine1(TypedDict):
    table: str
    over: bool
    score: Union[float, None]
    counts: bool


class _DealNews(TypedDict):
    id: str
    kind: Literal["day", "open", "duplicate"]
    game: str
    options: Dict[str, Any]
    seats: List[Union[Literal["random", "easy", "medium", "hard", "expert"], None]]
    commit: str
    begins: int
    ends: int
    played: int
    mine: Union[DealNewsMine1, None]


class DealNews(_DealNews, total=False):
    day: str
    sheet: Dict[str, Any]
    seed: str


class DealPageMine1(TypedDict):
    table: str
    over: bool
    score: Union[float, None]
    counts: bool


class _DealPage(TypedDict):
    id: str
    kind: Literal["day", "open", "duplicate"]
    game: str
    options: Dict[str, Any]
    seats: List[Union[Literal["random", "easy", "medium", "hard", "expert"], None]]
    commit: str
    begins: int
    ends: int
    played: int
    mine: Union[DealPageMine1, None]
    results: Union[List[DealResult], None]


class DealPage(_DealPage, total=False):
    day: str
    sheet: Dict[str, Any]
    seed: str


class DealResultMarks1(TypedDict):
    unit: Literal["score", "win"]
    exact: bool
    cost: float
    rating: Union[float, None]
    luck: float


class DealResult(TypedDict):
    table: str
    seat: int
    name: Union[str, None]
    handle: Union[str, None]
    you: bool
    how: Literal["played", "resigned", "time", "abandoned"]
    score: Union[float, None]
    margin: Union[float, None]
    won: bool
    place: int
    percent: Union[float, None]
    provisional: bool
    marks: Union[DealResultMarks1, None]


class NoticeTarget(TypedDict):
    id: str
    kind: Literal["push", "webhook"]
    address: str
    made: int
    failures: int
    failure: str
    off: bool


class Rating(TypedDict):
    game: str
    rating: float
    deviation: float
    matches: int
    provisional: bool


class BestPlayer(TypedDict):
    game: str
    rating: float
    deviation: float
    matches: int
    provisional: bool
    name: str
    handle: Union[str, None]


class PublicResultSeatsOne(TypedDict):
    player: Union[str, None]
    handle: Union[str, None]
    bot: Union[Literal["random", "easy", "medium", "hard", "expert"], None]
    score: Union[float, None]
    won: float
    rated: Union[Dict[str, Any], None]


class PublicResult(TypedDict):
    number: int
    ended: int
    seats: List[PublicResultSeatsOne]


class PastMatchSeatsOne(TypedDict):
    name: Union[str, None]
    handle: Union[str, None]
    person: bool
    bot: Union[Literal["random", "easy", "medium", "hard", "expert"], None]
    score: Union[float, None]
    won: float


class PastMatchRated1Before(TypedDict):
    rating: float
    deviation: float


class PastMatchRated1After(TypedDict):
    rating: float
    deviation: float


class PastMatchRated1(TypedDict):
    result: float
    luck: Union[float, None]
    without: float
    before: PastMatchRated1Before
    after: PastMatchRated1After


class PastMatch(TypedDict):
    table: Union[str, None]
    game: str
    ended: int
    how: str
    unrated: Union[str, None]
    seat: int
    seats: List[PastMatchSeatsOne]
    rated: Union[PastMatchRated1, None]


class Seeker(TypedDict):
    id: str
    name: Union[str, None]
    handle: Union[str, None]
    game: str
    clock: Union[Clock, None]
    rating: float
    since: int


_AnalysisDecisionsOne = TypedDict("_AnalysisDecisionsOne", {"index": "int", "seat": "int", "event": "Event", "value": "float", "loss": "float", "sure": "float", "class": "Union[Literal[\"doubtful\", \"bad\", \"very bad\"], None]", "best": "Judged", "options": "List[Judged]", "choices": "int"})


class AnalysisDecisionsOne(_AnalysisDecisionsOne, total=False):
    error: float


class AnalysisChancesOne(TypedDict):
    index: int
    luck: List[float]


class Analysis(TypedDict):
    unit: Literal["score", "win"]
    best: Literal["highest", "lowest"]
    exact: bool
    finished: bool
    start: List[float]
    final: List[float]
    luckTotal: List[float]
    errorTotal: List[float]
    giftTotal: List[float]
    driftTotal: List[float]
    adjusted: List[float]
    adjustedError: List[float]
    decisions: List[AnalysisDecisionsOne]
    chances: List[AnalysisChancesOne]
    graph: List[List[float]]
    rating: List[Union[float, None]]


class _Judged(TypedDict):
    event: Event
    value: float


class Judged(_Judged, total=False):
    error: float


class ActionPlanPlanClockLive(TypedDict):
    kind: Literal["live"]
    bank: int
    add: int


class ActionPlanPlanClockDays(TypedDict):
    kind: Literal["days"]
    each: int


class _ActionPlanPlan(TypedDict):
    options: Dict[str, Any]
    seats: int
    listed: bool
    clock: Union[None, ActionPlanPlanClockLive, ActionPlanPlanClockDays]


class ActionPlanPlan(_ActionPlanPlan, total=False):
    sheet: Dict[str, Any]


class ActionPlan(TypedDict):
    type: Literal["plan"]
    plan: ActionPlanPlan


class _ActionSit(TypedDict):
    type: Literal["sit"]


class ActionSit(_ActionSit, total=False):
    seat: int
    salt: str
    promise: str


class ActionStand(TypedDict):
    type: Literal["stand"]


class ActionUnseat(TypedDict):
    type: Literal["unseat"]
    seat: int


class ActionBot(TypedDict):
    type: Literal["bot"]
    seat: int
    level: Literal["random", "easy", "medium", "hard", "expert"]


class ActionStart(TypedDict):
    type: Literal["start"]


class ActionReveal(TypedDict):
    type: Literal["reveal"]
    salt: str


class ActionPlay(TypedDict):
    type: Literal["play"]
    event: Dict[str, Any]


class _ActionAskBack(TypedDict):
    type: Literal["ask-back"]


class ActionAskBack(_ActionAskBack, total=False):
    to: int


class ActionAnswerBack(TypedDict):
    type: Literal["answer-back"]
    yes: bool


class ActionResign(TypedDict):
    type: Literal["resign"]


class ActionPause(TypedDict):
    type: Literal["pause"]


class ActionResume(TypedDict):
    type: Literal["resume"]


class ActionChat(TypedDict):
    type: Literal["chat"]
    text: str


class _ActionRematch(TypedDict):
    type: Literal["rematch"]


class ActionRematch(_ActionRematch, total=False):
    salt: str
    promise: str


class WhoAmIAnswer(TypedDict):
    person: Union[Person, None]


class SignInBody(TypedDict):
    name: str


class _SignInAnswer(TypedDict):
    person: Person


class SignInAnswer(_SignInAnswer, total=False):
    recovery: str


class SignOutAnswer(TypedDict):
    pass


class RecoverBody(TypedDict):
    token: str


class RecoverAnswer(TypedDict):
    person: Person


class MeAnswer(TypedDict):
    person: Person


class RenameBody(TypedDict):
    name: str


class RenameAnswer(TypedDict):
    person: Person


class ForgetMeAnswer(TypedDict):
    pass


class MakeRecoveryLinkAnswer(TypedDict):
    recovery: str


class KeysAnswerKeysOne(TypedDict):
    hash: str
    kind: str
    name: str
    made: int
    scopes: str


class KeysAnswer(TypedDict):
    keys: List[KeysAnswerKeysOne]


class _MakeTokenBody(TypedDict):
    name: str


class MakeTokenBody(_MakeTokenBody, total=False):
    scopes: List[Literal["play", "account"]]


class MakeTokenAnswer(TypedDict):
    token: str


class DropKeyAnswer(TypedDict):
    pass


class GamesAnswer(TypedDict):
    games: List[Game]


class TablesAnswer(TypedDict):
    tables: List[Summary]


class MakeTableBodyClock2(TypedDict):
    kind: Literal["live"]
    bank: int
    add: int


class MakeTableBodyClock3(TypedDict):
    kind: Literal["days"]
    each: int


class _MakeTableBody(TypedDict):
    key: str
    game: str
    seats: int


class MakeTableBody(_MakeTableBody, total=False):
    options: Dict[str, Any]
    sheet: Dict[str, Any]
    listed: bool
    clock: Union[Literal[None], MakeTableBodyClock2, MakeTableBodyClock3]


class MakeTableAnswer(TypedDict):
    id: str


class MyTablesAnswer(TypedDict):
    tables: List[Summary]


PastAnswer = TypedDict("PastAnswer", {"from": "int", "views": "List[Dict[str, Any]]"})


class ActBody(TypedDict):
    after: int
    key: str
    action: Action


class ActAnswer(TypedDict):
    n: int


class MovesAnswer(TypedDict):
    after: int
    moves: List[Event]
    key: str


class AnalysisAnswer(TypedDict):
    offered: bool
    analysis: Union[Analysis, None]


class AskForAnalysisAnswer(TypedDict):
    offered: bool
    analysis: Union[Analysis, None]


class DealsAnswer(TypedDict):
    deals: List[Deal]


class _MakeDuplicateBody(TypedDict):
    key: str
    game: str
    seats: List[Union[Literal[None], Literal["random", "easy", "medium", "hard"]]]
    days: int


class MakeDuplicateBody(_MakeDuplicateBody, total=False):
    options: Dict[str, Any]
    sheet: Dict[str, Any]


class MakeDuplicateAnswer(TypedDict):
    id: str


class DealsOfTodayAnswer(TypedDict):
    deals: List[DealNews]


class PlayDealAnswer(TypedDict):
    id: str


class SendMatchBody(TypedDict):
    match: Dict[str, Any]


class SendMatchAnswer(TypedDict):
    id: str


class BlocksAnswer(TypedDict):
    handles: List[str]


class BlockAnswer(TypedDict):
    pass


class UnblockAnswer(TypedDict):
    pass


class ReportBody(TypedDict):
    handle: str
    table: str
    words: str


class ReportAnswer(TypedDict):
    id: str


NoticesAnswerQuiet1 = TypedDict("NoticesAnswerQuiet1", {"from": "str", "to": "str", "zone": "str"})


class NoticesAnswer(TypedDict):
    pushKey: str
    quiet: Union[NoticesAnswerQuiet1, None]
    targets: List[NoticeTarget]
    feed: bool


class AddBrowserBodyKeys(TypedDict):
    p256dh: str
    auth: str


class _AddBrowserBody(TypedDict):
    endpoint: str
    keys: AddBrowserBodyKeys


class AddBrowserBody(_AddBrowserBody, total=False):
    language: Literal["en", "de"]


class AddBrowserAnswer(TypedDict):
    id: str


class _AddWebhookBody(TypedDict):
    url: str


class AddWebhookBody(_AddWebhookBody, total=False):
    language: Literal["en", "de"]


class AddWebhookAnswer(TypedDict):
    id: str
    secret: str


class TestNoticeAnswer(TypedDict):
    failure: Union[str, None]


class DropNoticeAnswer(TypedDict):
    pass


BeQuietBody = TypedDict("BeQuietBody", {"from": "str", "to": "str", "zone": "str"})


class BeQuietAnswer(TypedDict):
    pass


class EndQuietAnswer(TypedDict):
    pass


class MakeFeedAnswer(TypedDict):
    path: str


class MyMatchesAnswer(TypedDict):
    matches: List[PastMatch]
    next: Union[str, None]


class MyRatingsAnswer(TypedDict):
    ratings: List[Rating]


class MyProfileAnswer(TypedDict):
    shown: bool
    handle: Union[str, None]


class ShowProfileBody(TypedDict):
    shown: bool


class ShowProfileAnswer(TypedDict):
    shown: bool
    handle: Union[str, None]


class ProfileAnswer(TypedDict):
    name: str
    handle: str
    ratings: List[Rating]
    matches: List[PastMatch]


class BestPlayersAnswer(TypedDict):
    bots: Union[Dict[str, Any], None]
    people: List[BestPlayer]


class RatedResultsAnswer(TypedDict):
    scale: Union[Dict[str, Any], None]
    results: List[PublicResult]


class SeeksAnswer(TypedDict):
    seeks: List[Seeker]


class WatchAnswer(TypedDict):
    tables: List[Watched]


Clock = Union[ClockLive, ClockDays]
Event = Dict[str, Any]
Match = Dict[str, Any]
Action = Union[ActionPlan, ActionSit, ActionStand, ActionUnseat, ActionBot, ActionStart, ActionReveal, ActionPlay, ActionAskBack, ActionAnswerBack, ActionResign, ActionPause, ActionResume, ActionChat, ActionRematch]


class Refused(Exception):
    """What the server answered instead."""

    def __init__(self, status: int, said: Problem):
        super().__init__(said["error"]["words"])
        self.status = status
        self.said = said


class Waybill:
    """One person at one server: by a token, or by the cookie of sign_in."""

    def __init__(self, url: str, token: Optional[str] = None):
        self.url = url
        self.headers = {"authorization": f"Bearer {token}"} if token else {}

    def who_am_i(self) -> WhoAmIAnswer:
        """Is there a server, and who am I to it? Nobody is an answer too."""
        return self._call("GET", "/api/session")

    def sign_in(self, body: SignInBody) -> SignInAnswer:
        """Become somebody."""
        return self._call("POST", "/api/session", body)

    def sign_out(self) -> SignOutAnswer:
        """Leave this device."""
        return self._call("DELETE", "/api/session")

    def recover(self, body: RecoverBody) -> RecoverAnswer:
        """Go on here as somebody, by the recovery link."""
        return self._call("POST", "/api/session/recover", body)

    def me(self) -> MeAnswer:
        """Who am I?"""
        return self._call("GET", "/api/me")

    def rename(self, body: RenameBody) -> RenameAnswer:
        """Take another name."""
        return self._call("PATCH", "/api/me", body)

    def forget_me(self) -> ForgetMeAnswer:
        """Be forgotten."""
        return self._call("DELETE", "/api/me")

    def make_recovery_link(self) -> MakeRecoveryLinkAnswer:
        """A new recovery link; the one before ends."""
        return self._call("POST", "/api/me/recovery")

    def keys(self) -> KeysAnswer:
        """Keys in use."""
        return self._call("GET", "/api/me/tokens")

    def make_token(self, body: MakeTokenBody) -> MakeTokenAnswer:
        """A token for a program; it is shown once."""
        return self._call("POST", "/api/me/tokens", body)

    def drop_key(self, hash: str) -> DropKeyAnswer:
        """End a session, a link or a token."""
        return self._call("DELETE", f"/api/me/tokens/{quote(hash)}")

    def export_me(self) -> Dict[str, Any]:
        """All that is kept about you."""
        return self._call("GET", "/api/me/export")

    def games(self) -> GamesAnswer:
        """The games."""
        return self._call("GET", "/api/games")

    def tables(self) -> TablesAnswer:
        """Listed tables."""
        return self._call("GET", "/api/tables")

    def make_table(self, body: MakeTableBody) -> MakeTableAnswer:
        """Make a table."""
        return self._call("POST", "/api/tables", body)

    def my_tables(self) -> MyTablesAnswer:
        """Your tables."""
        return self._call("GET", "/api/me/tables")

    def look(self, id: str, after: Optional[str] = None) -> Update:
        """What you have not seen yet."""
        return self._call("GET", f"/api/tables/{quote(id)}", query={"after": after})

    def past(self, id: str, from_: str, to: str) -> PastAnswer:
        """What you knew then."""
        return self._call("GET", f"/api/tables/{quote(id)}/past", query={"from": from_, "to": to})

    def act(self, id: str, body: ActBody) -> ActAnswer:
        """Act."""
        return self._call("POST", f"/api/tables/{quote(id)}/actions", body)

    def moves(self, id: str) -> MovesAnswer:
        """Your legal events."""
        return self._call("GET", f"/api/tables/{quote(id)}/moves")

    def match(self, id: str) -> Match:
        """The match file, once the match is over."""
        return self._call("GET", f"/api/tables/{quote(id)}/match")

    def analysis(self, id: str) -> AnalysisAnswer:
        """The analysis of a match that is over, if somebody has asked for it."""
        return self._call("GET", f"/api/tables/{quote(id)}/analysis")

    def ask_for_analysis(self, id: str) -> AskForAnalysisAnswer:
        """Have a match that is over analysed by a worker, and wait for it; null where it takes longer: ask again."""
        return self._call("POST", f"/api/tables/{quote(id)}/analysis")

    def deals(self) -> DealsAnswer:
        """Today’s deals: promised a day ahead, told when the day is over."""
        return self._call("GET", "/api/deals")

    def make_duplicate(self, body: MakeDuplicateBody) -> MakeDuplicateAnswer:
        """Make a duplicate: a deal for whoever gets its link."""
        return self._call("POST", "/api/deals", body)

    def deals_of_today(self) -> DealsOfTodayAnswer:
        """Today’s deals, who has played them, and your own matches."""
        return self._call("GET", "/api/deals/today")

    def deal(self, deal: str) -> DealPage:
        """A deal; with the results once you have finished it."""
        return self._call("GET", f"/api/deals/{quote(deal)}")

    def play_deal(self, deal: str) -> PlayDealAnswer:
        """Play a deal: your table, the same again."""
        return self._call("POST", f"/api/deals/{quote(deal)}/play")

    def send_match(self, deal: str, body: SendMatchBody) -> SendMatchAnswer:
        """A match that was played without a server."""
        return self._call("POST", f"/api/deals/{quote(deal)}/matches", body)

    def blocks(self) -> BlocksAnswer:
        """Whom you have blocked."""
        return self._call("GET", "/api/me/blocks")

    def block(self, handle: str) -> BlockAnswer:
        """Block somebody: they can’t sit down where you sit."""
        return self._call("PUT", f"/api/me/blocks/{quote(handle)}")

    def unblock(self, handle: str) -> UnblockAnswer:
        """Block somebody no longer."""
        return self._call("DELETE", f"/api/me/blocks/{quote(handle)}")

    def report(self, body: ReportBody) -> ReportAnswer:
        """Tell those who run the server about somebody."""
        return self._call("POST", "/api/reports", body)

    def wait(self, id: str, after: Optional[str] = None) -> Optional[Update]:
        """Waits until there is something you have not seen (long-poll)."""
        return self._call("GET", f"/api/tables/{quote(id)}/wait", query={"after": after})

    def stream(self, id: str, after: Optional[str] = None) -> Any:
        """Updates as they come (server-sent events)."""
        return self._call("GET", f"/api/tables/{quote(id)}/stream", query={"after": after})

    def notices(self) -> NoticesAnswer:
        """How you are told."""
        return self._call("GET", "/api/me/notices")

    def add_browser(self, body: AddBrowserBody) -> AddBrowserAnswer:
        """Be told by this browser."""
        return self._call("POST", "/api/me/notices/push", body)

    def add_webhook(self, body: AddWebhookBody) -> AddWebhookAnswer:
        """Be told by a POST to an address; its secret is shown once."""
        return self._call("POST", "/api/me/notices/webhook", body)

    def test_notice(self, id: str) -> TestNoticeAnswer:
        """Tell me something now, to see whether it comes."""
        return self._call("POST", f"/api/me/notices/{quote(id)}/test")

    def drop_notice(self, id: str) -> DropNoticeAnswer:
        """Be told there no longer."""
        return self._call("DELETE", f"/api/me/notices/{quote(id)}")

    def be_quiet(self, body: BeQuietBody) -> BeQuietAnswer:
        """When to be left alone; what comes then is told after it."""
        return self._call("PUT", "/api/me/quiet", body)

    def end_quiet(self) -> EndQuietAnswer:
        """Be told at any hour."""
        return self._call("DELETE", "/api/me/quiet")

    def make_feed(self) -> MakeFeedAnswer:
        """A new address for the feed of your turns; the one before ends."""
        return self._call("POST", "/api/me/feed")

    def feed(self, secret: str) -> Any:
        """Your turns as an Atom feed, for whoever has its address."""
        return self._call("GET", f"/api/feeds/{quote(secret)}")

    def my_matches(self, game: Optional[str] = None, before: Optional[str] = None) -> MyMatchesAnswer:
        """Your finished matches, the latest first, 50 at a time."""
        return self._call("GET", "/api/me/matches", query={"game": game, "before": before})

    def my_ratings(self) -> MyRatingsAnswer:
        """Your ratings."""
        return self._call("GET", "/api/me/ratings")

    def my_profile(self) -> MyProfileAnswer:
        """Whether others see you."""
        return self._call("GET", "/api/me/profile")

    def show_profile(self, body: ShowProfileBody) -> ShowProfileAnswer:
        """Show yourself to everybody, or no longer."""
        return self._call("PUT", "/api/me/profile", body)

    def profile(self, handle: str) -> ProfileAnswer:
        """Somebody who shows themselves."""
        return self._call("GET", f"/api/people/{quote(handle)}")

    def best_players(self, game: str) -> BestPlayersAnswer:
        """The strongest who show themselves, and the bots."""
        return self._call("GET", f"/api/ratings/{quote(game)}")

    def rated_results(self, game: str, after: Optional[str] = None) -> RatedResultsAnswer:
        """The results that ratings come from, in the order in which they counted, 500 at a time."""
        return self._call("GET", f"/api/ratings/{quote(game)}/results", query={"after": after})

    def seeks(self) -> SeeksAnswer:
        """Who looks for a match."""
        return self._call("GET", "/api/seeks")

    def watch(self) -> WatchAnswer:
        """Matches on now that are in the list, the strongest players first."""
        return self._call("GET", "/api/watch")

    def _call(self, method: str, path: str, body: Optional[Mapping[str, Any]] = None, query: Optional[dict] = None) -> Any:
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
