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
