import type { Refusal } from '@waybill/kernel';
import type { Status } from '@waybill/protocol';
import { timeSpan } from '../look/time-ago.ts';
import { en, t } from '../words/online.ts';

type Key = keyof typeof en;

/** What the server refuses by itself, in the language in use; its own words where it says something new. */
export function explain(refusal: Refusal & { readonly words?: string }): string {
  const key = `refuse.${refusal.code}`;
  if (key in en) return t(key as Key, refusal.facts);
  return refusal.words ?? refusal.code;
}

/** Why nobody can move, though the rules would let somebody; null while the match goes on. */
export function haltWords({ phase, paused, ending, seats }: Status, names: readonly string[]): string | null {
  if (phase === 'on') return paused ? t('halt.paused') : null;
  if (!ending || ending.how === 'played') return null;
  const gone = seats.findIndex(({ out }, seat) => out && !ending.winners.includes(seat));
  return t(`halt.${ending.how}`, { name: names[gone] ?? '' });
}

export const outageWords = (ms: number): string => t('outage', { time: timeSpan(ms) });
