import type { Move, Seat } from '@waybill/kernel';
import type { Search } from './search.ts';

/** What a search found out about one move, for the seat that has to make it. */
export interface Found {
  readonly move: Move;
  readonly visits: number;
  /** Utilities summed over the visits. */
  readonly total: number;
  /** The mean is known to be exact. */
  readonly proven: boolean;
}

/** What is left of a search when its tree is gone, as it can be sent from thread to thread. */
export interface Finding {
  readonly iterations: number;
  /** Nothing is left to find out. */
  readonly solved: boolean;
  readonly moves: readonly Found[];
}

export function findingOf<S>({ tree, solved }: Search<S>, seat: Seat): Finding {
  const moves: Found[] = [];
  for (let node = tree.first[0]; node >= 0; node = tree.sibling[node]) {
    const visits = tree.visits[node];
    const total = tree.total[node * tree.seats + seat];
    if (visits > 0) moves.push({ move: tree.label[node], visits, total, proven: tree.proven[node] === 1 });
  }
  return { iterations: tree.visits[0], solved, moves };
}
