import { batch, type Signal, signal } from '@preact/signals';
import type { Seat } from '@waybill/kernel';
import {
  type Action,
  isLean,
  isRefused,
  isUpdate,
  isWholeUpdate,
  type LeanUpdate,
  type Refused,
  type ShownEntry,
  type Status,
  type TablePlan,
  type Update,
} from '@waybill/protocol';
import { randomText } from '../match/store/create.ts';
import { Connection, type Heard } from './connection.ts';
import { browserNetwork, get, type Network } from './network.ts';
import { Past } from './past.ts';
import { pinPromises, pinTold, saltToReveal } from './pins.ts';

export interface Said {
  readonly n: number;
  readonly at: number;
  readonly name: string | null;
  /** Who it was, whatever they are called; the name where a server has no handles. */
  readonly who: string | null;
  readonly text: string;
}

/** The server was away, after so many events. */
export interface Outage {
  readonly after: number;
  readonly ms: number;
}

/** How long news of one's own action may take after its answer, before they are asked for. */
const UNHEARD = 4000;
const CHANGES_PLAN = new Set(['plan', 'sit', 'stand', 'bot', 'ready', 'reveal']);

type WholeUpdate = Update & { readonly plan: TablePlan };

/** One table of the server as this browser knows it: how it stands, what was said, who is there. */
export class Room {
  readonly plan: Signal<TablePlan>;
  readonly status: Signal<Status>;
  readonly seat: Signal<Seat | null>;
  readonly said = signal<readonly Said[]>([]);
  readonly outages = signal<readonly Outage[]>([]);
  /** The last thing that happened at the table besides moves and words. */
  readonly happened = signal<ShownEntry | null>(null);
  /** The seats whose people are there; null while nothing is known. */
  readonly here = signal<readonly Seat[] | null>(null);
  /** How many events the match has. */
  readonly length: Signal<number>;
  /** Counts what has been taken in: everything about the match follows it. */
  readonly turn = signal(0);
  past: Past;
  private n: number;
  private revealed = '';
  private queue: Promise<unknown> = Promise.resolve();
  private readonly connection: Connection;
  private readonly reached = new Set<() => void>();

  private constructor(
    private readonly network: Network,
    readonly id: string,
    first: WholeUpdate,
    past: Past,
  ) {
    this.plan = signal(first.plan);
    this.status = signal(first.status);
    this.seat = signal(first.seat);
    this.n = first.n;
    this.past = past;
    this.length = signal(past.events.length);
    this.note(first);
    pinPromises(id, first.plan, first.status);
    this.connection = new Connection(
      network,
      id,
      () => this.n,
      (heard) => this.hear(heard),
    );
    // A rematch may have been asked for before this page was opened.
    this.reveal();
  }

  /** Null where there is no such table. */
  static async open(id: string, network: Network = browserNetwork): Promise<Room | null> {
    const { body } = await network.call('GET', `/api/tables/${id}?after=-1`);
    if (!isWholeUpdate(body)) return null;
    const past = new Past(id, network);
    await past.take(body, body.plan);
    return new Room(network, id, body, past);
  }

  get lost(): Signal<boolean> {
    return this.connection.lost;
  }

  get isOwner(): boolean {
    return this.seat.value !== null && this.plan.value.owner === this.seat.value;
  }

  /** Does something at the table; null once it is done and seen here, otherwise why not. */
  async send(action: Action): Promise<Refused | null> {
    await this.queue;
    const { n, error, update } = await this.connection.act({ after: this.n, key: randomText(), action });
    if (n !== undefined) {
      await this.heardOf(n);
      return null;
    }
    if (update) this.hear(update);
    await this.queue;
    if (isRefused(error)) return error;
    return {
      clause: 'table',
      code: error?.code ?? 'unreachable',
      facts: error?.facts ?? {},
      words: error?.words ?? '',
    };
  }

  /** Tells the salt that was promised, once everybody else's promise is pinned here. */
  private reveal(): void {
    const salt = saltToReveal(this.id, this.plan.peek(), this.status.peek(), this.seat.peek());
    if (salt === null || salt === this.revealed) return;
    this.revealed = salt;
    void this.send({ type: 'reveal', salt }).then((refused) => refused ?? pinTold(this.id));
  }

