import type { Figure } from '@waybill/bots/statistics';
import { partsOf, useWords } from '@waybill/bots/trial';
import type { Difference } from './differences.ts';

/** As people read it, in a terminal and on a page. */
export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export const shareText = ({ mean, error }: Figure) => `${percent(mean)} ± ${(error * 100).toFixed(1)}`;

export function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
}

/** What is compared, the two values, their difference and its error. */
export function differenceRow({ kind, of, first, second, difference }: Difference): string[] {
  const share = kind === 'wins' || kind === 'ending';
  const [unit, digits] = share ? [100, 1] : [1, kind === 'length' ? 1 : 2];
  const end = share ? ' %' : '';
  return [
    `${kind} ${kind === 'uses' ? useWords(partsOf(of)) : of}`,
    `${(first.mean * unit).toFixed(digits)}${end}`,
    `${(second.mean * unit).toFixed(digits)}${end}`,
    `${signed(difference.mean * unit, digits)}${end}`,
    (difference.error * unit).toFixed(digits),
  ];
}

/** Among a hundred figures, chance alone takes one so many errors from nothing in one report of twenty. */
export const CLEAR = 3.5;

export function isClear({ difference: { mean, error } }: Difference): boolean {
  return Math.abs(mean) > CLEAR * error;
}
