import { language } from './catalogue.ts';

/** A share as people read it: never 0 where it can happen, never 100 where it may not. */
export function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > 0) return '<1\u00a0%';
  return rounded === 100 && share < 0.9999 ? '>99\u00a0%' : `${rounded}\u00a0%`;
}

/** Two decimals, as the language writes them. */
export function fine(value: number): string {
  return value.toLocaleString(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
