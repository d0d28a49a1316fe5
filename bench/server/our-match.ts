import { once } from 'node:events';
import { findGame } from '@waybill/games';
import { apply, asUsual, commitment, type Event, isRefusal, judge, MoveList, type Rng, setupOf } from '@waybill/kernel';
import { WebSocket } from 'ws';
import type { LoadMatch, Meter } from './side.ts';

export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options?: { readonly [key: string]: unknown };
}

interface Message {
  readonly type: string;
  readonly table: string;
  readonly key: string;
  readonly n: number;
  readonly status: { readonly phase?: string };
  readonly entries: readonly { readonly type: string; readonly event: Event; readonly table: string }[];
}

let keys = 0;
/** As the page does: a salt is promised when sitting down, and told when the match has been asked for. */
const SALT = 'the same salt for everybody in the bench';
const PROMISE = commitment(SALT);
const REMATCH = { type: 'rematch', promise: PROMISE };

const freshKey = () => `bench ${++keys} ${process.pid}`;

function beginningOf({ game: id, options = {}, seats }: Plan) {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const names = Array.from({ length: seats }, (_, i) => `P${i}`);
  const setup = setupOf(game, { ...asUsual(game, { options }), seats: names });
  return { game, state: game.begin(setup) };
}

/** A table with a WebSocket a seat. The state is kept here, from the events told; after the end comes a rematch. */
export class OurMatch implements LoadMatch {
  private sockets: WebSocket[] = [];
  private readonly game;
  private state: unknown;
  private told = 0;
  /** When each move that has not been answered yet was sent, by its key. */
  private readonly sent = new Map<string, number>();
  private stopped = false;
  private table = '';
  private readonly list = new MoveList();

  constructor(
    private readonly url: string,
    private readonly cookies: readonly string[],
    private readonly plan: Plan,
    private readonly meter: Meter,
    private readonly rng: Rng,
    /** How long whoever is to act thinks, on average. */
    private readonly pauseMs = 0,
    /** Where its players come from. */
    private readonly from?: string,
  ) {
    ({ game: this.game, state: this.state } = beginningOf(plan));
  }

  async connect(): Promise<this> {
    const headers = { cookie: this.cookies[0], 'content-type': 'application/json' };
    const body = JSON.stringify({ key: freshKey(), ...this.plan });
    const made = await fetch(`${this.url}/api/tables`, { method: 'POST', headers, body });
    const { id } = (await made.json()) as { id: string };
    this.sockets = await Promise.all(this.cookies.slice(0, this.plan.seats).map((cookie) => this.open(cookie)));
    await this.sitDown(id);
    for (const socket of this.sockets) socket.on('message', (data: Buffer) => this.receive(socket, data));
    return this;
  }

  go(): void {
    this.act(0, this.told, { type: 'start' });
  }

  stop(): void {
    this.stopped = true;
    for (const socket of this.sockets) socket.terminate();
  }

  private async open(cookie: string): Promise<WebSocket> {
    const address = `${this.url.replace('http', 'ws')}/api/socket`;
    const socket = new WebSocket(address, {
      headers: { cookie },
      localAddress: this.from,
      perMessageDeflate: false,
    });
    socket.on('error', this.failed);
    await once(socket, 'open');
    return socket;
  }

  /** Everybody at the table, following it from there on. */
  private async sitDown(table: string): Promise<void> {
    this.table = table;
    this.state = beginningOf(this.plan).state;
    for (const [seat, socket] of this.sockets.entries()) {
      this.act(seat, seat, { type: 'sit', seat, promise: PROMISE });
      await this.next(socket, 'done');
    }
    this.told = this.plan.seats;
    for (const socket of this.sockets) {
      this.follow(socket);
      await this.next(socket, 'update');
    }
  }

  private follow(socket: WebSocket): void {
    socket.send(JSON.stringify({ type: 'follow', table: this.table, after: this.told, lean: true }));
  }

  private async next(socket: WebSocket, type: string): Promise<void> {
    for (;;) {
      const [data] = (await once(socket, 'message')) as [Buffer];
      const message = JSON.parse(data.toString()) as Message;
      if (message.type === 'refused' || message.type === 'problem') throw new Error(data.toString());
      if (message.type === type && message.table === this.table) return;
    }
  }

  private act(seat: number, after: number, action: object): string {
    const key = freshKey();
    this.sockets[seat].send(JSON.stringify({ type: 'act', table: this.table, after, key, action }));
    return key;
  }

  private receive(socket: WebSocket, data: Buffer): void {
    const message = JSON.parse(data.toString()) as Message;
    if (message.table !== this.table) return;
    if (message.type === 'refused' || message.type === 'problem') this.meter.refused++;
    else if (message.type === 'done') this.answered(message.key);
    else if (message.type === 'update') this.hear(this.sockets.indexOf(socket), message);
  }

  /** All are told the same, and the first keeps the state; each tells its own salt. */
  private hear(seat: number, message: Message): void {
    if (message.entries.some(({ type }) => type === 'ready')) this.act(seat, message.n, { type: 'reveal', salt: SALT });
    if (seat === 0 && message.n > this.told) this.goOn(message);
  }

  private answered(key: string): void {
    const since = this.sent.get(key);
    if (since !== undefined) this.meter.answered(since);
    this.sent.delete(key);
  }

  private goOn({ n, entries, status }: Message): void {
    this.told = n;
    for (const { type, event, table } of entries) {
      if (type === 'rematch') return this.again(table);
      if (type !== 'event') continue;
      const judged = judge(this.game, this.state, event);
      if (!isRefusal(judged)) apply(this.game, this.state, judged);
    }
    if (this.stopped) return;
    if ((status.phase ?? 'on') === 'on') this.think(n);
    else if (entries.some(({ type }) => type === 'end')) this.act(0, n, REMATCH);
  }

  private think(n: number): void {
    if (this.pauseMs === 0) return this.move(n);
    setTimeout(() => this.stopped || this.move(n), (this.pauseMs * (50 + this.rng.below(100))) / 100);
  }

  private move(n: number): void {
    const seat = this.game.next(this.state);
    if (typeof seat !== 'number') return;
    this.list.clear();
    this.game.moves(this.state, this.list);
    const event = this.game.write(this.state, this.list.codes[this.rng.below(this.list.size)]);
    const now = performance.now();
    this.sent.set(this.act(seat, n, { type: 'play', event }), now);
  }

  /** The end of the measuring takes the server away. */
  private readonly failed = (error: unknown): void => {
    if (!this.stopped) throw error;
  };

  /** The first has asked and sits there; the others accept, everybody one seat further, and with the last it starts. */
  private again(next: string): void {
    const { table, told } = this;
    for (let seat = 1; seat < this.sockets.length; seat++) this.act(seat, told, REMATCH);
    for (const socket of this.sockets) socket.send(JSON.stringify({ type: 'unfollow', table }));
    this.table = next;
    this.told = 0;
    this.state = beginningOf(this.plan).state;
    this.sockets.unshift(...this.sockets.splice(-1));
    for (const socket of this.sockets) this.follow(socket);
  }
}
