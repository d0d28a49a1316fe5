import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './process.ts';

/** Where the answers' times go, while they count. */
export class Meter {
  /** The milliseconds each answer took since the counting began. */
  private latencies: number[] = [];
  refused = 0;
  private enough = Number.POSITIVE_INFINITY;
  private reached: () => void = () => {};

  answered(since: number): void {
    this.latencies.push(performance.now() - since);
    if (this.latencies.length >= this.enough) this.reached();
  }

  /** Starts afresh, until so many have been answered or so much time has passed; what they took. */
  async count(answers: number, seconds: number): Promise<number[]> {
    this.latencies = [];
    this.enough = answers;
    const timer = new AbortController();
    const reached = new Promise<void>((resolve) => (this.reached = resolve));
    await Promise.race([reached, sleep(seconds * 1000, null, { signal: timer.signal }).catch(() => {})]);
    this.enough = Number.POSITIVE_INFINITY;
    timer.abort();
    const counted = this.latencies;
    this.latencies = [];
    return counted;
  }
}

/** A match with a connection a seat, in which whoever is to act does so as soon as the last move has come in. */
export interface LoadMatch {
  go(): void;
  stop(): void;
}

/** Servers that are running, and how to sit down at them. */
export interface Running {
  readonly nodes: readonly ServerProcess[];
  /** Everybody seated and connected. */
  connect(i: number, meter: Meter): Promise<LoadMatch>;
  stop(): Promise<void>;
}

/** One way to run the same matches. */
export interface Side {
  readonly name: string;
  start(): Promise<Running>;
}
