import type { Refusal } from '@waybill/kernel';
import type { Bus } from '../bus/bus.ts';
import { dueAt } from '../log/clock.ts';
import { Draft } from '../log/draft.ts';
import type { Entry, PersonId, TableId } from '../log/entry.ts';
import { NeedsHistory } from '../log/fold.ts';
import type { TableState } from '../log/table.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { TableStore } from '../store/tables.ts';
import type { Time } from '../time.ts';
import { ActionDraft } from './action-draft.ts';
import { appendOf, firstAppend } from './append.ts';
import { Broadcast } from './broadcast.ts';
import { Broadcaster } from './broadcaster.ts';
import { type Follower, Followers } from './followers.ts';
import { LoadedTable } from './loaded-table.ts';
import type { Names } from './names.ts';
import type { Outages } from './outages.ts';
import { type ActionOutcome, looksBack, perform, type TableRequest } from './perform.ts';
import { Presence } from './presence.ts';
import type { RefuseUnplayed } from './unplayed.ts';
import { inWords, no } from './words.ts';

const MOST_ENTRIES = 60_000;
/** A node may have missed what another one said: what is in memory counts for so long, then the database is asked. */
const FRESH_MS = 2_000;

export interface HostParts {
  readonly node: string;
  readonly store: TableStore;
  readonly commits: GroupCommit;
  readonly bus: Bus;
  readonly names: Names;
  readonly outages: Outages;
  readonly time: Time;
  readonly idleMs: number;
  /** Other nodes use the same database. */
  readonly shared: boolean;
  /** Throws where somebody may not see a table yet. */
  readonly refuseUnplayed: RefuseUnplayed;
  /** A match has just ended. */
  readonly onOver: (table: TableState) => void;
  /** Called when the server itself has to act at a table, soon. */
  readonly onDue: (id: TableId) => void;
}

/** What is meant as it is, whatever has happened since. */
const NEVER_STALE = new Set(['chat', 'reveal', 'rematch', 'sit-again', 'sit-at-deal']);

const refused = (refusal: Refusal, table: TableState | null) => ({
  ok: false as const,
  refusal,
  words: inWords(refusal, table),
  update: null,
});

const UNKNOWN_TABLE = refused(no('unknown-table'), null);

const orNull = async (loading: LoadedTable | Promise<LoadedTable | null>) => {
  try {
    return await loading;
  } catch {
    return null;
  }
};

/** The tables this node has in memory, and those who follow them here. */
export class Host {
  private readonly tables = new Map<TableId, LoadedTable | Promise<LoadedTable | null>>();
  private readonly followers = new Map<TableId, Followers>();
  private readonly broadcaster: Broadcaster;
  readonly presence: Presence;

  constructor(private readonly parts: HostParts) {
    const { node, time, bus, store, names } = parts;
    this.broadcaster = new Broadcaster(store, names);
    this.presence = new Presence(node, time, (news) => bus.publish([news]));
    this.presence.onChange = (id) => void this.tellPresence(id).catch(() => {});
  }

  get loaded(): number {
    return this.tables.size;
  }

  get followed(): number {
    return this.followers.size;
  }

  /** One action of one person: the only way in, whichever way it came. */
  act(person: PersonId, id: TableId, request: TableRequest): Promise<ActionOutcome> {
    return this.with(id, (live) => this.actIn(live, person, request), UNKNOWN_TABLE);
  }

  /** A table that has just been thought up. Where it is there already, it stays as it is. */
  async open(table: TableState, entry: Entry, seed: string): Promise<void> {
    const live = new LoadedTable(table, seed, this.parts.time.steady());
    live.tail = [{ n: 0, entry, index: 0, before: null, text: null }];
    const kept = await this.parts.commits.append(firstAppend(table, entry, seed));
    if (kept && !this.tables.has(table.id)) this.tables.set(table.id, live);
  }

  /** The server's own action: drafts nothing where there is nothing to do. */
  async actByItself(id: TableId, act: (draft: ActionDraft) => void): Promise<void> {
    const job = async (live: LoadedTable) => {
      await this.giveBack(live);
      const draft = new ActionDraft(live.table, live.seed, this.parts.time.now(), null, null);
      act(draft);
      if (draft.drafted.entries.length > 0 && !(await this.keep(live, draft.drafted))) await this.catchUp(live);
    };
    await this.with(id, job, undefined);
  }

  /** The table as it is; null where there is none. */
  look<T>(id: TableId, looker: (table: TableState) => T | Promise<T>): Promise<T | null> {
    return this.withFresh(id, async (live) => looker(live.table));
  }

  /** The same for somebody who wants to see the match: not before they have played it, where it is a deal. */
  show<T>(id: TableId, person: PersonId | null, looker: (table: TableState) => T | Promise<T>): Promise<T | null> {
    return this.withFresh(id, async (live) => {
      await this.parts.refuseUnplayed(live.table, person);
      return looker(live.table);
    });
  }

