import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { recordOf } from './record.ts';

/** Records one behind the other, each on the disk before the next is written. */
export class JournalFile {
  /** Where the next record goes. */
  private end = 0;

  private constructor(private readonly file: FileHandle) {}

  /** Whatever was in it has been settled. */
  static async open(path: string): Promise<JournalFile> {
    const file = await open(path, 'w', 0o600);
    await rememberNames(dirname(path));
    return new JournalFile(file);
  }

  get length(): number {
    return this.end;
  }

  /** Durable once it resolves. One that fails leaves its place to the next. */
  async write(text: string): Promise<void> {
    const record = recordOf(text);
    const { bytesWritten } = await this.file.write(record, 0, record.length, this.end);
    if (bytesWritten < record.length) throw new Error('the journal could not be written as a whole');
    await this.file.datasync();
    this.end += record.length;
  }

  /** From the beginning again, over what is there: a file that doesn't grow is on the disk sooner. */
  rewind(): void {
    this.end = 0;
  }

  async remove(): Promise<void> {
    await this.file.truncate(0);
    await this.file.close();
  }
}

/** A new file is there after a power cut only if its folder is on the disk too. */
async function rememberNames(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null);
  // Where folders can't be opened, they need not be.
  await handle?.sync().catch(() => {});
  await handle?.close();
}
