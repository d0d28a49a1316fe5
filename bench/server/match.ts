import { once } from 'node:events';
import { findGame } from '@waybill/rules';
import {
  apply,
  type Event,
  type Game,
  isFlaw,
  isRefusal,
  judge,
  MoveList,
  readSetup,
  type Setup,
  type Sfc32,
} from '@waybill/rules/kernel';
import { WebSocket } from 'ws';

export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options?: { readonly [key: string]: unknown };
}

interface Update {
  readonly type: string;
  readonly key: string;
  readonly n: number;
  readonly status: { readonly phase: string };
  readonly entries: readonly { readonly type: string; readonly event: Event }[];
}

/** Where the answers' times go, while they count. */
export interface Meter {
  counting: boolean;
  readonly latencies: number[];
  refused: number;
}

let keys = 0;

/**
 * One table with a socket a seat, each following it: whoever is to act does so as soon as the last move has come in.
 * The state is kept here, from the events told: a client that asked for nothing more.
 */
export class BenchMatch {
  private sockets: WebSocket[] = [];
  private state: unknown = null;
  private told = 0;
  private readonly list = new MoveList();
  private readonly game: Game;
  private readonly setup: Setup;
  private stopped = false;
  private table = '';

  constructor(
    private readonly url: string,
    private readonly cookies: readonly string[],
    private readonly plan: Plan,
    private readonly meter: Meter,
    private readonly rng: Sfc32,
  ) {
    const game = findGame(plan.game);
    const setup = game && readSetup(game, { options: plan.options ?? {}, seats: cookies.slice(0, plan.seats) });
    if (!game || !setup || isFlaw(setup)) throw new Error('there is no such set-up');
    this.game = game;
    this.setup = setup;
  }

  /** Everybody seated and connected, nothing started. */
  async prepare(): Promise<this> {
    this.table = await this.makeTable();
    this.state = this.game.begin(this.setup);
    this.told = 0;
    const cookies = this.cookies.slice(0, this.plan.seats);
    this.sockets = await Promise.all(cookies.map((cookie, seat) => this.open(this.table, cookie, seat)));
    return this;
  }

  go(): void {
    this.act(this.table, 0, this.plan.seats, { type: 'start' });
  }

  stop(): void {
    this.stopped = true;
    for (const socket of this.sockets) socket.terminate();
  }

  private async makeTable(): Promise<string> {
    const { id } = await this.post(0, '/api/tables', { key: `table ${++keys} ${this.rng.below(1e7)}`, ...this.plan });
    for (let seat = 0; seat < this.plan.seats; seat++) {
      const body = { after: seat, key: `sitting ${seat} ${++keys}`, action: { type: 'sit', seat } };
      await this.post(seat, `/api/tables/${id}/actions`, body);
    }
    return String(id);
  }

  private async post(seat: number, path: string, body: object): Promise<{ id?: string }> {
    const headers = { cookie: this.cookies[seat], 'content-type': 'application/json' };
    const response = await fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { id?: string };
  }

  private async open(table: string, cookie: string, seat: number): Promise<WebSocket> {
    const options = { headers: { cookie }, perMessageDeflate: false };
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, options);
    socket.on('error', this.failed);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'follow', table, after: this.plan.seats }));
    await once(socket, 'message');
    socket.on('message', (data: Buffer) => this.receive(table, seat, JSON.parse(data.toString()) as Update));
    return socket;
  }

  private readonly sent = new Map<string, number>();

  private act(table: string, seat: number, after: number, action: object): void {
    const key = `bench move ${++keys}`;
    this.sent.set(key, performance.now());
    this.sockets[seat].send(JSON.stringify({ type: 'act', table, after, key, action }));
  }

  private receive(table: string, seat: number, message: Update): void {
    if (message.type === 'done' || message.type === 'refused') this.answered(message);
    else if (message.type === 'update' && seat === 0 && message.n > this.told) this.goOn(table, message);
  }

  private answered({ type, key }: Update): void {
    if (type !== 'done') this.meter.refused++;
    else if (this.meter.counting) this.meter.latencies.push(performance.now() - (this.sent.get(key) ?? 0));
    this.sent.delete(key);
  }

  private goOn(table: string, { n, entries, status }: Update): void {
    this.told = n;
    for (const { type, event } of entries) {
      if (type !== 'event') continue;
      const judged = judge(this.game, this.state, event);
      if (!isRefusal(judged)) apply(this.game, this.state, judged);
    }
    if (this.stopped) return;
    if (status.phase === 'over') void this.again().catch(this.failed);
    else this.move(table, n);
  }

  private move(table: string, n: number): void {
    const seat = this.game.next(this.state);
    if (typeof seat !== 'number') return;
    this.list.clear();
    this.game.moves(this.state, this.list);
    const event = this.game.write(this.state, this.list.codes[this.rng.below(this.list.size)]);
    this.act(table, seat, n, { type: 'play', event });
  }

  /** The end of the measuring takes the server away from whoever is about to sit down. */
  private readonly failed = (error: unknown): void => {
    if (!this.stopped) throw error;
  };

  private async again(): Promise<void> {
    for (const socket of this.sockets) socket.terminate();
    if (this.stopped) return;
    await this.prepare();
    this.go();
  }
}
