import { LEVELS, type Level } from '@waybill/bots';
import { usage } from '../fail.ts';

/** How closely a bot looks at every decision. */
export interface Thoroughness {
  readonly level?: Level;
  readonly iterations?: number;
}

/** Levels that search: the others have no opinion worth a report. */
const SEARCHING = LEVELS.slice(LEVELS.indexOf('medium'));

export function readLevel(text = 'expert'): Thoroughness {
  if (SEARCHING.includes(text as Level)) return { level: text as Level };
  if (/^[1-9]\d{0,8}$/.test(text)) return { iterations: Number(text) };
  throw usage(`--level must be ${SEARCHING.join(', ')} or a number of iterations, not ${text}`);
}
