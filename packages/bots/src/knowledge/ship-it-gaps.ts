import { TILES } from '@waybill/rules/piecepack';
import type { ShipItState as State } from '@waybill/rules/ship-it';
import { isFree, isHalf, near, neighbours, rankOf, SQUARES, STEPS, tickOn } from './ship-it-table.ts';

/** Farther than anybody builds. */
export const FAR = 60;

const queue = new Int16Array(2 * SQUARES);
const later = new Int16Array(2 * SQUARES);

/** Pips from which on a space is too dear to pass: a way around it is worth building. */
const DEAR = 6;

/** How many free squares would have to be covered for a cheap way from each space and square to the nearest of some. */
export class Gaps {
  readonly squares = new Uint8Array(SQUARES);
  private readonly sources: number[] = [];
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

  /** Along the network for nothing, onto a free square for one. */
  private leave(s: State, space: number, gap: number): void {
    if (this.squares[space] !== gap || (isDear(s, space) && !this.sources.includes(space))) return;
    const free = space >= TILES && isFree(s, space);
    if (!free) {
      const n = neighbours(s, space);
      for (let i = 0; i < n; i++) this.reach(near[i], gap);
    }
    const square = space < TILES ? s.tickAt[space] : space;
    for (let d = 0; d < 4; d++) this.step(s, square + STEPS[d], free, gap);
  }

  private step(s: State, to: number, fromFree: boolean, gap: number): void {
    if (isFree(s, to)) this.reachLater(to, gap + 1);
    else if (fromFree && isHalf(s, to)) this.reach(to, gap);
    else if (fromFree && tickOn(s, to) >= 0) this.reach(tickOn(s, to), gap);
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
