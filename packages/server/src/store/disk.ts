import {
  close,
  closeSync,
  constants,
  existsSync,
  fdatasync,
  fsync,
  ftruncate,
  open,
  openSync,
  readFileSync,
  readSync,
  write,
} from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/** Where the journal is kept; the simulation has one that tears, forgets and fills up. */
export interface Disk {
  /** An empty file of that name, there after a power cut. */
  create(path: string): Promise<DiskFile>;
  /** Null where there is none. */
  read(path: string): Buffer | null;
  /** Less where the file ends before. */
  readPart(path: string, from: number, to: number): Buffer;
}

export interface DiskFile {
  /** On the disk once it resolves. Where it fails, anything may be there. */
  write(bytes: Buffer, at: number): Promise<void>;
  /** Empties and closes it. */
  remove(): Promise<void>;
}

/**
 * With Linux each write returns when it is on the disk, as if `fdatasync` had followed (open(2), O_DSYNC): that is one errand of
 * another thread for each commit, not two. Elsewhere it may mean less, and is asked for.
 */
const WRITES_ARE_SYNCED = process.platform === 'linux';
const FLAGS = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (WRITES_ARE_SYNCED ? constants.O_DSYNC : 0);

class SystemFile implements DiskFile {
  constructor(private readonly file: number) {}

  write(bytes: Buffer, at: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const synced = (error: Error | null) => (error ? reject(error) : resolve());
      write(this.file, bytes, 0, bytes.length, at, (error, written) => {
        if (error) reject(error);
        else if (written < bytes.length) reject(new Error('the journal could not be written as a whole'));
        else if (WRITES_ARE_SYNCED) resolve();
        else fdatasync(this.file, synced);
      });
    });
  }

  async remove(): Promise<void> {
    await promisify(ftruncate)(this.file, 0);
    await promisify(close)(this.file);
  }
}

export const systemDisk: Disk = {
  async create(path) {
    const file = await promisify(open)(path, FLAGS, 0o600);
    await rememberNames(dirname(path));
    return new SystemFile(file);
  },

  read: (path) => (existsSync(path) ? readFileSync(path) : null),

  readPart(path, from, to) {
    const bytes = Buffer.alloc(to - from);
    const file = openSync(path, 'r');
    try {
      let at = 0;
      for (let read = -1; read !== 0 && at < bytes.length; at += read) {
        read = readSync(file, bytes, at, bytes.length - at, from + at);
      }
      return bytes.subarray(0, at);
    } finally {
      closeSync(file);
    }
  },
};

/** A new file is there after a power cut only if its folder is on the disk too. */
async function rememberNames(folder: string): Promise<void> {
  // Where folders can't be opened, they need not be.
  const file = await promisify(open)(folder, 'r').catch(() => null);
  if (file === null) return;
  await promisify(fsync)(file).catch(() => {});
  await promisify(close)(file);
}
