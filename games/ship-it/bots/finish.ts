import type { Rng } from '@waybill/kernel';
import { type ShipItState as State, game as shipIt } from '../rules/index.ts';
import { quick } from './moves.ts';
import { copied, LINKS, NOTHING, pointsOf } from './table.ts';

/** A turn with every point spent on its own takes fewer steps. */
const MOST_STEPS = 60;

/** Nothing of the turn has been used up. */
export function isTurnStart(s: State): boolean {
  return s.phase === LINKS && s.awaited === NOTHING && s.lifted < 0 && s.points >= pointsOf(s);
}

/** Chance that depends on the state alone (FNV-1a, then mulberry32), so that a state is always finished alike. */
class FixedChance implements Rng {
  private state = 0;

  take({ bytes, points, round, suit }: State): void {
    let hash = 0x811c9dc5 ^ (round << 16) ^ (suit << 8) ^ points;
    for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193);
    this.state = hash;
  }

  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  }
}

const chance = new FixedChance();
let table: State | null = null;

/** The state at the start of the next turn, or at the end, if the turn is finished as a sensible player would; in set-up, itself. */
export function finished(s: State): State {
  if (s.phase < LINKS || isTurnStart(s) || shipIt.next(s) === 'over') return s;
  const there = (table = copied(s, table));
  chance.take(s);
  for (let step = 0; step < MOST_STEPS; step++) {
    const actor = shipIt.next(there);
    if (actor === 'over') break;
    if (actor === 'chance') shipIt.chance.deal(there, chance);
    else shipIt.play(there, quick(there));
    if (isTurnStart(there)) break;
  }
  return there;
}
