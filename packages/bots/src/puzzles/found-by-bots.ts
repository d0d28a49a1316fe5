import type { Game, Move, Seat } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Level } from '../levels.ts';
import { choose } from '../think.ts';

const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];
const TRIES = 8;

/** How often bots of three levels find this move, each trying several times with other dice in mind. */
export function foundByBots<S>(
  game: Game<S>,
  s: S,
  seat: Seat,
  knowledge: Knowledge<S>,
  move: Move,
  seed: string,
): { readonly found: number; readonly tries: number } {
  let found = 0;
  for (const level of LEVELS) {
    for (let n = 0; n < TRIES; n++) {
      if (choose(game, s, seat, knowledge, { level, seed: `${seed} ${level} ${n}` }) === move) found++;
    }
  }
  return { found, tries: LEVELS.length * TRIES };
}
