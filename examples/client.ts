// Made from /api/openapi.json by scripts/clients.mjs.

export type Problem = { "error": { "clause"?: string; "code": string; "facts": Record<string, unknown>; "words": string }; "update"?: Update };
export type Person = { "id": string; "name": string; "handle": string | null; "made": number };
export type Seat = { "name": string | null; "handle": string | null; "person": boolean; "bot": "random" | "easy" | "medium" | "hard" | "expert" | null; "out": boolean };
export type Status = { "phase": "open" | "on" | "over"; "starting": boolean; "paused": boolean; "seats": (Seat)[]; "next": unknown; "events": number; "asked": Record<string, unknown> | null; "takenBack": number; "clocks": Record<string, unknown> | null; "ending": Record<string, unknown> | null; "rematch": string | null };
export type Update = { "type": "update"; "table": string; "n": number; "seat": number | null; "entries": (Record<string, unknown>)[]; "view": Record<string, unknown> | null; "status": Status; "plan"?: Record<string, unknown> };
export type Summary = { "id": string; "game": string; "phase": "open" | "on" | "over"; "made": number; "changed": number; "next": number | null; "clock": "live" | "days" | null; "seats": ({ "name": string | null; "person": boolean; "bot": "random" | "easy" | "medium" | "hard" | "expert" | null })[]; "seat": number | null };
export type Challenge = { "day": string; "game": string; "commit": string; "seed"?: string };
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
  games(): Promise<{ "games": (Record<string, unknown>)[] }> {
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

  /** Challenges: promised a day ahead, told when the day is over. */
  challenges(): Promise<{ "challenges": (Challenge)[] }> {
    return this.call('GET', `/api/challenges`, undefined);
  }

  /** Play today’s challenge. */
  playChallenge(body: { "game": string }): Promise<{ "id": string }> {
    return this.call('POST', `/api/challenges`, body);
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
