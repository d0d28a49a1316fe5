import type { PersonId, TableId } from '../log/entry.ts';
import type { Append } from './append.ts';
import { encodeAppends } from './append-codec.ts';
import type { Disk } from './disk.ts';
import { JournalFile, type JournalRange } from './journal-file.ts';

/** However quiet it is, nothing stays in the journal for longer. */
const OLDEST_MS = 5_000;
/** The more there is of a table, the less it takes to put each entry into the database; and the longer others wait for the database. */
const MOST_APPENDS = 10_000;
const MOST_BYTES = 8_000_000;
/** Numbers of entries that are remembered of tables with nothing in the journal. */
const MOST_KNOWN = 100_000;

export const journalFiles = (database: string) => [`${database}.journal-1`, `${database}.journal-2`] as const;

/**
 * A group commit is one record at the end of a file: that is all a durable commit has to write. What such a file holds is
 * put into the database now and then: a checkpoint. Of the records themselves nothing stays in memory. There are two files: one
 * is written to while what the other holds is put there. Records are numbered, so that damage is told from the end; the database
 * knows the number it has reached, so that what a power cut brings back is known to be old.
 */
export class Journal {
  /** Tables with something in it that has not been taken for a checkpoint. */
  private readonly held = new Set<TableId>();
  /** How many entries tables have. */
  private readonly counts = new Map<TableId, number>();
  /** Of tables that have been made since the last checkpoint and are not over, who made them. */
  private readonly makers = new Map<TableId, PersonId>();
  private appends = 0;
  private began = 0;
  /** The first moment at which the server may have to act at a table, and nobody has taken that on. */
  private dueFrom = Number.POSITIVE_INFINITY;
  private dueLater = false;
  /** The number of the last record; of the last that has been taken for a checkpoint; and of the last that is in the database. */
  private taken: number;
  private checkpoint: number;
  /** The last record in the other file. */
  private otherLast = 0;
  /** What could not be written may be in the file all the same, until the next is written over it. */
  private spoilt = false;

  private constructor(
    private current: JournalFile,
    private other: JournalFile,
    private readonly steady: () => number,
    private number: number,
  ) {
    this.taken = number;
    this.checkpoint = number;
  }

  /** With the number of the last record that there was. */
  static async open(
    [one, two]: readonly [string, string],
    disk: Disk,
    steady: () => number,
    last: number,
  ): Promise<Journal> {
    return new Journal(await JournalFile.open(one, disk), await JournalFile.open(two, disk), steady, last);
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

  /** Whether it may hold something that the server has to do by then; what is older than that is looked at anyway. */
  holdsDueBy(now: number): boolean {
    return this.dueFrom <= now || (this.appends > 0 && this.steady() - this.began > OLDEST_MS);
  }

  /** Whether the server will have to act at a table that it holds. */
  get holdsDue(): boolean {
    return this.dueLater;
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
      const { checkpoint } = this;
      await this.current.write({ number: this.number + 1, checkpoint, text: encodeAppends(appends) });
      this.number++;
    } catch (error) {
      // Whether it is there all the same only the database can tell.
      for (const { id } of appends) this.counts.delete(id);
      throw error;
    }
    this.spoilt = false;
    if (this.appends === 0) this.began = this.steady();
    for (const one of appends) this.add(one);
  }

  /** What has come since the last checkpoint, for whoever puts it into the database. */
  takeForCheckpoint(): JournalRange | null {
    this.held.clear();
    this.makers.clear();
    this.appends = 0;
    this.dueFrom = Number.POSITIVE_INFINITY;
    this.dueLater = false;
    this.taken = this.number;
    return this.current.takeNew(this.number);
  }

  /** The number of the last record that has been taken. */
  get takenUpTo(): number {
    return this.taken;
  }

  /** All records up to this one are in the database. */
  checkpointed(upTo: number): void {
    this.checkpoint = Math.max(this.checkpoint, upTo);
  }

  /**
   * To the other file, where all that is in this one has been taken and all that was in the other is in the database, which
   * says so: otherwise what is written over would be missed after a power cut.
   */
  private turnOver(): void {
    if (this.appends > 0 || this.current.length === 0 || this.spoilt) return;
    if (this.checkpoint < this.otherLast) return;
    [this.current, this.other] = [this.other, this.current];
    this.current.rewind();
    this.otherLast = this.number;
  }

  private add({ id, after, bodies, make, phase, due, leasedUntil }: Append): void {
    this.appends++;
    this.held.add(id);
    if (make) this.makers.set(id, make.owner);
    if (phase === 'over') this.makers.delete(id);
    if (due !== null) this.dueFrom = Math.min(this.dueFrom, Math.max(due, leasedUntil));
    this.dueLater ||= due !== null && due > 0;
    this.know(id, after + bodies.length);
  }
}
