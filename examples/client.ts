// Made from /api/openapi.json by scripts/clients.mjs.

export type Problem = { "error": { "clause"?: string; "code": string; "facts": Record<string, unknown>; "words": string }; "update"?: Update };
export type Person = { "id": string; "name": string; "handle": string | null; "made": number };
export type Seat = { "name": string | null; "handle": string | null; "person": boolean; "bot": "random" | "easy" | "medium" | "hard" | "expert" | null; "out": boolean };
export type Status = { "phase": "open" | "on" | "over"; "starting": boolean; "paused": boolean; "seats": (Seat)[]; "next": unknown; "events": number; "asked": { "seat": number; "to": number; "yes": (number)[] } | null; "takenBack": number; "clocks": { "left": (number)[]; "since": number; "running": number | null } | null; "ending": Ending | null; "rematch": string | null };
export type Ending = { "how": "played" | "resigned" | "time" | "abandoned"; "result": Record<string, unknown> | null; "winners": (number)[] };
export type Clock = { "kind": "live"; "bank": number; "add": number } | { "kind": "days"; "each": number };
export type Plan = { "game": string; "options": Record<string, unknown>; "sheet"?: Record<string, unknown>; "seats": number; "listed": boolean; "clock": Clock | null; "deal"?: string; "provisional"?: boolean; "commit": string; "salts": (string)[]; "promises": (string | null)[]; "made": number; "owner": number };
export type Update = { "type": "update"; "table": string; "n": number; "seat": number | null; "entries": (Record<string, unknown>)[]; "view": Record<string, unknown> | null; "status": Status; "plan"?: Plan };
export type Summary = { "id": string; "game": string; "phase": "open" | "on" | "over"; "made": number; "changed": number; "next": number | null; "clock": "live" | "days" | null; "seats": ({ "name": string | null; "person": boolean; "bot": "random" | "easy" | "medium" | "hard" | "expert" | null })[]; "seat": number | null };
export type Watched = { "id": string; "game": string; "phase": "open" | "on" | "over"; "made": number; "changed": number; "next": number | null; "clock": "live" | "days" | null; "seats": ({ "name": string | null; "person": boolean; "bot": "random" | "easy" | "medium" | "hard" | "expert" | null })[]; "seat": number | null; "rating": number };
export type Game = { "id": string; "title": string; "seats": { "min": number; "max": number }; "options": (Record<string, unknown>)[]; "best": "highest" | "lowest" };
export type Deal = { "id": string; "kind": "day" | "open" | "duplicate"; "day"?: string; "game": string; "options": Record<string, unknown>; "sheet"?: Record<string, unknown>; "seats": ("random" | "easy" | "medium" | "hard" | "expert" | null)[]; "commit": string; "begins": number; "ends": number; "seed"?: string };
export type DealNews = { "id": string; "kind": "day" | "open" | "duplicate"; "day"?: string; "game": string; "options": Record<string, unknown>; "sheet"?: Record<string, unknown>; "seats": ("random" | "easy" | "medium" | "hard" | "expert" | null)[]; "commit": string; "begins": number; "ends": number; "seed"?: string; "played": number; "mine": { "table": string; "over": boolean; "score": number | null; "counts": boolean } | null };
export type DealPage = { "id": string; "kind": "day" | "open" | "duplicate"; "day"?: string; "game": string; "options": Record<string, unknown>; "sheet"?: Record<string, unknown>; "seats": ("random" | "easy" | "medium" | "hard" | "expert" | null)[]; "commit": string; "begins": number; "ends": number; "seed"?: string; "played": number; "mine": { "table": string; "over": boolean; "score": number | null; "counts": boolean } | null; "results": (DealResult)[] | null };
export type DealResult = { "table": string; "seat": number; "name": string | null; "handle": string | null; "you": boolean; "how": "played" | "resigned" | "time" | "abandoned"; "score": number | null; "margin": number | null; "won": boolean; "place": number; "percent": number | null; "provisional": boolean; "marks": { "unit": "score" | "win"; "exact": boolean; "cost": number; "rating": number | null; "luck": number } | null };
export type NoticeTarget = { "id": string; "kind": "push" | "webhook"; "address": string; "made": number; "failures": number; "failure": string; "off": boolean };
export type Rating = { "game": string; "rating": number; "deviation": number; "matches": number; "provisional": boolean };
export type BestPlayer = { "game": string; "rating": number; "deviation": number; "matches": number; "provisional": boolean; "name": string; "handle": string | null };
export type PublicResult = { "number": number; "ended": number; "seats": ({ "player": string | null; "handle": string | null; "bot": "random" | "easy" | "medium" | "hard" | "expert" | null; "score": number | null; "won": number; "rated": Record<string, unknown> | null })[] };
export type PastMatch = { "table": string | null; "game": string; "ended": number; "how": string; "unrated": string | null; "seat": number; "seats": ({ "name": string | null; "handle": string | null; "person": boolean; "bot": "random" | "easy" | "medium" | "hard" | "expert" | null; "score": number | null; "won": number })[]; "rated": { "result": number; "luck": number | null; "without": number; "before": { "rating": number; "deviation": number }; "after": { "rating": number; "deviation": number } } | null };
export type Seeker = { "id": string; "name": string | null; "handle": string | null; "game": string; "clock": Clock | null; "rating": number; "since": number };
export type Analysis = { "unit": "score" | "win"; "best": "highest" | "lowest"; "exact": boolean; "finished": boolean; "start": (number)[]; "final": (number)[]; "luckTotal": (number)[]; "errorTotal": (number)[]; "giftTotal": (number)[]; "driftTotal": (number)[]; "adjusted": (number)[]; "adjustedError": (number)[]; "decisions": ({ "index": number; "seat": number; "event": Event; "value": number; "loss": number; "error"?: number; "sure": number; "class": "doubtful" | "bad" | "very bad" | null; "best": Judged; "options": (Judged)[]; "choices": number })[]; "chances": ({ "index": number; "luck": (number)[] })[]; "graph": ((number)[])[]; "rating": (number | null)[] };
export type Judged = { "event": Event; "value": number; "error"?: number };
export type Event = Record<string, unknown>;
export type Match = Record<string, unknown>;
export type Action = { "type": "plan"; "plan": { "options": Record<string, unknown>; "sheet"?: Record<string, unknown>; "seats": number; "listed": boolean; "clock": null | { "kind": "live"; "bank": number; "add": number } | { "kind": "days"; "each": number } } } | { "type": "sit"; "seat"?: number; "salt"?: string; "promise"?: string } | { "type": "stand" } | { "type": "unseat"; "seat": number } | { "type": "bot"; "seat": number; "level": "random" | "easy" | "medium" | "hard" | "expert" } | { "type": "start" } | { "type": "reveal"; "salt": string } | { "type": "play"; "event": Record<string, unknown> } | { "type": "ask-back"; "to"?: number } | { "type": "answer-back"; "yes": boolean } | { "type": "resign" } | { "type": "pause" } | { "type": "resume" } | { "type": "chat"; "text": string } | { "type": "rematch"; "salt"?: string; "promise"?: string };