  /** What somebody who has seen the entries up to `after` does not know yet. */
  update(id: TableId, person: PersonId | null, after: number): Promise<{ text: string; n: number } | null> {
    return this.withFresh(id, async (live) => {
      await this.parts.refuseUnplayed(live.table, person);
      if (this.knowsLess(live, after)) await this.catchUp(live);
      return { text: await this.broadcaster.updateOf(live, person, after), n: live.table.entries - 1 };
    });
  }

  /** From now on the follower is told everything after `after`, in order, once. */
  async follow(id: TableId, follower: Follower, after: number): Promise<boolean> {
    const found = await this.withFresh(id, async (live) => {
      await this.parts.refuseUnplayed(live.table, follower.person);
      if (this.knowsLess(live, after)) await this.catchUp(live);
      // Where those who follow could not be told of something, they are before somebody comes who knows it.
      await this.broadcaster.tell(live, this.followers.get(id));
      const text = await this.broadcaster.updateOf(live, follower.person, after);
      const followers = this.followers.get(id) ?? new Followers(live.table, this.parts.names.renamed);
      this.followers.set(id, followers);
      followers.all.add(follower);
      follower.send(new Broadcast(text), live.table.entries - 1);
      if (follower.person !== null) this.presence.came(id, follower.person);
      follower.hear?.(this.presence.message(live.table));
      return true;
    });
    return found === true;
  }

  unfollow(id: TableId, follower: Follower): void {
    const followers = this.followers.get(id);
    if (followers?.all.delete(follower) && follower.person !== null) this.presence.left(id, follower.person);
    if (followers?.all.size !== 0) return;
    this.followers.delete(id);
    // A match that is over is hardly looked at again, and there are many.
    const live = this.tables.get(id);
    if (live instanceof LoadedTable && live.idle && live.table.phase === 'over') this.tables.delete(id);
  }

  /** Another node says that it appended. */
  async heard(id: TableId, entries: number): Promise<void> {
    if (!this.tables.has(id) && !this.followers.has(id)) return;
    const job = async (live: LoadedTable) => {
      if (live.table.entries < entries) await this.catchUp(live);
      else await this.broadcaster.tell(live, this.followers.get(id));
    };
    await this.with(id, job, undefined);
  }

  /** The safety net under the bus: looks whether followed tables have moved on. */
  async lookAround(): Promise<void> {
    const ids = [...this.followers.keys()];
    for (let i = 0; i < ids.length; i += 500) {
      const counts = await this.parts.store.counts(ids.slice(i, i + 500));
      for (const [id, entries] of counts) {
        if (entries > (this.followers.get(id)?.sent ?? entries)) await this.heard(id, entries);
      }
    }
  }

  /** Takes what this person said out of memory, as it has been out of the logs. */
  async silence(person: PersonId): Promise<void> {
    for (const loading of this.tables.values()) (await orNull(loading))?.silence(person);
    this.broadcaster.forget();
  }

  /** Lets go of tables where nothing has happened for a while. */
  async evict(): Promise<void> {
    const before = this.parts.time.steady() - this.parts.idleMs;
    for (const [id, loading] of this.tables) {
      const live = await orNull(loading);
      if (!live || (live.idle && live.used < before)) this.tables.delete(id);
    }
  }

  private async tellPresence(id: TableId): Promise<void> {
    const followers = this.followers.get(id);
    const message = followers && (await this.look(id, (table) => this.presence.message(table)));
    if (message) for (const follower of followers.all) follower.hear?.(message);
  }

  private with<T>(id: TableId, job: (live: LoadedTable) => Promise<T>, otherwise: T): Promise<T> {
    const known = this.tables.get(id);
    if (known instanceof LoadedTable) return this.during(known, job);
    return (known ?? this.load(id)).then((live) => (live ? this.during(live, job) : otherwise));
  }

  /** For whoever reads: a node that has not heard of what another one did must not go on showing what was. */
  private withFresh<T>(id: TableId, job: (live: LoadedTable) => Promise<T>): Promise<T | null> {
    const fresh = async (live: LoadedTable): Promise<T | null> => {
      const { shared, time } = this.parts;
      if (shared && time.steady() - live.checked > FRESH_MS) await this.catchUp(live);
      return job(live);
    };
    return this.with(id, fresh, null);
  }

  private during<T>(live: LoadedTable, job: (live: LoadedTable) => Promise<T>): Promise<T> {
    live.used = this.parts.time.steady();
    return live.next(() => job(live));
  }

