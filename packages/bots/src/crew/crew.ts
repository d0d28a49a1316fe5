import type { Finding } from '../search/finding.ts';
import type { SearchTask } from './search-task.ts';
import type { Weighing, WeighTask } from './weigh-task.ts';

export type Share = (share: number) => void;

/** Threads that think at the same time, wherever they run. Each task waits until one is free. */
export interface Crew {
  readonly size: number;
  search(task: SearchTask, share: Share): Promise<Finding>;
  weigh(task: WeighTask, share: Share): Promise<Weighing>;
  /** Whoever searches comes back with what there is. */
  enough(): void;
  /** Stops at once: what is not done is refused, with `Closed`. */
  close(): void;
}

export class Closed extends Error {}

/** How far several are together; every one of them tells it by its place. */
export function shared(parts: number, share: Share): Share[] {
  const shares = Array<number>(parts).fill(0);
  return shares.map((_, part) => (mine) => {
    shares[part] = mine;
    share(shares.reduce((sum, one) => sum + one) / parts);
  });
}