/** What the server answered instead. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly said: Problem,
  ) {
    super(said.error.words);
  }
}

/** One person at one server: by a token, or by the cookie of signIn. */
export class Waybill {
  private cookie = '';

  constructor(
    private readonly url: string,
    private readonly token?: string,
  ) {}

  /** Is there a server, and who am I to it? Nobody is an answer too. */
  whoAmI(): Promise<{ "person": Person | null }> {
    return this.call('GET', `/api/session`, undefined);
  }

  /** Become somebody. */
  signIn(body: { "name": string }): Promise<{ "person": Person; "recovery"?: string }> {
    return this.call('POST', `/api/session`, body);
  }

  /** Leave this device. */
  signOut(): Promise<{  }> {
    return this.call('DELETE', `/api/session`, undefined);
  }

  /** Go on here as somebody, by the recovery link. */
  recover(body: { "token": string }): Promise<{ "person": Person }> {
    return this.call('POST', `/api/session/recover`, body);
  }

  /** Who am I? */
  me(): Promise<{ "person": Person }> {
    return this.call('GET', `/api/me`, undefined);
  }

  /** Take another name. */
  rename(body: { "name": string }): Promise<{ "person": Person }> {
    return this.call('PATCH', `/api/me`, body);
  }

  /** Be forgotten. */
  forgetMe(): Promise<{  }> {
    return this.call('DELETE', `/api/me`, undefined);
  }