  private load(id: TableId): Promise<LoadedTable | null> {
    const loading = this.read(id);
    this.tables.set(id, loading);
    const loaded = (live: LoadedTable | null) => {
      if (this.tables.get(id) !== loading) return;
      if (live) this.tables.set(id, live);
      else this.tables.delete(id);
    };
    loading.then(loaded, () => loaded(null));
    return loading;
  }

  private async read(id: TableId): Promise<LoadedTable | null> {
    const asked = this.parts.time.steady();
    const opened = await this.parts.store.open(id);
    return opened && new LoadedTable(opened.table, opened.seed, asked);
  }

  private async actIn(live: LoadedTable, person: PersonId, request: TableRequest): Promise<ActionOutcome> {
    if (this.knowsLess(live, request.after)) await this.catchUp(live);
    if (live.table.clocks) await this.giveBack(live);
    for (;;) {
      const late = request.after < live.table.entries - 1;
      const answered = late ? await this.repeatOrStale(live, person, request) : null;
      if (answered) return answered;
      const history = looksBack(request.action) ? await this.history(live) : null;
      const lag = (request.lag ?? 0) + live.late;
      const draft = new ActionDraft(live.table, live.seed, this.parts.time.now(), person, request.key, history, lag);
      const refusal = live.table.entries > MOST_ENTRIES ? no('table-full') : perform(draft, request.action);
      // Another node may know better: nobody is refused for what is no longer the case.
      if (refusal && this.parts.shared && (await this.catchUp(live))) continue;
      if (refusal) return refused(refusal, live.table);
      if (draft.drafted.entries.length === 0) return { ok: true, n: live.table.entries - 1 };
      if (await this.keep(live, draft.drafted)) return { ok: true, n: draft.drafted.from.entries };
      await this.catchUp(live);
    }
  }

  /** Nobody pays for a time in which nobody could play. */
  private async giveBack(live: LoadedTable): Promise<void> {
    const ms = await this.parts.outages.lost(live.table);
    if (ms === 0) return;
    const draft = new ActionDraft(live.table, live.seed, this.parts.time.now(), null, null);
    draft.push({ type: 'outage', ms });
    // Otherwise another node has, or somebody has acted there.
    if (!(await this.keep(live, draft.drafted))) await this.catchUp(live);
  }

  /** What was done already is not done again; what was meant for another situation is not done. */
  private async repeatOrStale(
    live: LoadedTable,
    person: PersonId,
    request: TableRequest,
  ): Promise<ActionOutcome | null> {
    const { after, key, action } = request;
    const logged = live.since(after + 1) ?? (await this.broadcaster.readLog(live, after + 1));
    const done = logged.find(({ entry }) => entry.key === key && entry.by === person);
    if (done) return { ok: true, n: done.n };
    if (NEVER_STALE.has(action.type) || after >= live.table.weighty) return null;
    return { ...refused(no('stale'), live.table), update: await this.broadcaster.updateOf(live, person, after) };
  }

  /** Durable first, then true here, then told. False where another node was faster. */
  private async keep(live: LoadedTable, draft: Draft): Promise<boolean> {
    const { commits, bus, onDue } = this.parts;
    const { id, entries } = draft.table;
    const due = dueAt(draft.table);
    const drafted = this.parts.time.steady();
    try {
      if (!(await commits.append(appendOf(draft, live.snapshot(), due, this.parts)))) return false;
      live.accept(draft);
      live.checked = this.parts.time.steady();
      live.late = live.checked - drafted;
    } catch (error) {
      // It may or may not have been written: only the database knows, so what is here is let go of.
      this.tables.delete(id);
      throw error;
    }
    const telling = this.broadcaster.tell(live, this.followers.get(id));
    if (telling) await telling;
    bus.publish([{ kind: 'table', id, entries }]);
    if (due === 0) onDue(id);
    if (draft.table.phase === 'over' && draft.from.phase !== 'over') this.parts.onOver(draft.table);
    return true;
  }

  /** Whoever has seen more than there is here has seen it at another node, or makes it up. */
  private knowsLess(live: LoadedTable, after: number): boolean {
    return this.parts.shared && after >= live.table.entries;
  }

  /** Reads what other nodes appended, if anything. */
  private async catchUp(live: LoadedTable): Promise<boolean> {
    const { store, time } = this.parts;
    const asked = time.steady();
    const entries = await store.since(live.table.id, live.table.entries);
    live.checked = asked;
    if (entries.length === 0) return false;
    try {
      const draft = new Draft(live.table);
      for (const entry of entries) draft.push(entry);
      live.accept(draft);
    } catch (error) {
      if (!(error instanceof NeedsHistory)) throw error;
      live.tail = [];
      live.table = (await store.whole(live.table.id)).table;
    }
    await this.broadcaster.tell(live, this.followers.get(live.table.id));
    return true;
  }

  private async history(live: LoadedTable) {
    return (await this.parts.store.whole(live.table.id, live.table.entries)).history;
  }
}
