import type { Action, ServerMessage, Update } from '@waybill/protocol';
import type { Identity } from '../../src/http/identity.ts';
import { chooseBlind } from '../drive.ts';
import type { Cluster, Line } from './cluster.ts';
import type { World } from './world.ts';

/** What a person was told, when the server sent it. */
export interface Heard {
  readonly person: string;
  readonly sent: number;
  readonly text: string;
  readonly message: ServerMessage;
}

/** What the server said yes to. */
export interface Acknowledged {
  readonly table: string;
  readonly person: string;
  readonly key: string;
  readonly n: number;
  readonly action: Action;
  readonly at: number;
}

interface Pending {
  readonly table: string;
  readonly key: string;
  readonly after: number;
  readonly action: Action;
}

/** A wish for a match with a stranger, and the table it came to. */
export interface Seek {
  readonly game: string;
  key: string;
  table: string | null;
}

/** Somebody at a browser that comes back whenever it is cut off, and says again what was not answered. */
export class Person {
  readonly seen = new Map<string, Update>();
  readonly heard: Heard[] = [];
  readonly acknowledged: Acknowledged[] = [];
  readonly said: string[] = [];
  line: Line | null = null;
  pending: Pending | null = null;
  /** Starts nothing new. */
  quiet = false;
  gone = false;
  seek: Seek | null = null;
  private keys = 0;
  private asking: string | null = null;
  private asked = 0;

  constructor(
    private readonly world: World,
    private readonly cluster: Cluster,
    readonly identity: Identity,
    private readonly tables: string[],
    private readonly onAcknowledged: (one: Acknowledged) => void,
    /** Gives up soon, to see what others did. */
    private readonly isHasty = false,
  ) {}

  get id(): string {
    return this.identity.person.id;
  }

  live(): void {
    this.world.after(this.world.between(30, 700), () => {
      if (this.gone) return;
      if (!this.line) this.connect();
      else if (!this.pending && !this.quiet) this.think();
      this.live();
    });
  }

  /** Whatever is answered first counts. */
  act(table: string, action: Action): void {
    const seen = this.seen.get(table);
    if (!seen || this.pending) return;
    this.pending = { table, key: `key-${++this.keys}-of-mine`, after: seen.n, action };
    this.say();
  }

  private connect(): void {
    const up = this.cluster.machines.filter(({ node }) => node !== null);
    if (up.length === 0) return;
    const line = this.cluster.call(this.world.pick(up), this.identity, (text, sent) => {
      if (this.line === line) this.hear(text, sent);
    });
    if (!line) return;
    this.line = line;
    line.onCut = () => {
      if (this.line === line) this.line = null;
    };
    for (const table of this.isHasty ? this.seen.keys() : this.tables)
      line.say({ type: 'follow', table, after: this.seen.get(table)?.n ?? -1 });
    this.asking = null;
    if (this.isHasty) this.follow();
    if (this.pending) this.say();
    this.seekOn();
  }

  /** Looks for a stranger, or says the same again: whoever was paired meanwhile is told. */
  seekOn(): void {
    const { line, seek } = this;
    if (line && seek?.table === null) line.say({ type: 'seek', key: seek.key, game: seek.game });
  }

  private paired(seek: Seek, table: string): void {
    if (seek.table !== null && seek.table !== table)
      this.world.fault(`${this.id} was paired at ${seek.table} and at ${table}`);
    seek.table = table;
    if (!this.tables.includes(table)) this.tables.push(table);
    this.line?.say({ type: 'follow', table, after: this.seen.get(table)?.n ?? -1 });
  }

  /** Asks for a table that could not be seen so far, one at a time. */
  follow(): void {
    const unseen = this.tables.filter((table) => !this.seen.has(table));
    if (!this.line || this.asking !== null || unseen.length === 0) return;
    this.asking = unseen[this.asked++ % unseen.length];
    this.line.say({ type: 'follow', table: this.asking, after: -1 });
  }

  private say(): void {
    if (this.pending) this.line?.say({ type: 'act', ...this.pending });
  }

