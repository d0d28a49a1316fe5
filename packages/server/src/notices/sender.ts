import type { Host } from '../host/host.ts';
import type { Names } from '../host/names.ts';
import type { PersonId, TableId } from '../log/entry.ts';
import { seatOf, type TableState, toAct } from '../log/table.ts';
import type { TableStore } from '../store/tables.ts';
import type { Time } from '../time.ts';
import { type PushKeys, pushMessage, webhookMessage } from './messages.ts';
import { type Notice, noticeOf, type Turn, turnOf } from './notice.ts';
import type { Candidate, LastNotice, NoticeStore, Target } from './notice-store.ts';
import { type Outgoing, post, type Reach, Unsendable } from './post.ts';
import { isQuiet } from './quiet-hours.ts';
import { turnBegan } from './turn.ts';

export interface Pace {
  /** Between two looks at whose turn it is. */
  readonly roundMs: number;
  /** How long a table rests before its turn is told: whoever comes back at once needs no notice, and others join it. */
  readonly restMs: number;
  /** The shortest time between two notices to one target: turns that come in between are told together. */
  readonly gapMs: number;
  /** After a first failure; twice as long after each further one. */
  readonly retryMs: number;
}

export const PACE: Pace = { roundMs: 5_000, restMs: 30_000, gapMs: 180_000, retryMs: 60_000 };

/** How long a node may take for one target. */
const LEASE_MS = 60_000;
/** Targets that one round sees to, and at once. */
const MOST = 200;
const AT_ONCE = 8;
/** Failures in a row after which it is not tried any more: about a day. */
const ENOUGH = 11;
/** Entries from the end among which the one that began a turn is looked for. */
const LOOKED_AT = 60;

export interface SenderParts {
  readonly notices: NoticeStore;
  readonly host: Host;
  readonly store: TableStore;
  readonly names: Names;
  readonly node: string;
  readonly time: Time;
  readonly keys: PushKeys;
  readonly reach: Reach;
  readonly pace: Pace;
  readonly onError: (error: unknown) => void;
}

/** Tells people whose turn it is and who are not at the table. Any node may; a lease sees to it that only one does. */
export class NoticeSender {
  private cancel = () => {};
  private stopped = false;
  private under: Promise<void> = Promise.resolve();

  constructor(private readonly parts: SenderParts) {}

  start(): void {
    const { pace, time } = this.parts;
    this.cancel = time.after(pace.roundMs, () => {
      this.under = this.round().catch(this.parts.onError);
      void this.under.then(() => this.stopped || this.start());
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.cancel();
    await this.under;
  }

  /** To one target, now: for somebody who wants to see whether it comes. */
  async test(target: Target, notice: Notice): Promise<string | null> {
    return (await this.deliver(target, notice, [])).failure;
  }

  private async round(): Promise<void> {
    const { notices, pace, time } = this.parts;
    const now = time.now();
    const found = [...(await notices.candidates(now, now - pace.restMs))].slice(0, MOST);
    for (let i = 0; i < found.length && !this.stopped; i += AT_ONCE) {
      await Promise.all(found.slice(i, i + AT_ONCE).map(([id, tables]) => this.see(id, tables)));
    }
  }

  private async see(id: string, candidates: readonly Candidate[]): Promise<void> {
    const { node, notices, onError, time } = this.parts;
    try {
      const target = await notices.claim(id, node, time.now(), time.now() + LEASE_MS);
      if (target) await this.tell(target, candidates);
    } catch (error) {
      onError(error);
    }
  }

  /** Before it is told nothing is noted: who dies in between leaves it to another node, which may tell it twice but never not at all. */
  private async tell(target: Target, candidates: readonly Candidate[]): Promise<void> {
    const { notices, pace, time } = this.parts;
    const { failures } = target;
    const quiet = await notices.quiet(target.person);
    const still = { at: time.now(), failures, failure: target.failure, off: false };
    if (quiet && isQuiet(quiet, time.now()))
      return notices.settle(target.id, [], { ...still, at: time.now() + pace.restMs });
    const before = await notices.told(target.id);
    const looked = await Promise.all(candidates.map(({ table }) => this.look(target.person, table, before.get(table))));
    const seen = looked.flatMap((one) => (one ? [one.told] : []));
    const turns = looked.flatMap((one) => (one?.turn ? [one.turn] : []));
    if (turns.length === 0) return notices.settle(target.id, seen, still);
    const { failure, isGone } = await this.deliver(target, noticeOf(turns, target.language), turns);
    if (isGone) return notices.dropGone(target.id);
    if (failure === null)
      return notices.settle(target.id, seen, { at: time.now() + pace.gapMs, failures: 0, failure: '', off: false });
    const wait = pace.retryMs * 2 ** failures;
    await notices.settle(target.id, [], {
      at: time.now() + wait,
      failures: failures + 1,
      failure,
      off: failures + 1 >= ENOUGH,
    });
  }

  /** What there is to tell of a table, and what is noted of it; null where there is none any more. */
  private look(
    person: PersonId,
    id: TableId,
    before: LastNotice | undefined,
  ): Promise<{ turn: Turn | null; told: LastNotice } | null> {
    const { host, names, store } = this.parts;
    return host.look(id, async (table) => {
      const seen = table.entries;
      const noted = { table: id, n: before?.n ?? -1, seen };
      if (!isTurnOf(table, person) || host.presence.isHere(id, person)) return { turn: null, told: noted };
      const from = Math.max(0, seen - LOOKED_AT);
      const began = turnBegan((await store.since(id, from)).slice(0, seen - from), seen - 1, person);
      if (began === null || began <= noted.n) return { turn: null, told: noted };
      await names.learn(table.seats.flatMap((seat) => seat.person ?? []));
      return { turn: turnOf(table, person, names.of), told: { ...noted, n: began } };
    });
  }

  private async deliver(target: Target, notice: Notice, turns: readonly Turn[]): Promise<Delivered> {
    const { keys, reach, time } = this.parts;
    try {
      const message: Outgoing =
        target.kind === 'push' ? pushMessage(target, notice, keys) : webhookMessage(target, notice, turns, time.now());
      const status = await post(message, reach);
      if (status >= 200 && status < 300) return { failure: null, isGone: false };
      const isGone = target.kind === 'push' && (status === 404 || status === 410);
      return { failure: `answered ${status}`, isGone };
    } catch (error) {
      if (!(error instanceof Unsendable)) this.parts.onError(error);
      return { failure: error instanceof Unsendable ? error.message : 'can’t be sent', isGone: false };
    }
  }
}

interface Delivered {
  /** Null where it was taken. */
  readonly failure: string | null;
  /** There is nobody there any more. */
  readonly isGone: boolean;
}

function isTurnOf(table: TableState, person: PersonId): boolean {
  const seat = seatOf(table, person);
  return seat !== null && !table.paused && toAct(table) === seat && table.seats[seat].bot === null;
}
