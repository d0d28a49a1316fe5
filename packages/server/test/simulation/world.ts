import { Sfc32 } from '@waybill/kernel';
import type { Random } from '../../src/random.ts';
import type { Time } from '../../src/time.ts';

interface Planned {
  readonly at: number;
  readonly order: number;
  readonly job: () => void;
}

/** Nothing happens but what was planned, in the order of its time: all of it follows from the seed. */
export class World {
  /** Milliseconds since the beginning. */
  now = 0;
  readonly rng: Sfc32;
  /** What happened, for whoever looks into a failure; two runs of one seed have the same. */
  readonly notes: string[] = [];
  /** What must not be. */
  readonly faults: string[] = [];
  private order = 0;
  /** The next one last. */
  private readonly planned: Planned[] = [];

  constructor(readonly seed: string) {
    this.rng = new Sfc32(seed);
  }

  after(ms: number, job: () => void): () => void {
    const one: Planned = { at: this.now + Math.max(0, ms), order: this.order++, job };
    let [low, high] = [0, this.planned.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.planned[middle].at > one.at) low = middle + 1;
      else high = middle;
    }
    this.planned.splice(low, 0, one);
    return () => {
      const at = this.planned.indexOf(one);
      if (at >= 0) this.planned.splice(at, 1);
    };
  }

  /** From `least` to `most` milliseconds. */
  between(least: number, most: number): number {
    return least + this.rng.below(most - least + 1);
  }

  oneIn(n: number): boolean {
    return this.rng.below(n) === 0;
  }

  pick<T>(all: readonly T[]): T {
    return all[this.rng.below(all.length)];
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  note(what: string): void {
    this.notes.push(`${this.now} ${what}`);
  }

  fault(what: string): void {
    this.note(`FAULT ${what}`);
    this.faults.push(`after ${this.now} ms: ${what}`);
  }

  /** Lets so much time pass. */
  async run(ms: number): Promise<void> {
    const end = this.now + ms;
    for (let next = this.planned.at(-1); next && next.at <= end; next = this.planned.at(-1)) {
      this.planned.pop();
      this.now = next.at;
      next.job();
      // Promises that can go on do so before time does.
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.now = end;
  }

  /** Until the promise is settled; an error where that takes longer than so much time. */
  async until<T>(promise: Promise<T>, most: number, what: string): Promise<T> {
    const state = { settled: false };
    const done = () => void (state.settled = true);
    promise.then(done, done);
    for (const end = this.now + most; !state.settled && this.now < end; ) await this.run(20);
    if (!state.settled) throw new Error(`${what} took more than ${most} ms`);
    return promise;
  }

  readonly random: Random = (bytes) =>
    Buffer.from(Array.from({ length: bytes }, () => this.rng.below(256))).toString('base64url');
}

/** A process: whatever it planned or waits for ends with it. */
export interface Life {
  alive: boolean;
}

/** When the world begins, by everybody's clock. */
export const EPOCH = 1_800_000_000_000;

/** A process's clock; somebody may set the machine's by `skew`. */
export function timeOf(world: World, life: Life, machine: { skew: number }): Time {
  const start = world.now;
  return {
    now: () => EPOCH + world.now + machine.skew,
    steady: () => world.now - start,
    after: (ms, job) => world.after(ms, () => life.alive && job()),
    soon: (job) => void world.after(0, () => life.alive && job()),
  };
}
