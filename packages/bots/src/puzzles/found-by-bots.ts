import type { Game, Move, Seat } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Level } from '../levels.ts';
import { choose } from '../think.ts';

const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];
const TRIES = 8;

/** What all bots find is no puzzle. */
const TOO_EASY = 0.92;

/** How often bots of three levels find this move, each trying several times with other dice in mind; null where nearly all do. */
export function foundByBots<S>(
  game: Game<S>,
  s: S,
  seat: Seat,
  knowledge: Knowledge<S>,
  move: Move,
  seed: string,
): { readonly found: number; readonly tries: number } | null {
  const tries = LEVELS.length * TRIES;
  let found = 0;
  for (const [i, level] of LEVELS.entries()) {
    // What the weaker ones always find the strongest, which thinks longest, need not be asked.
    if (i === LEVELS.length - 1 && found === i * TRIES) return null;
    for (let n = 0; n < TRIES; n++) {
      if (choose(game, s, seat, knowledge, { level, seed: `${seed} ${level} ${n}` }) === move) found++;
    }
  }
  return found > TOO_EASY * tries ? null : { found, tries };
}
