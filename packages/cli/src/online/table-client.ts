import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Event, isRecord } from '@waybill/kernel';
import {
  type Action,
  isActionAnswer,
  isSignedIn,
  isUpdate,
  isWholeUpdate,
  type TablePlan,
  type Update,
  type WireError,
} from '@waybill/protocol';
import { Failure } from '../fail.ts';
import { readEvents } from './event-stream.ts';
import type { TableLink } from './table-link.ts';

/** Pauses between two tries double from the first to the last. */
const FIRST_PAUSE = 300;
const LAST_PAUSE = 5000;
/** An answer that takes longer is none. */
const ANSWER_MS = 30_000;
/** The server is heard every 15 seconds, if only to say that it is there. */
const SILENT_MS = 45_000;

interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Seconds, where the server said when to ask again. */
  readonly after: number;
}

/** From the first entry on. */
type WholeUpdate = Update & { readonly plan: TablePlan };

/** What came of an action: it is done, or why not; `stale` where something had happened that its author had not seen. */
export type ActionOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly error: WireError };

/** One table of a server, as one person. A connection that is lost is made again, for as long as nobody stops it. */
export class TableClient {
  private cookie = '';
  private readonly stopping = new AbortController();
  private reached = true;
  private failures = 0;

  constructor(
    private readonly link: TableLink,
    private readonly token: string | undefined,
    /** Hears that the server is out of reach, and that it is back. */
    private readonly onReach: (reached: boolean) => void,
  ) {}

  /** Nothing more is waited for. */
  stop(): void {
    this.stopping.abort();
  }

  /** Becomes a guest of this name. */
  async signIn(name: string): Promise<void> {
    const { body, status } = await this.first('POST', '/api/session', { name });
    if (!isSignedIn(body)) throw this.trouble(status, body);
  }

  /** How the table stands. A server that does not answer is an error here: nothing has begun yet. */
  async look(): Promise<WholeUpdate> {
    return this.asWhole(await this.first('GET', this.path('')));
  }

  /** The same later on. */
  async whole(): Promise<WholeUpdate> {
    return this.asWhole(await this.persist('GET', this.path('')));
  }

  /** Tells how the table stands whenever something happens there, until it has been enough. */
  async follow(after: number, hear: (update: Update) => void, enough: AbortSignal): Promise<void> {
    const until = AbortSignal.any([this.stopping.signal, enough]);
    for (let n = after; !until.aborted; ) {
      await this.stream(n, until, (update) => {
        n = update.n;
        hear(update);
      });
    }
  }

  /** The legal events of one's own seat, and the entry they are for. */
  async moves(): Promise<{ readonly after: number; readonly moves: readonly Event[] }> {
    const { status, body } = await this.persist('GET', this.path('/moves'));
    if (isRecord(body) && Number.isInteger(body.after) && Array.isArray(body.moves)) {
      return { after: body.after as number, moves: body.moves as Event[] };
    }
    throw this.trouble(status, body);
  }

  /** Does it once, however often it has to be said. */
  async act(action: Action, after: number): Promise<ActionOutcome> {
    const { status, body } = await this.persist('POST', this.path('/actions'), { after, key: randomUUID(), action });
    if (!isActionAnswer(body)) throw this.trouble(status, body);
    if (!body.error) return { kind: 'done' };
    if (status === 409) return { kind: 'stale' };
    return { kind: 'refused', error: body.error };
  }

  /** The match file, once the match is over. */
  async match(): Promise<unknown> {
    const { status, body } = await this.persist('GET', this.path('/match'));
    if (status !== 200) throw this.trouble(status, body);
    return body;
  }

  private asWhole({ status, body }: Answer): WholeUpdate {
    if (!isWholeUpdate(body)) throw this.trouble(status, body);
    return body;
  }

  private path(rest: string): string {
    return `/api/tables/${this.link.id}${rest}`;
  }

  /** One connection, until it ends. */
  private async stream(after: number, until: AbortSignal, hear: (update: Update) => void): Promise<void> {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENT_MS);
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENT_MS);
    };
    try {
      const response = await fetch(`${this.link.server}${this.path(`/stream?after=${after}`)}`, {
        headers: this.headers(),
        signal: AbortSignal.any([until, silence.signal]),
      });
      if (!response.ok || !response.body) return await this.refused(response, until);
      this.reach(true);
      for await (const data of readEvents(response.body, heard)) {
        const update = parsed(data);
        if (isUpdate(update)) hear(update);
      }
      await this.lost(0, until);
    } catch (error) {
      if (error instanceof Failure) throw error;
      if (!until.aborted) await this.lost(0, until);
    } finally {
      clearTimeout(timer);
    }
  }

  private async refused(response: Response, until: AbortSignal): Promise<void> {
    const body = parsed(await response.text());
    if (!passing(response.status)) throw this.trouble(response.status, body);
    await this.lost(retryAfter(response), until);
  }

  /** Said again until there is an answer that is worth one. */
  private async persist(method: string, path: string, body?: object): Promise<Answer> {
    for (;;) {
      const answer = await this.call(method, path, body).catch((error: unknown) => {
        if (this.stopping.signal.aborted) throw error;
        return null;
      });
      if (answer && !passing(answer.status)) {
        this.reach(true);
        return answer;
      }
      await this.lost(answer?.after, this.stopping.signal);
    }
  }

  /** Said once: where nobody answers, there is no server. */
  private async first(method: string, path: string, body?: object): Promise<Answer> {
    try {
      return await this.call(method, path, body);
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      throw new Failure(`${this.link.server}: can't be reached (${cause?.code ?? message})`);
    }
  }

  private async call(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.link.server}${path}`, {
      method,
      headers: this.headers(body),
      signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(ANSWER_MS)]),
      ...(body && { body: JSON.stringify(body) }),
    });
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    return { status: response.status, body: parsed(await response.text()), after: retryAfter(response) };
  }

  private headers(body?: object): Record<string, string> {
    return {
      ...(body && { 'content-type': 'application/json' }),
      ...(this.token ? { authorization: `Bearer ${this.token}` } : this.cookie && { cookie: this.cookie }),
    };
  }

  private async lost(seconds: number | undefined, signal: AbortSignal): Promise<void> {
    this.reach(false);
    const pause = Math.min(LAST_PAUSE, FIRST_PAUSE * 2 ** this.failures++);
    await sleep(Math.max((seconds ?? 0) * 1000, pause), undefined, { signal }).catch(() => {});
  }

  private reach(reached: boolean): void {
    if (reached) this.failures = 0;
    if (reached !== this.reached) this.onReach(reached);
    this.reached = reached;
  }

  private trouble(status: number, body: unknown): Failure {
    const said = isRecord(body) && isRecord(body.error) ? String(body.error.words) : `answers ${status}`;
    const words = status === 401 ? `${said}; is WAYBILL_TOKEN a token of this server?` : said;
    return new Failure(`${this.link.server}: ${status === 404 ? 'there is no such table' : words}`);
  }
}

/** The server could not just now: the same again may succeed. */
const passing = (status: number) => status === 429 || (status > 500 && status < 505);

const retryAfter = ({ headers }: Response) => Number(headers.get('retry-after') ?? 0) || 0;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
