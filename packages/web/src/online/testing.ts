import { Dealer, type Event, type Game, MoveList, Play, setupOf, type View } from '@waybill/kernel';
import type { ActionRequest, LeanUpdate, ShownEntry, Status, TablePlan, Update } from '@waybill/protocol';
import type { Answer } from './http.ts';
import type { Network, Socket } from './network.ts';

type Sent = { readonly type: string; readonly table: string } & Partial<ActionRequest> & { readonly lean?: boolean };

/** A socket of which the test is the other end. */
export class FakeSocket {
  readonly sent: Sent[] = [];
  readyState = 0;
  private readonly listeners = new Map<string, ((event: { data?: string }) => void)[]>();

  addEventListener(type: string, listener: (event: { data?: string }) => void): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.fails();
  }

  opens(): void {
    this.readyState = 1;
    this.emit('open');
  }

  /** Ends, or never comes about. */
  fails(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.emit('close');
  }

  says(message: unknown): void {
    this.emit('message', { data: typeof message === 'string' ? message : JSON.stringify(message) });
  }

  get acts(): Sent[] {
    return this.sent.filter(({ type }) => type === 'act');
  }

  private emit(type: string, event: { data?: string } = {}): void {
    for (const listener of this.listeners.get(type) ?? []) listener(event);
  }
}

/** A request that waits for its answer. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  answer(status: number, body?: unknown): void;
  fail(): void;
}

export class FakeNetwork implements Network {
  readonly sockets: FakeSocket[] = [];
  readonly asked: Asked[] = [];
  wake = () => {};
  /** Answers at once what it knows; what it doesn't waits in `asked`. */
  answers: (method: string, path: string, body: unknown) => Answer | undefined = () => undefined;

  socket(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as Socket;
  }

  call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
    const known = this.answers(method, path, body);
    if (known) return Promise.resolve(known);
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error('no network'));
      signal?.addEventListener('abort', fail);
      const answer = (status: number, said: unknown = null) => resolve({ status, body: said });
      this.asked.push({ method, path, body, signal, answer, fail });
    });
  }

  onWake(wake: () => void): () => void {
    this.wake = wake;
    return () => (this.wake = () => {});
  }

  get last(): FakeSocket {
    return this.sockets[this.sockets.length - 1];
  }
}

export const TABLE = 'a table of the tests';

export const STATUS: Status = {
  phase: 'open',
  starting: false,
  paused: false,
  seats: [
    { name: 'Ann', person: true, bot: null, out: false },
    { name: 'Ben', person: true, bot: null, out: false },
  ],
  next: null,
  events: 0,
  asked: null,
  takenBack: 0,
  clocks: null,
  ending: null,
  rematch: null,
};

export const PLAN: TablePlan = {
  game: 'none',
  options: {},
  seats: 2,
  listed: false,
  clock: null,
  commit: '',
  salts: ['', ''],
  promises: [null, null],
  made: 0,
  owner: 0,
};

export const updateOf = (n: number, more: Partial<Update> = {}): Update => ({
  type: 'update',
  table: TABLE,
  n,
  seat: 0,
  entries: [],
  view: null,
  status: STATUS,
  ...more,
});

/** A table as a server would keep it, where nobody has a secret: told whole or lean, from any entry on. */
export class FakeTable {
  readonly play: Play;
  readonly entries: ShownEntry[] = [];
  private takenBack = 0;

  constructor(private readonly game: Game) {
    this.play = new Play(game, setupOf(game, { seats: ['Seat 1', 'Seat 2'] }));
    this.add({ type: 'made', game: game.id, seats: 2, commit: '' });
    this.add({ type: 'start' });
    this.record(this.play.deal(new Dealer('test', [])));
  }

  get n(): number {
    return this.entries.length - 1;
  }

  get next(): number {
    return this.game.next(this.play.state) as number;
  }

  /** The first legal event of whoever is to act. */
  get legal(): Event {
    const list = new MoveList();
    this.game.moves(this.play.state, list);
    return this.game.write(this.play.state, list.codes[0]);
  }

  move(): void {
    const event = this.legal;
    this.play.mustAccept(event);
    this.record([event, ...this.play.deal(new Dealer('test', []))]);
  }

  /** Back to the first `to` events: they are played anew. */
  back(to: number): void {
    const kept = this.play.events.slice(0, to);
    Object.assign(this.play, { state: this.game.begin(this.play.setup), events: [] });
    this.play.mustAccept(...kept);
    this.takenBack++;
    this.add({ type: 'back', to });
  }

  say(text: string, handle: string | null = null): void {
    this.add({ type: 'chat', name: 'Ben', handle, text });
  }

  /** Nobody could play for so long. */
  outage(ms: number): void {
    this.add({ type: 'outage', ms });
  }

  get status(): Status {
    const events = this.play.events.length;
    return { ...STATUS, phase: 'on', next: this.next, events, takenBack: this.takenBack };
  }

  update(after: number): Update {
    const whole = after < 0 ? { plan: { ...PLAN, game: this.game.id } } : {};
    const view = this.game.view(this.play.state, 0);
    const { n, status } = this;
    return { ...updateOf(n), entries: this.entries.slice(after + 1), view, status, ...whole };
  }

  lean(after: number): LeanUpdate {
    const { n, status } = this;
    const { next, events } = status;
    return { type: 'update', table: TABLE, n, entries: this.entries.slice(after + 1), status: { next, events } };
  }

  /** Answers what a page asks for by HTTP. */
  readonly answers = (method: string, path: string): Answer | undefined => {
    const after = /\?after=(-?\d+)$/.exec(path);
    if (method === 'GET' && after && !path.includes('/wait'))
      return { status: 200, body: this.update(Number(after[1])) };
    const range = /\/past\?from=(\d+)&to=(\d+)$/.exec(path);
    if (!range) return undefined;
    return { status: 200, body: { views: this.past().slice(Number(range[1]), Number(range[2]) + 1) } };
  };

  private past(): View[] {
    const played = new Play(this.game, this.play.setup);
    const views = [this.game.view(played.state, 0)];
    for (const event of this.play.events) views.push(this.game.view(played.mustAccept(event).state, 0));
    return views;
  }

  private record(events: readonly Event[]): void {
    const first = this.play.events.length - events.length;
    events.forEach((event, i) => this.add({ type: 'event', index: first + i, event }));
  }

  private add(entry: { readonly type: ShownEntry['type'] } & Record<string, unknown>): void {
    this.entries.push({ n: this.entries.length, at: 0, ...entry } as unknown as ShownEntry);
  }
}
