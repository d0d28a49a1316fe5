import { language } from '../words/catalogue.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const unitOf = (ms: number) => UNITS.find(([, least]) => ms >= least) ?? (['second', 1000] as const);

/** `5 minutes ago`, or `in 5 minutes`, in the language in use. */
export function timeAgo(then: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const [unit, length] = unitOf(Math.abs(now - then));
  return format.format(-Math.trunc((now - then) / length), unit);
}

/** `5 minutes`, in the language in use. */
export function timeSpan(ms: number): string {
  const [unit, length] = unitOf(ms);
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.round(ms / length),
  );
}
