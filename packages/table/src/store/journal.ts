import type { PersonId, TableId } from '../log/entry.ts';
import type { Append } from './append.ts';
import { groupOf } from './group.ts';
import { JournalFile, type Stretch } from './journal-file.ts';

/** However quiet it is, nothing stays in the journal for longer. */
const OLDEST_MS = 5_000;
/** The more there is of a table, the less it takes to settle each entry; and the longer others wait for the database. */
const MOST_APPENDS = 10_000;
const MOST_BYTES = 8_000_000;
/** Numbers of entries that are remembered of tables with nothing in the journal. */
const MOST_KNOWN = 100_000;

export const journalFiles = (database: string) => [`${database}.journal-1`, `${database}.journal-2`] as const;

/**
 * A group commit is one record at the end of a file: that is all a durable commit has to write. What has gathered there is
 * handed over now and then, to be put where it belongs; of the records themselves nothing stays in memory. There are two
 * files: one is written to while what the other holds is being settled.
 */
export class Journal {
  /** Tables with something in it that has not been handed over. */
  private readonly held = new Set<TableId>();
  /** How many entries tables have. */
  private readonly counts = new Map<TableId, number>();
  /** Of tables that have been made since the last handing over and are not over, who made them. */
  private readonly makers = new Map<TableId, PersonId>();
  private appends = 0;
  private began = 0;
  private due = false;
  /** Times that something was handed over, and how many of them are done with. */
  private handed = 0;
  private settledUpTo = 0;
  /** The handing over after which the other file is no longer needed. */
  private otherUntil = 0;
  /** What could not be written may be in the file all the same, until the next is written over it. */
  private spoilt = false;

  private constructor(
    private current: JournalFile,
    private other: JournalFile,
  ) {}

  static async open([one, two]: readonly [string, string]): Promise<Journal> {
    return new Journal(await JournalFile.open(one), await JournalFile.open(two));
  }

  async close(): Promise<void> {
    await this.current.remove();
    await this.other.remove();
  }

  get isEmpty(): boolean {
    return this.appends === 0;
  }

  get isFull(): boolean {
    return this.appends >= MOST_APPENDS || (this.appends > 0 && this.current.length >= MOST_BYTES);
  }

  holds(id: TableId): boolean {
    return this.held.has(id);
  }

  /** Whether it may hold when the server has to act by itself. */
  holdsDue(now: number): boolean {
    return this.due || (this.appends > 0 && now - this.began > OLDEST_MS);
  }

  /** Tables in it that this person has made and that are not over. */
  unfinished(owner: PersonId): number {
    let count = 0;
    for (const maker of this.makers.values()) if (maker === owner) count++;
    return count;
  }

  /** Undefined where it has to be looked up. */
  entriesOf({ id, make }: Append): number | undefined {
    return this.counts.get(id) ?? (make ? 0 : undefined);
  }

  know(id: TableId, entries: number): void {
    if (this.counts.size >= MOST_KNOWN) this.counts.clear();
    this.counts.set(id, entries);
  }

  /** Durable once it resolves; one at a time. */
  async write(appends: readonly Append[]): Promise<void> {
    this.turnOver();
    this.spoilt = true;
    try {
      await this.current.write(groupOf(appends));
    } catch (error) {
      // Whether it is there all the same only the database can tell.
      for (const { id } of appends) this.counts.delete(id);
      throw error;
    }
    this.spoilt = false;
    if (this.appends === 0) this.began = Date.now();
    for (const one of appends) this.add(one);
  }

  /** What has gathered, for whoever settles it, and the number of this handing over. */
  hand(): Stretch | null {
    this.held.clear();
    this.makers.clear();
    this.appends = 0;
    this.due = false;
    this.handed++;
    return this.current.hand();
  }

  get handedOver(): number {
    return this.handed;
  }

  /** All that had been handed over by then has been settled. */
  settled(upTo: number): void {
    this.settledUpTo = Math.max(this.settledUpTo, upTo);
  }

  /** To the other file, where all that is in this one has been handed over and all that was in the other settled. */
  private turnOver(): void {
    if (this.appends > 0 || this.current.length === 0 || this.spoilt) return;
    if (this.settledUpTo < this.otherUntil) return;
    [this.current, this.other] = [this.other, this.current];
    this.current.rewind();
    this.otherUntil = this.handed;
  }

  private add({ id, after, bodies, make, phase, due }: Append): void {
    this.appends++;
    this.held.add(id);
    if (make) this.makers.set(id, make.owner);
    if (phase === 'over') this.makers.delete(id);
    this.due ||= due !== null;
    this.know(id, after + bodies.length);
  }
}
