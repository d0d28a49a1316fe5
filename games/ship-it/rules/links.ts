import { isFree, uncover } from './cities.ts';
import { buyMove, liftMove, placeOf } from './codes.ts';
import { DOMINOES } from './dominoes.ts';
import { loadAt } from './loads.ts';
import { IN_POOL, LINK, LINKS, OFF, type State, TO_BUILD } from './state.ts';
import type { Step } from './step.ts';
import { type Direction, type Square, STEPS } from './table.ts';

function countDominoes(s: State, place: number): number {
  let n = 0;
  for (let domino = 0; domino < DOMINOES; domino++) if (s.dominoAt[domino] === place) n++;
  return n;
}

export const poolCount = (s: State): number => countDominoes(s, IN_POOL);
export const linkCount = (s: State): number => countDominoes(s, TO_BUILD);
export const onTable = (s: State, domino: number): boolean => s.dominoAt[domino] > TO_BUILD;
export const higherHalf = (s: State, domino: number): Square => s.dominoAt[domino] + STEPS[s.facing[domino]];

/** The domino on a square, or −1. */
export function dominoOn(s: State, square: Square): number {
  for (let domino = 0; domino < DOMINOES; domino++) {
    if (onTable(s, domino) && (s.dominoAt[domino] === square || higherHalf(s, domino) === square)) return domino;
  }
  return -1;
}

/** SI-2.2: the point is paid before the domino is seen. */
export const buying: Step = {
  offers(s, out) {
    if (s.phase === LINKS && s.points > 0 && poolCount(s) > 0) out.add(buyMove);
  },
  plays(s) {
    s.points--;
    s.awaited = LINK;
  },
};

/** SI-2.3. */
export const lifting: Step = {
  offers(s, out) {
    if (s.phase !== LINKS || s.points === 0 || s.lifted >= 0 || poolCount(s) > 0) return;
    for (let domino = 0; domino < DOMINOES; domino++) {
      if (onTable(s, domino) && !holdsPiece(s, domino) && canSlide(s, domino)) out.add(liftMove(domino));
    }
  },
  plays(s, move) {
    const domino = placeOf(move);
    const a = s.dominoAt[domino];
    const b = higherHalf(s, domino);
    s.points--;
    s.lifted = domino;
    s.liftedFrom = Math.min(a, b);
    s.liftedTo = Math.max(a, b);
    s.dominoAt[domino] = TO_BUILD;
    uncover(s, a);
    uncover(s, b);
  },
};

export function holdsPiece(s: State, domino: number): boolean {
  return occupied(s, s.dominoAt[domino]) || occupied(s, higherHalf(s, domino));
}

function occupied(s: State, half: Square): boolean {
  return loadAt(s, half) >= 0 || s.officials.includes(half);
}

export function canSlide(s: State, domino: number): boolean {
  for (let d = 0; d < 4; d++) if (slides(s, domino, d)) return true;
  return false;
}

function slides(s: State, domino: number, way: Direction): boolean {
  const a = s.dominoAt[domino];
  const b = higherHalf(s, domino);
  if (s.facing[domino] === way) return sweeps(s, b, way);
  if (s.facing[domino] === ((way + 2) & 3)) return sweeps(s, a, way);
  return sweeps(s, a, way) && sweeps(s, b, way);
}

/** Only free squares from here to the edge of the table. */
function sweeps(s: State, from: Square, way: Direction): boolean {
  let square = from + STEPS[way];
  while (isFree(s, square)) square += STEPS[way];
  return s.cell[square] === OFF;
}