  /** A new recovery link; the one before ends. */
  makeRecoveryLink(): Promise<{ "recovery": string }> {
    return this.call('POST', `/api/me/recovery`, undefined);
  }

  /** Keys in use. */
  keys(): Promise<{ "keys": ({ "hash": string; "kind": string; "name": string; "made": number; "scopes": string })[] }> {
    return this.call('GET', `/api/me/tokens`, undefined);
  }

  /** A token for a program; it is shown once. */
  makeToken(body: { "name": string; "scopes"?: ("play" | "account")[] }): Promise<{ "token": string }> {
    return this.call('POST', `/api/me/tokens`, body);
  }

  /** End a session, a link or a token. */
  dropKey(hash: string): Promise<{  }> {
    return this.call('DELETE', `/api/me/tokens/${encodeURIComponent(hash)}`, undefined);
  }

  /** All that is kept about you. */
  exportMe(): Promise<Record<string, unknown>> {
    return this.call('GET', `/api/me/export`, undefined);
  }

  /** The games. */
  games(): Promise<{ "games": (Game)[] }> {
    return this.call('GET', `/api/games`, undefined);
  }

  /** Listed tables. */
  tables(): Promise<{ "tables": (Summary)[] }> {
    return this.call('GET', `/api/tables`, undefined);
  }

  /** Make a table. */
  makeTable(body: { "key": string; "game": string; "options"?: Record<string, unknown>; "sheet"?: Record<string, unknown>; "seats": number; "listed"?: boolean; "clock"?: null | { "kind": "live"; "bank": number; "add": number } | { "kind": "days"; "each": number } }): Promise<{ "id": string }> {
    return this.call('POST', `/api/tables`, body);
  }

  /** Your tables. */
  myTables(): Promise<{ "tables": (Summary)[] }> {
    return this.call('GET', `/api/me/tables`, undefined);
  }

  /** What you have not seen yet. */
  look(id: string, query: { after?: string } = {}): Promise<Update> {
    return this.call('GET', `/api/tables/${encodeURIComponent(id)}`, undefined, query);
  }

  /** What you knew then. */
  past(id: string, query: { from: string; to: string }): Promise<{ "from": number; "views": (Record<string, unknown>)[] }> {
    return this.call('GET', `/api/tables/${encodeURIComponent(id)}/past`, undefined, query);
  }

  /** Act. */
  act(id: string, body: { "after": number; "key": string; "action": Action }): Promise<{ "n": number }> {
    return this.call('POST', `/api/tables/${encodeURIComponent(id)}/actions`, body);
  }

  /** Your legal events. */
  moves(id: string): Promise<{ "after": number; "moves": (Event)[]; "key": string }> {
    return this.call('GET', `/api/tables/${encodeURIComponent(id)}/moves`, undefined);
  }

  /** The match file, once the match is over. */
  match(id: string): Promise<Match> {
    return this.call('GET', `/api/tables/${encodeURIComponent(id)}/match`, undefined);
  }

