import type { Event, Refusal } from '@waybill/rules/kernel';
import type { Bus } from '../bus/bus.ts';
import { dueAt } from '../log/clock.ts';
import { Draft } from '../log/draft.ts';
import type { Entry, PersonId, TableId } from '../log/entry.ts';
import { NeedsHistory } from '../log/fold.ts';
import type { Table } from '../log/table.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { TableStore } from '../store/tables.ts';
import type { Action, Request } from './action.ts';
import { appendOf, firstAppend } from './append-of.ts';
import { Live } from './live.ts';
import type { Names } from './names.ts';
import type { Outcome } from './outcome.ts';
import { looksBack, perform } from './perform.ts';
import { Presence } from './presence.ts';
import { type Follower, Room } from './room.ts';
import { Teller } from './teller.ts';
import { Telling } from './telling.ts';
import { inWords, no } from './words.ts';
import { Work } from './work.ts';

const MOST_ENTRIES = 60_000;

export interface HostParts {
  readonly node: string;
  readonly store: TableStore;
  readonly commits: GroupCommit;
  readonly bus: Bus;
  readonly names: Names;
  readonly now: () => number;
  readonly idleMs: number;
  /** Other nodes use the same database. */
  readonly shared: boolean;
  /** Called when the server itself has to act at a table, soon. */
  readonly onDue: (id: TableId) => void;
}

const orNull = async (loading: Live | Promise<Live | null>) => {
  try {
    return await loading;
  } catch {
    return null;
  }
};

/** Lets go of the table unless it was done. */
function performed(live: Live, work: Work, action: Action): boolean {
  let done = false;
  try {
    done = perform(work, action) === null;
  } finally {
    if (!done) live.release();
  }
  return done;
}

/** The tables this node has in memory, and those who follow them here. */
export class Host {
  private readonly lives = new Map<TableId, Live | Promise<Live | null>>();
  private readonly rooms = new Map<TableId, Room>();

  private readonly teller: Teller;
  readonly presence: Presence;

  constructor(private readonly parts: HostParts) {
    const { node, now, bus, store, names } = parts;
    this.teller = new Teller(store, names);
    this.presence = new Presence(node, now, (news) => bus.publish([news]));
    this.presence.onChange = (id) => void this.tellPresence(id).catch(() => {});
  }

  get loaded(): number {
    return this.lives.size;
  }

  get followed(): number {
    return this.rooms.size;
  }

  act(person: PersonId, id: TableId, request: Request): Promise<Outcome> {
    const known = this.lives.get(id);
    if (known instanceof Live) return this.during(known, (live) => this.actIn(live, person, request));
    return this.with(id, (live) => this.actIn(live, person, request)).then(
      (outcome) => outcome ?? this.refused(no('unknown-table'), null),
    );
  }

  /**
   * What nearly all actions are, without a promise on the way: a move at a table that is in memory and at rest, by somebody
   * who has seen all of it. False where it is something else, or is refused: then nothing has happened.
   */
  move(
    person: PersonId,
    id: TableId,
    request: Request,
    answer: (outcome: Outcome) => void,
    fail: (error: unknown) => void,
  ): boolean {
    const live = this.lives.get(id);
    if (!(live instanceof Live) || request.action.type !== 'play') return false;
    if (request.after !== live.table.entries - 1 || request.after >= MOST_ENTRIES || !live.take()) return false;
    const now = this.parts.now();
    live.used = now;
    const work = new Work(live.table, live.seed, now, person, request.key);
    if (!performed(live, work, request.action)) return false;
    const done = (kept: boolean) => {
      live.release();
      if (kept) answer({ ok: true, n: work.drafted.from.entries });
      else this.act(person, id, request).then(answer).catch(fail);
    };
    const failed = (error: unknown) => {
      live.release();
      fail(error);
    };
    this.append(live, work.drafted, done, failed);
    return true;
  }

  /** A table that has just been thought up. Where it is there already, it stays as it is. */
  async open(table: Table, entry: Entry, seed: string): Promise<void> {
    const live = new Live(table, seed);
    live.used = this.parts.now();
    live.tail = [{ n: 0, entry, index: 0, before: null, text: null }];
    const append = firstAppend(table, entry, seed);
    const kept = await new Promise<boolean>((done, failed) => this.parts.commits.append(append, { done, failed }));
    if (kept && !this.lives.has(table.id)) this.lives.set(table.id, live);
  }

