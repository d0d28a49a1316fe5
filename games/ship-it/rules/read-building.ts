import { type EventOf, type Move, type Refusal, refuse } from '@waybill/kernel';
import { bothFree, isBack, touches } from './building.ts';
import { buildMove, buyMove, liftMove } from './codes.ts';
import { isDouble, LOW, readDomino } from './dominoes.ts';
import type { Events } from './events.ts';
import { canSlide, dominoOn, holdsPiece, linkCount, poolCount } from './links.ts';
import { broke } from './points.ts';
import { OFF, type State, TO_BUILD } from './state.ts';
import { readSquare, type Square, STEPS } from './table.ts';

/** SI-2.2 */
export function readLink(s: State): Move | Refusal {
  return broke(1, s.points) ?? (poolCount(s) > 0 ? buyMove : refuse('SI-2.2', 'pool-empty'));
}

/** SI-2.3 */
export function readLift(s: State, at: string): Move | Refusal {
  const domino = dominoOn(s, readSquare(at));
  return broke(1, s.points) ?? stuck(s, domino, at) ?? liftMove(domino);
}

function stuck(s: State, domino: number, at: string): Refusal | null {
  if (poolCount(s) > 0) return refuse('SI-2.3', 'pool-left', { pool: poolCount(s) });
  if (s.lifted >= 0) return refuse('SI-2.3', 'lifted-already');
  if (domino < 0) return refuse('SI-2.3', 'no-domino', { at });
  if (holdsPiece(s, domino)) return refuse('SI-2.3', 'lift-holds', { at });
  return canSlide(s, domino) ? null : refuse('SI-2.3', 'lift-stuck', { at });
}

/** SI-2.3, SI-2.4 */
export function readBuild(s: State, event: EventOf<Events, 'build'>): Move | Refusal {
  const { domino: pips, squares: names } = event;
  const domino = readDomino(pips);
  const [a, b] = names.map(readSquare);
  if (domino >= 0 && names.length === 2 && isBack(s, domino, a, b)) return refuse('SI-2.3', 'lift-back');
  if (linkCount(s) === 0) return refuse('SI-2.4', 'no-links');
  if (domino < 0) return refuse('SI-2.4', 'build-unknown', { domino: pips.join('-') });
  if (s.dominoAt[domino] !== TO_BUILD) return refuse('SI-2.4', 'build-not-yours', { domino: pips.join('-') });
  return badSquares(s, names) ?? (LOW[domino] === pips[0] ? placed(domino, a, b) : placed(domino, b, a));
}

function badSquares(s: State, names: readonly string[]): Refusal | null {
  const facts = { squares: names };
  if (names.length !== 2) return refuse('SI-2.4', 'build-two', { have: names.length });
  const [a, b] = names.map(readSquare);
  if (a < 0 || b < 0 || s.cell[a] === OFF || s.cell[b] === OFF) return refuse('SI-2.4', 'build-off', facts);
  if (!STEPS.some((step) => a + step === b)) return refuse('SI-2.4', 'build-apart', facts);
  if (!bothFree(s, a, b)) return refuse('SI-2.4', 'build-covered', facts);
  return touches(s, a, b) ? null : refuse('SI-2.4', 'build-alone', facts);
}

/** A double lies the same both ways; it is listed once, to the right or down. */
function placed(domino: number, low: Square, high: Square): Move {
  const from = isDouble(domino) ? Math.min(low, high) : low;
  const to = isDouble(domino) ? Math.max(low, high) : high;
  return buildMove(
    domino,
    from,
    STEPS.findIndex((step) => from + step === to),
  );
}
