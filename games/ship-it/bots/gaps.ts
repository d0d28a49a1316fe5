import { TILES } from '@waybill/kernel/piecepack';
import type { ShipItState as State } from '../rules/index.ts';
import { isFree, isHalf, near, neighbours, rankOf, SQUARES, STEPS, SUITS, tickOn } from './table.ts';

/** Farther than anybody builds. */
export const FAR = 60;

const queue = new Int16Array(2 * SQUARES);
const later = new Int16Array(2 * SQUARES);

/** Pips from which on a space is too dear to pass: freight stops there, or a way around it is built. */
const DEAR = 5;

/** How many free squares would have to be covered for a cheap way from each space and square to the nearest of some. */
export class Gaps {
  readonly squares = new Uint8Array(SQUARES);
  private readonly sources: number[] = [];
  /** SI-3.1: halves under the officials of other suits. */
  private readonly barred = new Int16Array(SUITS);
  private size = 0;
  private next = 0;

  begin(): void {
    this.squares.fill(FAR);
    this.size = 0;
    this.sources.length = 0;
  }

  from(space: number): void {
    this.sources.push(space);
    this.reach(space, 0);
  }

  /** As far as `most` squares away, or until all within so many squares is enough. */
  spread(s: State, most: number, enough?: (gap: number) => boolean): void {
    for (let suit = 0; suit < SUITS; suit++) {
      const at = s.officials[suit];
      this.barred[suit] = suit !== s.suit && at >= TILES ? at : -1;
    }
    for (let gap = 0; gap <= most && this.size > 0; gap++) {
      this.next = 0;
      for (let i = 0; i < this.size; i++) this.leave(s, queue[i], gap);
      if (enough?.(gap)) return;
      queue.set(later.subarray(0, this.next));
      this.size = this.next;
    }
  }

  private reach(space: number, gap: number): void {
    if (this.squares[space] <= gap) return;
    this.squares[space] = gap;
    queue[this.size++] = space;
  }

  /** Along the network for nothing, onto a free square for one; from a space where freight has to stop for one more. */
  private leave(s: State, space: number, gap: number): void {
    if (this.squares[space] !== gap) return;
    const stops = isDear(s, space) && !this.sources.includes(space);
    const free = space >= TILES && isFree(s, space);
    if (!free) {
      const n = neighbours(s, space);
      for (let i = 0; i < n; i++) this.enter(near[i], gap, stops);
    }
    const square = space < TILES ? s.tickAt[space] : space;
    for (let d = 0; d < 4; d++) this.step(s, square + STEPS[d], free, gap, stops);
  }

  private step(s: State, to: number, fromFree: boolean, gap: number, stops: boolean): void {
    if (isFree(s, to)) this.reachLater(to, gap + 1);
    else if (fromFree && isHalf(s, to)) this.enter(to, gap, stops);
    else if (fromFree && tickOn(s, to) >= 0) this.enter(tickOn(s, to), gap, stops);
  }

  private enter(space: number, gap: number, stops: boolean): void {
    if (space >= TILES && this.barred.includes(space)) return;
    if (stops) this.reachLater(space, gap + 1);
    else this.reach(space, gap);
  }

  private reachLater(square: number, gap: number): void {
    if (this.squares[square] <= gap) return;
    this.squares[square] = gap;
    later[this.next++] = square;
  }
}

function isDear(s: State, space: number): boolean {
  return space < TILES ? rankOf(space) >= DEAR : isHalf(s, space) && s.cell[space] >= DEAR;
}
