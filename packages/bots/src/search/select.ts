import type { MoveList, Seat } from '@waybill/kernel';
import type { Tree } from './tree.ts';

/** The lowest and highest mean seen so far of each seat: puts utilities of any scale between 0 and 1. */
export class Bounds {
  private readonly low: Float64Array;
  private readonly high: Float64Array;

  constructor(seats: number) {
    this.low = new Float64Array(seats).fill(Number.POSITIVE_INFINITY);
    this.high = new Float64Array(seats).fill(Number.NEGATIVE_INFINITY);
  }

  see(seat: Seat, mean: number): void {
    if (mean < this.low[seat]) this.low[seat] = mean;
    if (mean > this.high[seat]) this.high[seat] = mean;
  }

  place(seat: Seat, mean: number): number {
    const width = this.high[seat] - this.low[seat];
    return width > 1e-9 ? (mean - this.low[seat]) / width : 0.5;
  }
}

/** Few children at first, more as the visits come: the others wait, least promising last. */
function widened(visits: number): number {
  return 4 + Math.ceil(1.5 * visits ** 0.6);
}

/** Powers are slow, and nearly all visits are to nodes visited seldom. */
const WIDENED = Int32Array.from({ length: 1024 }, (_, visits) => widened(visits));

function open(visits: number): number {
  return visits < WIDENED.length ? WIDENED[visits] : widened(visits);
}

/** How much less than its parent an unvisited child is taken to be worth. */
const UNTRIED = 0.15;

/** PUCT: the child to look at next for this seat; with `legal`, only among those. */
export function select(
  tree: Tree,
  node: number,
  seat: Seat,
  bounds: Bounds,
  curiosity: number,
  legal: MoveList | null,
): number {
  const visits = tree.visits[node];
  const push = curiosity * Math.sqrt(visits);
  const untried = (visits > 0 ? bounds.place(seat, tree.mean(node, seat)) : 0.5) - UNTRIED;
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  let left = open(visits);
  for (let child = tree.first[node]; child >= 0 && left > 0; child = tree.sibling[child]) {
    if (legal && !legal.has(tree.label[child])) continue;
    left--;
    const tried = tree.visits[child];
    const worth = tried > 0 ? bounds.place(seat, tree.mean(child, seat)) : untried;
    const score = worth + (push * tree.prior[child]) / (1 + tried);
    if (score > highest) {
      highest = score;
      best = child;
    }
  }
  return best;
}