  /** The analysis of a match that is over, if somebody has asked for it. */
  analysis(id: string): Promise<{ "offered": boolean; "analysis": Analysis | null }> {
    return this.call('GET', `/api/tables/${encodeURIComponent(id)}/analysis`, undefined);
  }

  /** Have a match that is over analysed by a worker, and wait for it; null where it takes longer: ask again. */
  askForAnalysis(id: string): Promise<{ "offered": boolean; "analysis": Analysis | null }> {
    return this.call('POST', `/api/tables/${encodeURIComponent(id)}/analysis`, undefined);
  }

  /** Today’s deals: promised a day ahead, told when the day is over. */
  deals(): Promise<{ "deals": (Deal)[] }> {
    return this.call('GET', `/api/deals`, undefined);
  }

  /** Make a duplicate: a deal for whoever gets its link. */
  makeDuplicate(body: { "key": string; "game": string; "options"?: Record<string, unknown>; "sheet"?: Record<string, unknown>; "seats": (null | "random" | "easy" | "medium" | "hard")[]; "days": number }): Promise<{ "id": string }> {
    return this.call('POST', `/api/deals`, body);
  }

  /** Today’s deals, who has played them, and your own matches. */
  dealsOfToday(): Promise<{ "deals": (DealNews)[] }> {
    return this.call('GET', `/api/deals/today`, undefined);
  }

  /** A deal; with the results once you have finished it. */
  deal(deal: string): Promise<DealPage> {
    return this.call('GET', `/api/deals/${encodeURIComponent(deal)}`, undefined);
  }

  /** Play a deal: your table, the same again. */
  playDeal(deal: string): Promise<{ "id": string }> {
    return this.call('POST', `/api/deals/${encodeURIComponent(deal)}/play`, undefined);
  }

  /** A match that was played without a server. */
  sendMatch(deal: string, body: { "match": Record<string, unknown> }): Promise<{ "id": string }> {
    return this.call('POST', `/api/deals/${encodeURIComponent(deal)}/matches`, body);
  }

  /** Whom you have blocked. */
  blocks(): Promise<{ "handles": (string)[] }> {
    return this.call('GET', `/api/me/blocks`, undefined);
  }

  /** Block somebody: they can’t sit down where you sit. */
  block(handle: string): Promise<{  }> {
    return this.call('PUT', `/api/me/blocks/${encodeURIComponent(handle)}`, undefined);
  }

  /** Block somebody no longer. */
  unblock(handle: string): Promise<{  }> {
    return this.call('DELETE', `/api/me/blocks/${encodeURIComponent(handle)}`, undefined);
  }

  /** Tell those who run the server about somebody. */
  report(body: { "handle": string; "table": string; "words": string }): Promise<{ "id": string }> {
    return this.call('POST', `/api/reports`, body);
  }

  /** Waits until there is something you have not seen (long-poll). */
  wait(id: string, query: { after?: string } = {}): Promise<Update | undefined> {
    return this.call('GET', `/api/tables/${encodeURIComponent(id)}/wait`, undefined, query);
  }

  /** Updates as they come (server-sent events). */
  stream(id: string, query: { after?: string } = {}): Promise<unknown> {
    return this.call('GET', `/api/tables/${encodeURIComponent(id)}/stream`, undefined, query);
  }

  /** How you are told. */
  notices(): Promise<{ "pushKey": string; "quiet": { "from": string; "to": string; "zone": string } | null; "targets": (NoticeTarget)[]; "feed": boolean }> {
    return this.call('GET', `/api/me/notices`, undefined);
  }

  /** Be told by this browser. */
  addBrowser(body: { "endpoint": string; "keys": { "p256dh": string; "auth": string }; "language"?: "en" | "de" }): Promise<{ "id": string }> {
    return this.call('POST', `/api/me/notices/push`, body);
  }

  /** Be told by a POST to an address; its secret is shown once. */
  addWebhook(body: { "url": string; "language"?: "en" | "de" }): Promise<{ "id": string; "secret": string }> {
    return this.call('POST', `/api/me/notices/webhook`, body);
  }