  /** This browser has become somebody. */
  renew(): void {
    this.connection.renew();
  }

  close(): void {
    this.connection.close();
  }

  /** Waits until the news has come that this entry is in the log; asks for it where it doesn't come. */
  private async heardOf(n: number): Promise<void> {
    await this.queue;
    if (this.n >= n) return;
    let come = () => {};
    const heard = new Promise<boolean>((resolve) => {
      come = () => this.n >= n && resolve(true);
      this.reached.add(come);
      setTimeout(() => resolve(false), UNHEARD);
    });
    if (!(await heard)) await this.ask();
    this.reached.delete(come);
  }

  private async ask(): Promise<void> {
    this.hear(await get(this.network, isUpdate, `/api/tables/${this.id}?after=${this.n}`));
    await this.queue;
  }

  private hear(heard: Heard): void {
    if (heard.type === 'here') this.here.value = heard.seats;
    else this.queue = this.queue.then(() => this.take(heard)).catch(() => {});
  }

  private async take(news: Update | LeanUpdate): Promise<void> {
    const seat = isLean(news) ? this.seat.peek() : news.seat;
    const update = { ...news, seat, status: { ...this.status.peek(), ...news.status } };
    const fresh = update.entries.filter(({ n }) => n > this.n);
    if (update.n < this.n || (update.n === this.n && update.seat === this.seat.peek())) return;
    const fits = fresh.length === 0 || fresh[0].n === this.n + 1;
    const known = { ...update, entries: fresh };
    const plan = await this.planAfter(news, fresh);
    if (!fits || !(await this.past.take(known, this.plan.peek()))) return this.afresh();
    if (fresh.some(({ type }) => type === 'event')) await this.past.unmask(update.seat ?? 'watcher');
    this.show(known, plan);
  }

  /** Seats and plans change before the match, and only the whole says what they are then. */
  private async planAfter(news: Update | LeanUpdate, fresh: readonly ShownEntry[]): Promise<TablePlan | undefined> {
    const changed = this.status.peek().phase === 'open' && fresh.some(({ type }) => CHANGES_PLAN.has(type));
    return changed ? (await this.whole()).plan : isLean(news) ? undefined : news.plan;
  }

  private whole(): Promise<WholeUpdate> {
    return get(this.network, isWholeUpdate, `/api/tables/${this.id}?after=-1`);
  }

  /** Something doesn't fit together: everything is read again. */
  private async afresh(): Promise<void> {
    const update = await this.whole();
    const past = new Past(this.id, this.network);
    await past.take(update, update.plan);
    this.past = past;
    this.said.value = [];
    this.outages.value = [];
    this.show(update, update.plan);
  }

  private show(update: Omit<Update, 'view'>, plan: TablePlan | undefined): void {
    batch(() => {
      this.n = update.n;
      if (plan) this.plan.value = plan;
      this.status.value = update.status;
      this.seat.value = update.seat;
      this.note(update);
      this.length.value = this.past.events.length;
      this.turn.value++;
    });
    for (const come of this.reached) come();
    pinPromises(this.id, this.plan.peek(), update.status);
    this.reveal();
  }

  private note({ entries }: Pick<Update, 'entries'>): void {
    const words = entries.flatMap((entry) =>
      entry.type === 'chat' && entry.text !== null
        ? [{ n: entry.n, at: entry.at, name: entry.name, who: entry.handle ?? entry.name, text: entry.text }]
        : [],
    );
    const away = outagesIn(entries, this.length.peek());
    if (away.length > 0) this.outages.value = [...this.outages.peek(), ...away];
    this.happened.value = entries.findLast(({ type }) => type !== 'chat' && type !== 'event') ?? null;
    if (words.length > 0) this.said.value = [...this.said.peek(), ...words];
  }
}

/** `length` is how many events came before these entries, where they don't begin with the match. */
function outagesIn(entries: readonly ShownEntry[], length: number): Outage[] {
  let after = entries[0]?.n === 0 ? 0 : length;
  return entries.flatMap((entry) => {
    if (entry.type === 'event') after = entry.index + 1;
    if (entry.type === 'back') after = entry.to;
    return entry.type === 'outage' ? [{ after, ms: entry.ms }] : [];
  });
}
