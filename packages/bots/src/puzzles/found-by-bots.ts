import type { Move } from '@waybill/kernel';
import type { Level } from '../levels.ts';
import { choose } from '../think.ts';
import type { Decision } from './decision.ts';

const WEAK: readonly Level[] = ['easy', 'medium'];
const STRONG: Level = 'hard';
const TRIES = 8;

/** What all bots find is no puzzle. */
const TOO_EASY = 0.92;

export interface FoundByBots {
  readonly found: number;
  readonly tries: number;
}

/** How often bots of three levels find one of these moves, each trying several times with other dice in mind; null where nearly all do. */
export function foundByBots<S>(at: Decision<S>, right: readonly Move[]): FoundByBots | null {
  const weak = foundByWeak(at, right);
  return weak === null ? null : foundWithStrong(at, right, weak);
}

/** How often the weaker ones find one; null where they always do: then the strongest, which thinks longest, need not be asked. */
export function foundByWeak<S>(at: Decision<S>, right: readonly Move[]): number | null {
  const found = WEAK.reduce((sum, level) => sum + foundBy(at, right, level), 0);
  return found === WEAK.length * TRIES ? null : found;
}

export function foundWithStrong<S>(at: Decision<S>, right: readonly Move[], weak: number): FoundByBots | null {
  const tries = (WEAK.length + 1) * TRIES;
  const found = weak + foundBy(at, right, STRONG);
  return found > TOO_EASY * tries ? null : { found, tries };
}

/** Whether every try of a bot of this level finds one. */
export function isAlwaysFoundBy<S>(at: Decision<S>, right: readonly Move[], level: Level): boolean {
  return foundBy(at, right, level) === TRIES;
}

function foundBy<S>({ game, s, seat, knowledge, seed }: Decision<S>, right: readonly Move[], level: Level): number {
  let found = 0;
  for (let n = 0; n < TRIES; n++) {
    if (right.includes(choose(game, s, seat, knowledge, { level, seed: `${seed} ${level} ${n}` }))) found++;
  }
  return found;
}