  /** Tell me something now, to see whether it comes. */
  testNotice(id: string): Promise<{ "failure": string | null }> {
    return this.call('POST', `/api/me/notices/${encodeURIComponent(id)}/test`, undefined);
  }

  /** Be told there no longer. */
  dropNotice(id: string): Promise<{  }> {
    return this.call('DELETE', `/api/me/notices/${encodeURIComponent(id)}`, undefined);
  }

  /** When to be left alone; what comes then is told after it. */
  beQuiet(body: { "from": string; "to": string; "zone": string }): Promise<{  }> {
    return this.call('PUT', `/api/me/quiet`, body);
  }

  /** Be told at any hour. */
  endQuiet(): Promise<{  }> {
    return this.call('DELETE', `/api/me/quiet`, undefined);
  }

  /** A new address for the feed of your turns; the one before ends. */
  makeFeed(): Promise<{ "path": string }> {
    return this.call('POST', `/api/me/feed`, undefined);
  }

  /** Your turns as an Atom feed, for whoever has its address. */
  feed(secret: string): Promise<unknown> {
    return this.call('GET', `/api/feeds/${encodeURIComponent(secret)}`, undefined);
  }

  /** Your finished matches, the latest first, 50 at a time. */
  myMatches(query: { game?: string; before?: string } = {}): Promise<{ "matches": (PastMatch)[]; "next": string | null }> {
    return this.call('GET', `/api/me/matches`, undefined, query);
  }

  /** Your ratings. */
  myRatings(): Promise<{ "ratings": (Rating)[] }> {
    return this.call('GET', `/api/me/ratings`, undefined);
  }

  /** Whether others see you. */
  myProfile(): Promise<{ "shown": boolean; "handle": string | null }> {
    return this.call('GET', `/api/me/profile`, undefined);
  }

  /** Show yourself to everybody, or no longer. */
  showProfile(body: { "shown": boolean }): Promise<{ "shown": boolean; "handle": string | null }> {
    return this.call('PUT', `/api/me/profile`, body);
  }

  /** Somebody who shows themselves. */
  profile(handle: string): Promise<{ "name": string; "handle": string; "ratings": (Rating)[]; "matches": (PastMatch)[] }> {
    return this.call('GET', `/api/people/${encodeURIComponent(handle)}`, undefined);
  }

  /** The strongest who show themselves, and the bots. */
  bestPlayers(game: string): Promise<{ "bots": Record<string, unknown> | null; "people": (BestPlayer)[] }> {
    return this.call('GET', `/api/ratings/${encodeURIComponent(game)}`, undefined);
  }

  /** The results that ratings come from, in the order in which they counted, 500 at a time. */
  ratedResults(game: string, query: { after?: string } = {}): Promise<{ "scale": Record<string, unknown> | null; "results": (PublicResult)[] }> {
    return this.call('GET', `/api/ratings/${encodeURIComponent(game)}/results`, undefined, query);
  }

  /** Who looks for a match. */
  seeks(): Promise<{ "seeks": (Seeker)[] }> {
    return this.call('GET', `/api/seeks`, undefined);
  }

  /** Matches on now that are in the list, the strongest players first. */
  watch(): Promise<{ "tables": (Watched)[] }> {
    return this.call('GET', `/api/watch`, undefined);
  }

  private async call<T>(method: string, path: string, body?: unknown, query: Record<string, string | undefined> = {}): Promise<T> {
    const url = new URL(path, this.url);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
    const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    if (this.token) headers.authorization = `Bearer ${this.token}`;
    else if (this.cookie) headers.cookie = this.cookie;
    const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    if (response.status === 204) return undefined as T;
    const said: unknown = await response.json();
    if (!response.ok) throw new Refused(response.status, said as Problem);
    return said as T;
  }
}