  /** The server's own action: drafts nothing where there is nothing to do. */
  async workOut(id: TableId, draft: (work: Work) => void): Promise<void> {
    await this.with(id, async (live) => {
      const work = new Work(live.table, live.seed, this.parts.now(), null, null);
      draft(work);
      if (work.drafted.entries.length > 0 && !(await this.keep(live, work.drafted))) await this.catchUp(live);
    });
  }

  /** The table as it is; null where there is none. */
  look<T>(id: TableId, looker: (table: Table) => T | Promise<T>): Promise<T | null> {
    return this.with(id, async (live) => looker(live.table));
  }

  /** What somebody who has seen the entries up to `after` does not know yet. */
  update(id: TableId, person: PersonId | null, after: number): Promise<{ text: string; n: number } | null> {
    return this.with(id, async (live) => {
      if (after >= live.table.entries) await this.catchUp(live);
      return { text: await this.teller.updateOf(live, person, after), n: live.table.entries - 1 };
    });
  }

  /** From now on the follower is told everything after `after`, in order, once. */
  follow(id: TableId, follower: Follower, after: number): Promise<boolean> {
    return this.with(id, async (live) => {
      if (after >= live.table.entries) await this.catchUp(live);
      const text = await this.teller.updateOf(live, follower.person, after);
      const room = this.rooms.get(id) ?? new Room(live.table, this.parts.names.renamed);
      this.rooms.set(id, room);
      room.followers.add(follower);
      follower.send(new Telling(text), live.table.entries - 1);
      if (follower.person !== null) this.presence.came(id, follower.person);
      follower.hear?.(this.presence.message(live.table));
      return true;
    }).then((done) => done === true);
  }

  unfollow(id: TableId, follower: Follower): void {
    const room = this.rooms.get(id);
    if (room?.followers.delete(follower) && follower.person !== null) this.presence.left(id, follower.person);
    if (room?.followers.size !== 0) return;
    this.rooms.delete(id);
    // A match that is over is hardly looked at again, and there are many.
    const live = this.lives.get(id);
    if (live instanceof Live && live.idle && live.table.phase === 'over') this.lives.delete(id);
  }

  /** Another node says that it appended. */
  async heard(id: TableId, entries: number): Promise<void> {
    if (!this.lives.has(id) && !this.rooms.has(id)) return;
    await this.with(id, async (live) => {
      if (live.table.entries < entries) await this.catchUp(live);
      else await this.teller.tell(live, this.rooms.get(live.table.id));
    });
  }

  /** The safety net under the bus: looks whether followed tables have moved on. */
  async lookAround(): Promise<void> {
    const ids = [...this.rooms.keys()];
    for (let i = 0; i < ids.length; i += 500) {
      const counts = await this.parts.store.counts(ids.slice(i, i + 500));
      for (const [id, entries] of counts) {
        if (entries > (this.rooms.get(id)?.sent ?? entries)) await this.heard(id, entries);
      }
    }
  }

  /** Takes what this person said out of memory, as it has been out of the logs. */
  async silence(person: PersonId): Promise<void> {
    for (const loading of this.lives.values()) (await orNull(loading))?.silence(person);
  }

  /** Lets go of tables where nothing has happened for a while. */
  async evict(): Promise<void> {
    const before = this.parts.now() - this.parts.idleMs;
    for (const [id, loading] of this.lives) {
      const live = await orNull(loading);
      if (!live || (live.idle && live.used < before)) this.lives.delete(id);
    }
  }

  private async tellPresence(id: TableId): Promise<void> {
    const room = this.rooms.get(id);
    const message = room && (await this.look(id, (table) => this.presence.message(table)));
    if (message) for (const follower of room.followers) follower.hear?.(message);
  }

  private with<T>(id: TableId, job: (live: Live) => Promise<T>): Promise<T | null> {
    const known = this.lives.get(id);
    if (known instanceof Live) return this.during(known, job);
    return (known ?? this.load(id)).then((live) => (live ? this.during(live, job) : null));
  }

  private during<T>(live: Live, job: (live: Live) => Promise<T>): Promise<T> {
    live.used = this.parts.now();
    return live.next(() => job(live));
  }

