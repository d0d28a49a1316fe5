import type { Rng } from '@waybill/kernel';

/** A generator that fits in one number, so that a node of the tree can deal the same outcome again (mulberry32). */
export class ReplayRng implements Rng {
  constructor(public state: number) {}

  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  }
}
