import { language } from '../words/catalogue.ts';

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `5 minutes ago`, or `in 5 minutes`, in the language in use. */
export function timeAgo(then: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, least]) => Math.abs(now - then) >= least) ?? ['second', 1000];
  return format.format(-Math.trunc((now - then) / length), unit);
}
