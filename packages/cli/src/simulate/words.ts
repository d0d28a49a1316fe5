import type { Figure, Share } from '@waybill/bots/statistics';
import { partsOf, useWords } from '@waybill/bots/trial';
import { fixed, signed } from '../text.ts';
import type { Difference } from './differences.ts';

/** `stopped after 1,200 of 10,000 matches`. */
export const stoppedAfter = (done: number, of: number) =>
  `stopped after ${done.toLocaleString('en')} of ${countOf(of)}\n`;

/** `1 match`, `1,000 matches`. */
export const countOf = (matches: number) => `${matches.toLocaleString('en')} ${matches === 1 ? 'match' : 'matches'}`;

/** As people read it, in a terminal and on a page. */
export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** With the interval that holds it with 95 % confidence. */
export const shareText = (share: Share) => `${percent(share.mean)} (${rangeText(share)})`;

export const rangeText = ({ low, high }: Share) => `${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)}`;

/** One match says nothing of how much another would differ. */
export const errorText = ({ error, count }: Figure, digits: number, unit = 1) =>
  count > 1 ? (error * unit).toFixed(digits) : '–';

/** What is compared, the two values, their difference and its error. */
export function differenceRow({ kind, of, first, second, difference }: Difference): string[] {
  const share = kind === 'wins' || kind === 'ending';
  const [unit, digits] = share ? [100, 1] : [1, kind === 'length' ? 1 : 2];
  const end = share ? ' %' : '';
  return [
    `${kind} ${kind === 'uses' ? useWords(partsOf(of)) : of}`,
    `${fixed(first.mean * unit, digits)}${end}`,
    `${fixed(second.mean * unit, digits)}${end}`,
    `${signed(difference.mean * unit, digits)}${end}`,
    errorText(difference, digits, unit),
  ];
}

/** Among a hundred figures, chance alone takes one so many errors from nothing in one report of twenty. */
export const CLEAR = 3.5;

export function isClear({ difference: { mean, error, count } }: Difference): boolean {
  return count > 1 && Math.abs(mean) > CLEAR * error;
}

/** What the same dice for all variants were good for, of what people look at first; null where nothing can be told. */
export function savedText(differences: readonly Difference[]): string | null {
  const told = differences.filter(({ kind, saved }) => saved !== null && (kind === 'score' || kind === 'wins'));
  const factors = told.map(({ saved }) => saved!);
  if (factors.length === 0) return null;
  const [low, high] = [Math.min(...factors).toFixed(1), Math.max(...factors).toFixed(1)];
  return `with separate dice, the same certainty in scores and wins would take ${low === high ? low : `${low} to ${high}`} times as many matches`;
}
