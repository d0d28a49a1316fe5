import { Sfc32 } from '@waybill/kernel';
import { position } from '../sides/positions.ts';
import { type Bots, inParts } from './parts.ts';

const SEEDS = 8;

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, one) => sum + one) / values.length;
  return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1));
}

/** Asked again and again from other seeds: how often the same move is named, and how far its value strays, in words. */
export async function steadiness(bots: Bots, shares: readonly number[], positions: number): Promise<string> {
  const rng = new Sfc32('steadiness');
  let alike = 0;
  let strays = 0;
  for (let i = 0; i < positions; i++) {
    const s = position(bots.game, 2 + (i % 30), rng);
    const moves: number[] = [];
    const values: number[] = [];
    for (let seed = 0; seed < SEEDS; seed++) {
      const [best] = (await inParts(bots, shares, s, `${i} ${seed}`)).options;
      moves.push(best.move);
      values.push(best.value);
    }
    const pairs = moves.flatMap((a, at) => moves.slice(at + 1).map((b) => a === b));
    alike += pairs.filter(Boolean).length / pairs.length;
    strays += deviation(values);
  }
  return `two answers name one move in ${((100 * alike) / positions).toFixed(0)} %, values stray by ${(strays / positions).toPrecision(2)}`;
}
