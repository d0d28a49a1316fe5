import type { PersonId, TableId } from '../log/entry.ts';
import type { Append } from './append.ts';
import { type Gathered, gather } from './gathered.ts';
import { groupOf } from './group.ts';
import { JournalFile } from './journal-file.ts';

/** However quiet it is, nothing stays in the journal for longer. */
const OLDEST_MS = 5_000;
const MOST_APPENDS = 4_000;
const MOST_BYTES = 4_000_000;
/** Numbers of entries that are remembered of tables with nothing in the journal. */
const MOST_KNOWN = 100_000;

export const journalFiles = (database: string) => [`${database}.journal-1`, `${database}.journal-2`] as const;

/**
 * A group commit is one record at the end of a file: that is all a durable commit has to write. What has gathered is handed
 * over now and then, to be put where it belongs. There are two files: one is written to while what the other holds is
 * being settled.
 */
export class Journal {
  private gathered = new Map<TableId, Gathered>();
  /** How many entries tables have. */
  private readonly counts = new Map<TableId, number>();
  /** How many of the tables that were made since the last handing over are not over, by who made them. */
  private readonly open = new Map<PersonId, number>();
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
    return this.appends >= MOST_APPENDS || this.current.length >= MOST_BYTES;
  }

  holds(id: TableId): boolean {
    return this.gathered.has(id);
  }

  /** Whether it may hold when the server has to act by itself. */
  holdsDue(now: number): boolean {
    return this.due || (this.appends > 0 && now - this.began > OLDEST_MS);
  }

  /** Tables in it that this person has made and that are not over. */
  unfinished(owner: PersonId): number {
    return this.open.get(owner) ?? 0;
  }

  /** Undefined where it has to be looked up. */
  entriesOf({ id, make }: Append): number | undefined {
    return this.counts.get(id) ?? (make ? 0 : undefined);
  }

  know(id: TableId, entries: number): void {
    if (this.counts.size >= MOST_KNOWN) this.forgetOthers();
    this.counts.set(id, entries);
  }

  /** Durable once it resolves; one at a time. */
  async write(appends: readonly Append[]): Promise<void> {
    this.turnOver();
    this.spoilt = true;
    // Whether it is there all the same only the database can tell, should it fail.
    for (const { id } of appends) this.counts.delete(id);
    await this.current.write(groupOf(appends));
    this.spoilt = false;
    for (const one of appends) this.add(one);
  }

  /** What has gathered, for whoever settles it. */
  hand(): Gathered[] {
    const all = [...this.gathered.values()];
    this.gathered = new Map();
    this.open.clear();
    this.appends = 0;
    this.due = false;
    this.handed++;
    return all;
  }

  /** All that has been handed over so far has been settled. */
  settled(upTo: number): void {
    this.settledUpTo = Math.max(this.settledUpTo, upTo);
  }

  get handedOver(): number {
    return this.handed;
  }

  /** To the other file, where all that is in this one has been handed over and all that was in the other settled. */
  private turnOver(): void {
    if (this.appends > 0 || this.current.length === 0 || this.spoilt) return;
    if (this.settledUpTo < this.otherUntil) return;
    [this.current, this.other] = [this.other, this.current];
    this.current.rewind();
    this.otherUntil = this.handed;
  }

  private add(one: Append): void {
    const { id, make, phase } = one;
    if (this.appends++ === 0) this.began = Date.now();
    const known = this.gathered.get(id);
    const maker = make ?? known?.make;
    if (make) this.count(make.owner, 1);
    if (maker && phase === 'over' && known?.last.phase !== 'over') this.count(maker.owner, -1);
    this.gathered.set(id, gather(known, one));
    this.due ||= one.due !== null;
    this.know(id, one.after + one.bodies.length);
  }

  private count(owner: PersonId, more: number): void {
    this.open.set(owner, (this.open.get(owner) ?? 0) + more);
  }

  private forgetOthers(): void {
    for (const id of this.counts.keys()) if (!this.gathered.has(id)) this.counts.delete(id);
  }
}
