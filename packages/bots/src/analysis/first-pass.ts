import type { Match } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Thoroughness } from './search-judge.ts';

/** Milliseconds of one idle core that a first look at a whole match may take, whatever its length. */
const MILLISECONDS = 4000;
/** What is spent on searching; the rest is for roll-outs. */
const SEARCHING = 0.5;
/** What a roll-out of all options takes, in iterations of the search. */
const ROLL_OUT = 150;
const FEWEST = 16;
const MOST = 3000;
const MOST_ROLL_OUTS = 48;
/** What a look at all options to the end of the turn takes, in iterations of the search. */
const LOOK = 3;
const FEWEST_LOOKS = 6;
const MOST_LOOKS = 64;

/** A first pass over a match: what its length leaves for each decision. The same on every machine. */
export function firstPass({ events }: Match, { horizon, pace }: Pick<Knowledge, 'horizon' | 'pace'>): Thoroughness {
  const decisions = Math.max(1, events.filter(({ by }) => by !== 'chance').length);
  const each = (MILLISECONDS * pace) / decisions;
  if (horizon) return { looks: Math.round(Math.min(MOST_LOOKS, Math.max(FEWEST_LOOKS, each / LOOK))) };
  const iterations = Math.round(Math.min(MOST, Math.max(FEWEST, SEARCHING * each)));
  const rollOuts = Math.floor(Math.min(MOST_ROLL_OUTS, ((1 - SEARCHING) * each) / ROLL_OUT));
  return { iterations, rollOuts };
}
