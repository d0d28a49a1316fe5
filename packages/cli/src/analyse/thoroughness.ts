import { LEVELS, type Level } from '@waybill/bots';
import type { Thoroughness } from '@waybill/bots/analysis';
import { usage } from '../fail.ts';

/** Levels that search: the others have no opinion worth a report. */
const SEARCHING = LEVELS.slice(LEVELS.indexOf('medium'));

/** Null for a first pass, which takes a few seconds whatever the match. */
export function readLevel(text: string | undefined): Thoroughness | null {
  if (text === undefined) return null;
  if (SEARCHING.includes(text as Level)) return { level: text as Level };
  if (/^[1-9]\d{0,8}$/.test(text)) return { iterations: Number(text) };
  throw usage(`--level must be ${SEARCHING.join(', ')} or a number of iterations, not ${text}`);
}

const MOST_ROLL_OUTS = 100_000;

/** From each option; 0 where nobody asked. One alone has no error. */
export function readRollOuts(text: string | undefined): number {
  if (text === undefined) return 0;
  const runs = Number(text);
  if (/^\d+$/.test(text) && runs >= 2 && runs <= MOST_ROLL_OUTS) return runs;
  throw usage(`--rollouts must be a number from 2 to ${MOST_ROLL_OUTS}, not ${text}`);
}
