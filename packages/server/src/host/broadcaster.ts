import type { Viewer } from '@waybill/kernel';
import type { PersonId } from '../log/entry.ts';
import { type LoggedEntry, replay } from '../log/replay.ts';
import type { TableStore } from '../store/tables.ts';
import type { Followers } from './followers.ts';
import type { LoadedTable } from './loaded-table.ts';
import { type Names, peopleIn } from './names.ts';
import { UpdateWriter, viewerOf } from './update.ts';

/** Characters of updates that are kept: to write one from its log is dear, and anybody may ask. */
const MOST_KEPT = 8_000_000;

interface KeptUpdate {
  readonly text: string;
  /** Whom it names. */
  readonly people: readonly PersonId[];
}

/** Tells those who follow a table what has come, and whoever asks. */
export class Broadcaster {
  /** Updates that took reading a log, by whose they are; the longest unused first. */
  private readonly kept = new Map<string, KeptUpdate>();
  private keptLength = 0;

  constructor(
    private readonly store: TableStore,
    private readonly names: Names,
  ) {}

  /** Nothing to wait for where all that has to be known is at hand. */
  tell(live: LoadedTable, followers: Followers | undefined): Promise<void> | undefined {
    const { names } = this;
    if (!followers || followers.sent >= live.table.entries) return undefined;
    const logged = live.since(followers.sent);
    if (!logged || !names.know(live.table, logged)) return this.tellFromLog(live, followers);
    followers.tell(live.table, new UpdateWriter(live.table, logged, names.who, false), names.renamed);
    return undefined;
  }

  /** What this person does not know yet. */
  async updateOf(live: LoadedTable, person: PersonId | null, after: number): Promise<string> {
    const from = Math.max(0, after + 1);
    const viewer = viewerOf(live.table, person);
    const logged = live.since(from);
    if (logged) return (await this.writer(live, logged, from === 0)).for(viewer);
    return this.updateFromLog(live, viewer, from);
  }

  /** From the log, where it is no longer at hand. */
  async readLog(live: LoadedTable, from: number): Promise<LoggedEntry[]> {
    const entries = await this.store.since(live.table.id, 0);
    return replay(live.table.id, entries.slice(0, live.table.entries), from);
  }

  /** A log is not what it was: somebody has had their words deleted. */
  forget(): void {
    this.kept.clear();
    this.keptLength = 0;
  }

  private async updateFromLog(live: LoadedTable, viewer: Viewer, from: number): Promise<string> {
    const { id, entries } = live.table;
    const keyNow = () => `${id} ${entries} ${from} ${viewer} ${this.names.renamed}`;
    const key = keyNow();
    const known = this.kept.get(key);
    if (known) await this.names.learn(known.people);
    // Otherwise somebody in it has another name by now, or none.
    if (known && keyNow() === key) {
      this.kept.delete(key);
      this.kept.set(key, known);
      return known.text;
    }
    const logged = await this.readLog(live, from);
    const text = (await this.writer(live, logged, from === 0)).for(viewer);
    this.keep(keyNow(), { text, people: peopleIn(live.table, logged) });
    return text;
  }

  private keep(key: string, update: KeptUpdate): void {
    this.keptLength += update.text.length - (this.kept.get(key)?.text.length ?? 0);
    this.kept.set(key, update);
    for (const [oldest, old] of this.kept) {
      if (this.keptLength <= MOST_KEPT) return;
      this.kept.delete(oldest);
      this.keptLength -= old.text.length;
    }
  }

  private async tellFromLog(live: LoadedTable, followers: Followers): Promise<void> {
    const logged = live.since(followers.sent) ?? (await this.readLog(live, followers.sent));
    followers.tell(live.table, await this.writer(live, logged, false), this.names.renamed);
  }

  private async writer({ table }: LoadedTable, logged: readonly LoggedEntry[], whole: boolean): Promise<UpdateWriter> {
    const { names } = this;
    if (!names.know(table, logged)) await names.learn(peopleIn(table, logged));
    return new UpdateWriter(table, logged, names.who, whole);
  }
}
