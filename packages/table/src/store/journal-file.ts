import { close, fdatasync, fsync, ftruncate, open, write } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { recordOf } from './record.ts';

/** A part of a journal: all its records are whole. */
export interface Stretch {
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

/** Records one behind the other, each on the disk before the next is written. */
export class JournalFile {
  /** Where the next record goes. */
  private end = 0;
  private handed = 0;

  private constructor(
    private readonly path: string,
    private readonly file: number,
  ) {}

  /** Whatever was in it has been settled. */
  static async open(path: string): Promise<JournalFile> {
    const file = await promisify(open)(path, 'w', 0o600);
    await rememberNames(dirname(path));
    return new JournalFile(path, file);
  }

  get length(): number {
    return this.end;
  }

  /** Durable once it resolves. One that fails leaves its place to the next. */
  write(text: string): Promise<void> {
    const record = recordOf(text);
    return new Promise((resolve, reject) => {
      const synced = (error: Error | null) => {
        if (error) return reject(error);
        this.end += record.length;
        resolve();
      };
      write(this.file, record, 0, record.length, this.end, (error, written) => {
        if (error) reject(error);
        else if (written < record.length) reject(new Error('the journal could not be written as a whole'));
        else fdatasync(this.file, synced);
      });
    });
  }

  /** What has come since the last time. */
  hand(): Stretch | null {
    const { path, handed: from, end: to } = this;
    this.handed = to;
    return from === to ? null : { path, from, to };
  }

  /** From the beginning again, over what is there: a file that doesn't grow is on the disk sooner. */
  rewind(): void {
    this.end = 0;
    this.handed = 0;
  }

  async remove(): Promise<void> {
    await promisify(ftruncate)(this.file, 0);
    await promisify(close)(this.file);
  }
}

/** A new file is there after a power cut only if its folder is on the disk too. */
async function rememberNames(folder: string): Promise<void> {
  // Where folders can't be opened, they need not be.
  const file = await promisify(open)(folder, 'r').catch(() => null);
  if (file === null) return;
  await promisify(fsync)(file).catch(() => {});
  await promisify(close)(file);
}
