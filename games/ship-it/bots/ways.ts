import { TILES } from '@waybill/kernel/piecepack';
import type { ShipItState as State } from '../rules/index.ts';
import { hubOf, near, neighbours, rankOf, SQUARES, SUITS } from './table.ts';

/** No pip-stop is high enough. */
export const NEVER = 7;

const HELD = 1;
const BARRED = 2;
const SHUT = 4;
const OPEN = 8;

const marks = new Uint8Array(SQUARES);
const queue = new Int16Array(SQUARES);

/** SI-2.7, SI-3.1 to 3.3: what each half is to freight of a suit. */
function survey(s: State, suit: number): void {
  marks.fill(0);
  for (let load = 0; load < s.count; load++) if (s.space[load] >= TILES) marks[s.space[load]] |= HELD;
  for (let other = 0; other < SUITS; other++) {
    if (s.officials[other] >= TILES) marks[s.officials[other]] |= other === suit ? HELD : BARRED;
  }
  if (s.officials[suit] >= TILES) flood(s, s.officials[suit], OPEN);
  for (let other = 0; other < SUITS; other++) {
    const at = s.officials[other];
    if (at >= TILES && !(marks[at] & (OPEN | SHUT))) flood(s, at, SHUT);
  }
}

function flood(s: State, from: number, mark: number): void {
  marks[from] |= mark;
  queue[0] = from;
  let size = 1;
  for (let i = 0; i < size; i++) {
    const n = neighbours(s, queue[i]);
    for (let j = 0; j < n; j++) {
      if (near[j] < TILES || marks[near[j]] & mark) continue;
      marks[near[j]] |= mark;
      queue[size++] = near[j];
    }
  }
}

/** SI-2.6: what a space counts for freight that passes; closed to it, NEVER. */
function passValue(s: State, space: number): number {
  if (space < TILES) return rankOf(space);
  if (marks[space] & (BARRED | SHUT)) return NEVER;
  return marks[space] & HELD ? 0 : s.cell[space];
}

const waiting = Array.from({ length: NEVER }, () => new Int16Array(SQUARES));
const sizes = new Int16Array(NEVER);

/** The lowest pip-stop with which freight of a suit gets from each space to a hub, as far as it gets there at all. */
export class Ways {
  readonly pipstop = new Uint8Array(SQUARES);
  /** Tiles, as bits. */
  private targets = 0;

  /** Call `forSuit` before `to`. */
  forSuit(s: State, suit: number): void {
    survey(s, suit);
  }

  to(s: State, hub: number): void {
    this.begin();
    this.target(hub);
    this.search(s);
  }

  /** To whichever open hub needs the lowest pip-stop. */
  toAnyHub(s: State): void {
    this.begin();
    for (let suit = 0; suit < SUITS; suit++) if (hubOf(s, suit) >= 0) this.target(hubOf(s, suit));
    this.search(s);
  }

  private begin(): void {
    this.pipstop.fill(NEVER);
    sizes.fill(0);
    this.targets = 0;
  }

  private target(hub: number): void {
    this.pipstop[hub] = 0;
    this.targets |= 1 << hub;
    this.enqueue(hub, 0);
  }

  private search(s: State): void {
    for (let level = 0; level < NEVER; level++) {
      for (let i = 0; i < sizes[level]; i++) this.spread(s, waiting[level][i], level);
    }
  }

  private enqueue(space: number, level: number): void {
    waiting[level][sizes[level]++] = space;
  }

  /** From the spaces beside this one the way leads over it. */
  private spread(s: State, space: number, level: number): void {
    if (level > this.pipstop[space]) return;
    const isTarget = space < TILES && (this.targets >> space) & 1;
    const over = isTarget ? 0 : Math.max(level, passValue(s, space) + 1);
    if (over >= NEVER) return;
    const n = neighbours(s, space);
    for (let i = 0; i < n; i++) {
      if (over >= this.pipstop[near[i]]) continue;
      this.pipstop[near[i]] = over;
      this.enqueue(near[i], over);
    }
  }
}
