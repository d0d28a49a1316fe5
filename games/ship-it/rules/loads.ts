import { LOADS, type State } from './state.ts';
import { NOWHERE, type Space } from './table.ts';

/** The bit of those who hold no seat, in `known`. */
export const WATCHER = 1 << 4;
export const EVERYBODY = WATCHER | 15;
/** Ace to five, as bits. */
export const ALL_RANKS = 0b111110;

/** SI-1.3: a new load under the next id, suit up; those who know its rank and what everybody knows of it. */
export function lay(s: State, suit: number, rank: number, space: Space, known: number, possible: number): void {
  const load = s.count++;
  s.id[load] = ++s.laid;
  s.loadSuit[load] = suit;
  s.rank[load] = rank;
  s.space[load] = space;
  s.up[load] = 0;
  s.moved[load] = 0;
  s.known[load] = known;
  s.possible[load] = possible;
}

/** SI-2.9: rank up, for everybody to see. */
export function turnUp(s: State, load: number): void {
  s.up[load] = 1;
  s.known[load] = EVERYBODY;
  s.possible[load] = 1 << s.rank[load];
}

export function removeLoad(s: State, load: number): void {
  s.count--;
  for (let i = load; i < s.count; i++) shift(s, i + 1, i);
}

/** SI-4.5: the coins of the shipment leave their ids. */
export function removeShipped(s: State): void {
  let kept = 0;
  for (let i = 0; i < s.count; i++) if (s.space[i] !== NOWHERE) shift(s, i, kept++);
  s.count = kept;
}

function shift(s: State, from: number, to: number): void {
  s.id[to] = s.id[from];
  s.loadSuit[to] = s.loadSuit[from];
  s.rank[to] = s.rank[from];
  s.space[to] = s.space[from];
  s.up[to] = s.up[from];
  s.moved[to] = s.moved[from];
  s.known[to] = s.known[from];
  s.possible[to] = s.possible[from];
}

export const loadName = (s: State, load: number): string => `f${s.id[load]}`;

/** −1 if no load on the table or in the shipment has this id. */
export function readLoad(s: State, id: unknown): number {
  for (let load = 0; load < s.count; load++) if (loadName(s, load) === id) return load;
  return -1;
}

export function loadAt(s: State, space: Space): number {
  for (let load = 0; load < s.count; load++) if (s.space[load] === space) return load;
  return -1;
}

export function loadsAt(s: State, space: Space): number {
  let n = 0;
  for (let load = 0; load < s.count; load++) if (s.space[load] === space) n++;
  return n;
}

/** Coins of the shipment under way, in `out`, in the order of their ids. */
export function shippedLoads(s: State, out: Uint8Array): number {
  let n = 0;
  for (let load = 0; load < s.count; load++) if (s.space[load] === NOWHERE) out[n++] = load;
  return n;
}

export const newHand = (): Uint8Array => new Uint8Array(LOADS);
