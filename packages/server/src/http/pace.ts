import type { Buckets } from './buckets.ts';

const AGAIN_MS = 50;

/** Who asks for much at once gets it, a little at a time: nothing is refused for that, and others are heard in between. */
export class Pace {
  constructor(
    private readonly buckets: Buckets,
    private readonly after: (ms: number, job: () => void) => void,
  ) {}

  /** When it is their turn. */
  async turn(who: string): Promise<void> {
    while (this.buckets.take(who) > 0) await new Promise<void>((resolve) => this.after(AGAIN_MS, resolve));
  }
}