  private load(id: TableId): Promise<Live | null> {
    const loading = this.read(id);
    this.lives.set(id, loading);
    const settle = (live: Live | null) => {
      if (this.lives.get(id) !== loading) return;
      if (live) this.lives.set(id, live);
      else this.lives.delete(id);
    };
    loading.then(settle, () => settle(null));
    return loading;
  }

  private async read(id: TableId): Promise<Live | null> {
    const opened = await this.parts.store.open(id);
    return opened && new Live(opened.table, opened.seed);
  }

  private async actIn(live: Live, person: PersonId, request: Request): Promise<Outcome> {
    if (request.after >= live.table.entries) await this.catchUp(live);
    for (;;) {
      const late = request.after < live.table.entries - 1;
      const settled = late ? await this.repeatOrStale(live, person, request) : null;
      if (settled) return settled;
      const history = looksBack(request.action) ? await this.history(live) : null;
      const work = new Work(live.table, live.seed, this.parts.now(), person, request.key, history);
      const refusal = live.table.entries > MOST_ENTRIES ? no('table-full') : perform(work, request.action);
      // Another node may know better: nobody is refused for what is no longer the case.
      if (refusal && this.parts.shared && (await this.catchUp(live))) continue;
      if (refusal) return this.refused(refusal, live.table);
      if (work.drafted.entries.length === 0) return { ok: true, n: live.table.entries - 1 };
      if (await this.keep(live, work.drafted)) return { ok: true, n: work.drafted.from.entries };
      await this.catchUp(live);
    }
  }

  /** What was done already is not done again; what was meant for another situation is not done. */
  private async repeatOrStale(live: Live, person: PersonId, request: Request): Promise<Outcome | null> {
    const { after, key, action } = request;
    const told = live.since(after + 1) ?? (await this.teller.retold(live, after + 1));
    const done = told.find(({ entry }) => entry.key === key && entry.by === person);
    if (done) return { ok: true, n: done.n };
    if (action.type === 'chat' || after >= live.table.weighty) return null;
    return { ...this.refused(no('stale'), live.table), update: await this.teller.updateOf(live, person, after) };
  }

  private refused(refusal: Refusal, table: Table | null) {
    return { ok: false as const, refusal, words: inWords(refusal, table), update: null };
  }

  /** Durable first, then true here, then told. False where another node was faster. */
  private keep(live: Live, draft: Draft): Promise<boolean> {
    return new Promise((resolve, reject) => this.append(live, draft, resolve, reject));
  }

  private append(live: Live, draft: Draft, resolve: (kept: boolean) => void, reject: (error: unknown) => void): void {
    const due = dueAt(draft.table);
    const append = appendOf(draft, live.snapshot(), due, this.parts);
    const failed = (error: unknown) => {
      // It may or may not have been written: only the database knows, so what is here is let go of.
      this.lives.delete(append.id);
      reject(error);
    };
    const done = (kept: boolean) => {
      if (!kept) return resolve(false);
      try {
        this.kept(live, draft, due, resolve, reject);
      } catch (error) {
        failed(error);
      }
    };
    this.parts.commits.append(append, { done, failed });
  }

  private kept(
    live: Live,
    draft: Draft,
    due: number | null,
    resolve: (kept: true) => void,
    reject: (error: unknown) => void,
  ): void {
    const { id, entries } = draft.table;
    const { bus, onDue } = this.parts;
    const told = () => {
      bus.publish([{ kind: 'table', id, entries }]);
      if (due === 0) onDue(id);
      resolve(true);
    };
    live.settle(draft);
    const telling = this.teller.tell(live, this.rooms.get(live.table.id));
    if (telling) telling.then(told, reject);
    else told();
  }

  /** Reads what other nodes appended, if anything. */
  private async catchUp(live: Live): Promise<boolean> {
    const { store } = this.parts;
    const entries = await store.since(live.table.id, live.table.entries);
    if (entries.length === 0) return false;
    try {
      const draft = new Draft(live.table);
      for (const entry of entries) draft.push(entry);
      live.settle(draft);
    } catch (error) {
      if (!(error instanceof NeedsHistory)) throw error;
      live.tail = [];
      live.table = (await store.whole(live.table.id)).table;
    }
    await this.teller.tell(live, this.rooms.get(live.table.id));
    return true;
  }

  private async history(live: Live): Promise<Event[]> {
    return (await this.parts.store.whole(live.table.id, live.table.entries)).history;
  }
}
