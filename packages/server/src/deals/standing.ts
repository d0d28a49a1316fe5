import type { Game, Seat } from '@waybill/kernel';
import type { DealResult } from '@waybill/protocol';
import type { StoredEnd } from '../host/append.ts';

export type DealOutcome = Pick<DealResult, 'how' | 'score' | 'margin' | 'won'> & {
  /** What is compared: the first number that differs decides, and the higher is better. */
  readonly worth: readonly number[];
};

/** Who has won is better than who has not, and then by how much; alone, the score. */
export function outcomeOf({ best }: Pick<Game, 'best'>, end: StoredEnd, seat: Seat): DealOutcome {
  const { how, scores, winners } = end;
  const won = winners.includes(seat);
  if (!scores) return { how, score: null, margin: null, won, worth: [0] };
  const sign = best === 'highest' ? 1 : -1;
  const others = scores.filter((_, at) => at !== seat).map((score) => score * sign);
  const own = scores[seat] * sign;
  if (others.length === 0) return { how, score: scores[seat], margin: null, won, worth: [1, own] };
  const margin = own - Math.max(...others);
  return { how, score: scores[seat], margin, won, worth: [1, won ? 1 / winners.length : 0, margin] };
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((one, i) => one !== b[i]);
  return at < 0 ? 0 : a[at] - (b[at] ?? Number.NEGATIVE_INFINITY);
}

/** As in bridge: what each has against all others in the same seat, best first. */
export function standing<T extends { readonly seat: Seat; readonly worth: readonly number[] }>(
  all: readonly T[],
): (T & Pick<DealResult, 'place' | 'percent'>)[] {
  return all
    .map((one) => {
      const others = all.filter((other) => other !== one && other.seat === one.seat);
      const better = others.filter((other) => compare(other.worth, one.worth) > 0).length;
      const alike = others.filter((other) => compare(other.worth, one.worth) === 0).length;
      const beaten = others.length - better - alike / 2;
      return { ...one, place: better + 1, percent: others.length === 0 ? null : (100 * beaten) / others.length };
    })
    .toSorted((a, b) => a.seat - b.seat || a.place - b.place);
}
