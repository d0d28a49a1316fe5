import type { Disk, DiskFile } from '../../src/store/disk.ts';
import type { Life, World } from './world.ts';

const SECTOR = 512;

interface VirtualFile {
  /** What is there after a power cut. */
  stable: Buffer;
  /** What a reader sees. */
  cached: Buffer;
  /** Sectors that were given up with an error: no later sync writes them. */
  readonly dropped: Set<number>;
}

/** What a disk may do to its users. */
export interface DiskTroubles {
  full: boolean;
  failsToSync: boolean;
  unreadable: boolean;
  /** Up to so many milliseconds for a sync. */
  slowMs: number;
  /** Says that it has written before it has: no server can stand that, and the checks must notice. */
  lies: boolean;
}

/** Files in a cache above a disk: a power cut takes of what is not synced any sectors it likes. */
export class VirtualDisk {
  readonly troubles: DiskTroubles = { full: false, failsToSync: false, unreadable: false, slowMs: 0, lies: false };
  /** When the last write began that was acknowledged. */
  lastWrite = 0;
  private readonly files = new Map<string, VirtualFile>();

  constructor(private readonly world: World) {}

  /** As one process sees it. */
  mount(life: Life): Disk {
    return {
      create: async (path) => {
        await this.world.sleep(this.world.between(0, 3));
        await ended(life);
        const file = this.files.get(path) ?? { stable: Buffer.alloc(0), cached: Buffer.alloc(0), dropped: new Set() };
        file.cached = Buffer.alloc(0);
        file.dropped.clear();
        this.files.set(path, file);
        return this.fileFor(file, life);
      },
      read: (path) => {
        const file = this.files.get(path);
        return file ? Buffer.from(file.cached) : null;
      },
      readPart: (path, from, to) => {
        if (this.troubles.unreadable) throw new Error('EIO: the disk can not be read');
        return Buffer.from((this.files.get(path)?.cached ?? Buffer.alloc(0)).subarray(from, to));
      },
    };
  }

  powerCut(): void {
    for (const file of this.files.values()) file.stable = file.cached = this.torn(file);
  }

  /** Turns one bit of what is there; whether there was anything. */
  flip(): boolean {
    const file = this.world.pick([...this.files.values()]);
    if (!file || file.stable.length === 0) return false;
    file.stable[this.world.rng.below(file.stable.length)] ^= 1 << this.world.rng.below(8);
    file.cached = file.stable;
    return true;
  }

  get contents(): string {
    return [...this.files].map(([path, { cached }]) => `${path} ${cached.toString('base64')}`).join('\n');
  }

  private torn({ stable, cached }: VirtualFile): Buffer {
    const length = this.world.oneIn(2) ? stable.length : cached.length;
    const left = Buffer.alloc(length);
    for (let at = 0; at < length; at += SECTOR) {
      const [one, other] = this.world.oneIn(2) ? [stable, cached] : [cached, stable];
      const from = at < one.length ? one : other;
      from.copy(left, at, at, Math.min(at + SECTOR, from.length));
    }
    return left;
  }

  private fileFor(file: VirtualFile, life: Life): DiskFile {
    const { world, troubles } = this;
    return {
      write: async (bytes, at) => {
        const began = world.now;
        await world.sleep(world.between(0, 2));
        await ended(life);
        const written = troubles.full ? world.rng.below(bytes.length) : bytes.length;
        put(file, bytes.subarray(0, written), at);
        if (written < bytes.length) throw new Error('ENOSPC: no space left on device');
        if (troubles.lies) return;
        await world.sleep(world.between(1, 4) + world.rng.below(troubles.slowMs + 1));
        await ended(life);
        if (troubles.failsToSync) {
          for (let sector = at - (at % SECTOR); sector < at + bytes.length; sector += SECTOR) file.dropped.add(sector);
          throw new Error('EIO: i/o error');
        }
        sync(file);
        this.lastWrite = began;
      },
      remove: async () => {
        await world.sleep(1);
        await ended(life);
        file.cached = Buffer.alloc(0);
      },
    };
  }
}

function put(file: VirtualFile, bytes: Buffer, at: number): void {
  const end = Math.max(file.cached.length, at + bytes.length);
  const next = Buffer.alloc(end);
  file.cached.copy(next);
  bytes.copy(next, at);
  file.cached = next;
  for (let sector = at - (at % SECTOR); sector < at + bytes.length; sector += SECTOR) file.dropped.delete(sector);
}

function sync(file: VirtualFile): void {
  const next = Buffer.from(file.cached);
  for (const sector of file.dropped) {
    if (sector >= next.length) continue;
    next.fill(0, sector, Math.min(sector + SECTOR, next.length));
    file.stable.subarray(sector, sector + SECTOR).copy(next, sector);
  }
  file.stable = next;
}

/** Who is dead hears nothing any more. */
export const ended = (life: Life): Promise<void> => (life.alive ? Promise.resolve() : new Promise(() => {}));
