import { batch, type Signal, signal } from '@preact/signals';
import type { Seat } from '@waybill/rules/kernel';
import { randomText } from '../store/create.ts';
import { Feed } from './feed.ts';
import { Past } from './past.ts';
import {
  type Action,
  call,
  type Entry,
  get,
  type Here,
  type News,
  type Plan,
  type Refused,
  type Status,
  type Update,
} from './wire.ts';

export interface Said {
  readonly n: number;
  readonly at: number;
  readonly name: string | null;
  readonly text: string;
}

const TRIES = 8;
const UNHEARD = 4000;
const CHANGES_PLAN = new Set(['plan', 'sit', 'stand', 'bot']);

const UNREACHABLE: Refused = { clause: 'table', code: 'unreachable', facts: {}, words: '' };

/** One table of the server as this browser knows it: how it stands, what was said, who is there. */
export class Room {
  readonly plan: Signal<Plan>;
  readonly status: Signal<Status>;
  readonly seat: Signal<Seat | null>;
  readonly said = signal<readonly Said[]>([]);
  /** The last thing that happened at the table besides moves and words. */
  readonly happened = signal<Entry | null>(null);
  /** The seats whose people are there; null while nothing is known. */
  readonly here = signal<readonly Seat[] | null>(null);
  /** How many events the match has. */
  readonly length: Signal<number>;
  /** Counts what has been taken in: everything about the match follows it. */
  readonly turn = signal(0);
  past: Past;
  private n: number;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly feed: Feed;
  private readonly reached = new Set<() => void>();

  private constructor(
    readonly id: string,
    first: Update & { readonly plan: Plan },
    past: Past,
  ) {
    this.plan = signal(first.plan);
    this.status = signal(first.status);
    this.seat = signal(first.seat);
    this.n = first.n;
    this.past = past;
    this.length = signal(past.events.length);
    this.note(first);
    this.feed = new Feed(
      id,
      () => this.n,
      (news) => this.hear(news),
    );
  }

  /** Null where there is no such table. */
  static async open(id: string): Promise<Room | null> {
    const { status, body } = await call<Update & { readonly plan: Plan }>('GET', `/api/tables/${id}?after=-1`);
    if (status !== 200) return null;
    const past = new Past(id);
    await past.take(body, body.plan);
    return new Room(id, body, past);
  }

  get lost(): Signal<boolean> {
    return this.feed.lost;
  }

  get isOwner(): boolean {
    return this.seat.value !== null && this.plan.value.owner === this.seat.value;
  }

  /** Does something at the table. A repeat is harmless, so it is repeated until there is an answer. */
  async send(action: Action): Promise<Refused | null> {
    await this.queue;
    const request = { after: this.n, key: randomText(), action };
    for (let tried = 0; tried < TRIES; tried++) {
      const answer = await this.post(request).catch(() => null);
      if (answer && answer.status < 500 && answer.status !== 429) return this.settle(answer.status, answer.body);
      await new Promise((again) => setTimeout(again, 300 * (tried + 1)));
    }
    return UNREACHABLE;
  }

  /** This browser has become somebody. */
  renew(): void {
    this.feed.renew();
  }

  close(): void {
    this.feed.close();
  }

  private post(request: object) {
    return call<Answered>('POST', `/api/tables/${this.id}/actions`, request);
  }

  private async settle(status: number, { n, error, update }: Answered): Promise<Refused | null> {
    if (status === 200) {
      await this.heardOf(n ?? 0);
      return null;
    }
    if (update) this.hear(update);
    await this.queue;
    return error ?? UNREACHABLE;
  }

  /** Waits until the news has come that this entry is in the log; asks for it where it doesn't come. */
  private async heardOf(n: number): Promise<void> {
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
    this.hear(await get<Update>(`/api/tables/${this.id}?after=${this.n}`));
    await this.queue;
  }

  private hear(news: News | Here): void {
    if (news.type === 'here') this.here.value = news.seats;
    else this.queue = this.queue.then(() => this.take(news)).catch(() => {});
  }

  private async take(news: News): Promise<void> {
    const seat = news.seat === undefined ? this.seat.peek() : news.seat;
    const update = { ...news, seat, status: { ...this.status.peek(), ...news.status } };
    const fresh = update.entries.filter(({ n }) => n > this.n);
    if (update.n < this.n || (update.n === this.n && update.seat === this.seat.peek())) return;
    const fits = fresh.length === 0 || fresh[0].n === this.n + 1;
    const known = { ...update, entries: fresh };
    const changed = this.status.peek().phase === 'open' && fresh.some(({ type }) => CHANGES_PLAN.has(type));
    const plan = changed ? (await get<Update>(`/api/tables/${this.id}?after=-1`)).plan : update.plan;
    if (!fits || !(await this.past.take(known, this.plan.peek()))) return this.afresh();
    if (fresh.some(({ type }) => type === 'event')) await this.past.unmask(update.seat ?? 'watcher');
    this.show(known, plan);
  }

  /** Something doesn't fit together: everything is read again. */
  private async afresh(): Promise<void> {
    const update = await get<Update & { readonly plan: Plan }>(`/api/tables/${this.id}?after=-1`);
    const past = new Past(this.id);
    await past.take(update, update.plan);
    this.past = past;
    this.said.value = [];
    this.show(update, update.plan);
  }

  private show(update: Omit<Update, 'view'>, plan: Plan | undefined): void {
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
  }

  private note({ entries }: Pick<Update, 'entries'>): void {
    const words = entries.flatMap((entry) =>
      entry.type === 'chat' && entry.text !== null
        ? [{ n: entry.n, at: entry.at, name: entry.name, text: entry.text }]
        : [],
    );
    this.happened.value = entries.findLast(({ type }) => type !== 'chat' && type !== 'event') ?? null;
    if (words.length > 0) this.said.value = [...this.said.peek(), ...words];
  }
}

interface Answered {
  readonly n?: number;
  readonly error?: Refused;
  readonly update?: Update;
}
