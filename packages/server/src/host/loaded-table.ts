import type { Draft } from '../log/draft.ts';
import type { PersonId } from '../log/entry.ts';
import type { LoggedEntry } from '../log/replay.ts';
import { freeze } from '../log/snapshot.ts';
import type { TableState } from '../log/table.ts';

/** Opening a match costs at most as many entries; making a snapshot costs about as much as twenty. */
const SNAPSHOT_EVERY = 128;

/** Entries kept at hand for those who are a little behind. */
const TAIL = 6;

/** A table in memory: as it is, and its last entries. One thing happens to it at a time. */
export class LoadedTable {
  tail: LoggedEntry[] = [];
  used = 0;
  /** How long the last entries took to become durable: until then nobody had heard of them, and a clock ran. */
  late = 0;
  /** The number of entries of the last snapshot kept. */
  private snapshotAt = 0;
  private busy = false;
  private readonly waiting: (() => void)[] = [];

  constructor(
    public table: TableState,
    readonly seed: string,
    /** When the database was last asked whether another node has appended. */
    public checked: number,
  ) {
    this.snapshotAt = table.entries;
    this.used = checked;
  }

  /** After whatever is under way. A job is an async function: it fails by its promise alone. */
  next<T>(job: () => Promise<T>): Promise<T> {
    if (this.busy) return new Promise<void>((go) => this.waiting.push(go)).then(() => this.now(job));
    return this.now(job);
  }

  get idle(): boolean {
    return !this.busy;
  }

  /** The drafted entries have become durable. */
  accept(draft: Draft): void {
    let index = draft.from.playing?.events ?? 0;
    for (let i = 0; i < draft.entries.length; i++) {
      const entry = draft.entries[i];
      this.tail.push({ n: draft.from.entries + i, entry, index, before: draft.befores[i], text: draft.texts[i] });
      if (entry.type === 'event') index++;
      if (entry.type === 'back') index = entry.to;
    }
    while (this.tail.length > TAIL) this.tail.shift();
    this.table = draft.table;
  }

  /** The table as text, now and then: to open a long match without reading all of it. */
  snapshot(): { text: string; at: number } | null {
    const { entries } = this.table;
    if (entries - this.snapshotAt < SNAPSHOT_EVERY) return null;
    this.snapshotAt = entries;
    const text = freeze(this.table);
    return text === null ? null : { text, at: entries };
  }

  /** What this person said has been deleted. */
  silence(person: PersonId): void {
    this.tail = this.tail.map((one) => {
      const { entry } = one;
      return entry.type === 'chat' && entry.by === person ? { ...one, entry: { ...entry, text: null } } : one;
    });
  }

  /** The entries from `n` on, if all of them are at hand. */
  since(n: number): LoggedEntry[] | null {
    if (n >= this.table.entries) return [];
    return this.tail.length > 0 && this.tail[0].n <= n ? this.tail.slice(n - this.tail[0].n) : null;
  }

  private now<T>(job: () => Promise<T>): Promise<T> {
    this.busy = true;
    const done = job();
    done.then(this.release, this.release);
    return done;
  }

  /** Whoever is next takes over at once: nobody comes in between. */
  private readonly release = (): void => {
    const go = this.waiting.shift();
    if (go) go();
    else this.busy = false;
  };
}