  private hear(text: string, sent: number): void {
    const message = JSON.parse(text) as ServerMessage;
    this.heard.push({ person: this.id, sent, text, message });
    if (message.type === 'update' && 'view' in message) this.update(message as Update);
    else if (message.type === 'here' || message.type === 'update') return;
    else if (message.key === undefined || message.key !== this.pending?.key) this.unasked(message);
    else if (message.type === 'problem') this.world.after(this.world.between(100, 600), () => this.say());
    else this.answered(message, this.pending);
  }

  private unasked(message: ServerMessage): void {
    const { seek } = this;
    if (seek && 'key' in message && message.key === seek.key) {
      if (message.type === 'paired') this.paired(seek, message.table);
      // Not just now: later, as a new wish.
      else if (message.type === 'problem' && seek.table === null) {
        seek.key = `${seek.key}+`;
        this.world.after(500, () => this.seekOn());
      }
      return;
    }
    if (message.type === 'problem' && message.error.code === 'unplayed') return this.askLater();
    // A table that could not be opened just now is asked for again.
    if (message.type === 'problem' && message.key === undefined) this.line?.cut();
  }

  private askLater(): void {
    this.asking = null;
    this.world.after(1_000, () => !this.gone && this.follow());
  }

  private update(update: Update): void {
    const { table, n, entries } = update;
    const before = this.seen.get(table)?.n ?? -1;
    const numbers = entries.map((entry) => entry.n);
    const right = numbers.every((number, i) => number === before + 1 + i) && n === before + numbers.length;
    if (!right) this.world.fault(`${this.id} had seen ${before} and was told ${numbers.join(' ')} up to ${n}`);
    if (table === this.asking) {
      this.asking = null;
      this.askLater();
    }
    this.seen.set(table, { ...update, plan: update.plan ?? this.seen.get(table)?.plan });
  }

  private answered(message: Extract<ServerMessage, { key: string }>, pending: Pending): void {
    this.pending = null;
    if (message.type !== 'done') return;
    const { table, key, action } = pending;
    const one = { table, person: this.id, key, n: message.n, action, at: this.world.now };
    this.acknowledged.push(one);
    this.onAcknowledged(one);
  }

  private think(): void {
    const { world } = this;
    const table = world.pick(this.tables);
    const seen = this.seen.get(table);
    const action = seen && this.wish(seen);
    if (action) this.act(table, action);
  }

  chat(): Action {
    const text = `${this.id} says ${this.said.length} and no more`;
    this.said.push(text);
    return { type: 'chat', text };
  }

  private wish(seen: Update): Action | null {
    const { world } = this;
    const { status, seat } = seen;
    if (status.phase === 'open') return this.wishBefore(seen);
    if (seat === null) return null;
    if (world.oneIn(12)) return this.chat();
    if (status.phase === 'over') return null;
    if (status.seats[seat].bot !== null) return status.seats[seat].out ? null : { type: 'sit' };
    if (status.paused) return world.oneIn(2) ? { type: 'resume' } : null;
    if (status.asked && status.asked.seat !== seat) return { type: 'answer-back', yes: !world.oneIn(3) };
    if (this.isHasty && world.oneIn(10)) return { type: 'resign' };
    if (status.next === seat && seen.view && seen.plan) {
      return { type: 'play', event: chooseBlind(seen.plan, seen.view, seat, world.rng) };
    }
    if (world.oneIn(14)) return { type: 'ask-back' };
    if (world.oneIn(30)) return { type: 'pause' };
    return world.oneIn(150) ? { type: 'resign' } : null;
  }

  private wishBefore({ status, seat, plan }: Update): Action | null {
    const free = status.seats.findIndex(({ person, bot }) => !person && bot === null);
    if (free < 0) return seat === null ? null : { type: 'start' };
    if (seat === null) return { type: 'sit', seat: free };
    const mine = plan?.owner === seat;
    return mine && free === status.seats.length - 1 && free > 1 ? { type: 'bot', seat: free, level: 'random' } : null;
  }
}
