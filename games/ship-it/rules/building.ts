import type { MoveList } from '@waybill/kernel';
import { cover, isFree } from './cities.ts';
import { buildMove, dominoOf, facingOf, placeOf } from './codes.ts';
import { DOMINOES, HIGH, isDouble, LOW } from './dominoes.ts';
import { BESIDE, BUILDING, FREE, type State, TO_BUILD } from './state.ts';
import type { Step } from './step.ts';
import { type Square, STEPS, squareAt } from './table.ts';

/**
 * SI-2.4. A place is always left: tiles and dominoes cover at most 152 squares, so more than half of the table is free,
 * and two free squares share an edge somewhere beside them.
 */
export const building: Step = {
  offers(s, out) {
    if (s.phase > BUILDING) return;
    const links = takeLinks(s);
    for (let y = 0; y < s.height; y++) {
      const end = squareAt(s.width, y);
      for (let square = squareAt(0, y); square < end; square++) {
        if (s.cell[square] === BESIDE) offerFrom(s, square, links, out);
      }
    }
  },
  plays(s, move) {
    const domino = dominoOf(move);
    const square = placeOf(move);
    s.phase = BUILDING;
    s.dominoAt[domino] = square;
    s.facing[domino] = facingOf(move);
    cover(s, square, LOW[domino]);
    cover(s, square + STEPS[facingOf(move)], HIGH[domino]);
  },
};

const hand = new Uint8Array(DOMINOES);

/** Fills `hand` with the links to build, and returns how many. */
function takeLinks(s: State): number {
  let n = 0;
  for (let domino = 0; domino < DOMINOES; domino++) if (s.dominoAt[domino] === TO_BUILD) hand[n++] = domino;
  return n;
}

/** Each pair of squares once: from its only square beside something, or from the first of two. */
function offerFrom(s: State, square: Square, links: number, out: MoveList): void {
  for (let d = 0; d < 4; d++) {
    const cell = s.cell[square + STEPS[d]];
    if (cell === FREE || (cell === BESIDE && d < 2)) offerPair(s, square, d, links, out);
  }
}

function offerPair(s: State, square: Square, d: number, links: number, out: MoveList): void {
  const other = square + STEPS[d];
  const back = (d + 2) & 3;
  for (let i = 0; i < links; i++) {
    const domino = hand[i];
    if (isBack(s, domino, square, other)) continue;
    if (d < 2 || !isDouble(domino)) out.add(buildMove(domino, square, d));
    if (d >= 2 || !isDouble(domino)) out.add(buildMove(domino, other, back));
  }
}

/** SI-2.3: the domino taken up may not go back on the same two squares, either way round. */
export function isBack(s: State, domino: number, a: Square, b: Square): boolean {
  return s.lifted === domino && Math.min(a, b) === s.liftedFrom && Math.max(a, b) === s.liftedTo;
}

export function touches(s: State, a: Square, b: Square): boolean {
  return s.cell[a] === BESIDE || s.cell[b] === BESIDE;
}

export const bothFree = (s: State, a: Square, b: Square): boolean => isFree(s, a) && isFree(s, b);
