import type { Disk, DiskFile } from './disk.ts';
import { encodeRecord, type JournalRecord } from './journal-record.ts';

/** A part of a journal: all its records are whole, and this is the number of the last. */
export interface JournalRange {
  readonly upTo: number;
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

/** Records one behind the other, each on the disk before the next is written. */
export class JournalFile {
  /** Where the next record goes. */
  private end = 0;
  private taken = 0;

  private constructor(
    private readonly path: string,
    private readonly file: DiskFile,
  ) {}

  /** Whatever was in it is in the database. */
  static async open(path: string, disk: Disk): Promise<JournalFile> {
    return new JournalFile(path, await disk.create(path));
  }

  get length(): number {
    return this.end;
  }

  /** Durable once it resolves. One that fails leaves its place to the next. */
  async write(record: JournalRecord): Promise<void> {
    const bytes = encodeRecord(record);
    await this.file.write(bytes, this.end);
    this.end += bytes.length;
  }

  /** What has come since the last time. */
  takeNew(upTo: number): JournalRange | null {
    const { path, taken: from, end: to } = this;
    this.taken = to;
    return from === to ? null : { upTo, path, from, to };
  }

  /** From the beginning again, over what is there: a file that doesn't grow is on the disk sooner. */
  rewind(): void {
    this.end = 0;
    this.taken = 0;
  }

  remove(): Promise<void> {
    return this.file.remove();
  }
}
