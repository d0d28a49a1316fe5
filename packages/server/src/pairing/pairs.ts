import type { PersonId } from '../log/entry.ts';

/** Somebody who looks for a match. */
export interface Seek {
  readonly id: string;
  readonly person: PersonId;
  /** Game, options and clock, as one text: who wants the same has the same. */
  readonly wish: string;
  readonly rating: number;
  /** The one whose offer was chosen from the list; then ratings don't matter. */
  readonly wants: string | null;
  readonly promise: string | null;
  readonly since: number;
}

export type Pair = readonly [Seek, Seek];

/** Ratings may be so far apart at first, and so much more for every second that both have waited. */
const GAP = 100;
const WIDER_EACH_SECOND = 15;

const secondsOf = ({ since }: Seek, now: number) => Math.max(0, now - since) / 1000;

/** How far apart two may be by now: who has waited longer would take anybody sooner. */
function gapOf(a: Seek, b: Seek, now: number): number {
  return GAP + WIDER_EACH_SECOND * (secondsOf(a, now) + secondsOf(b, now));
}

/** Who plays whom: the nearest first. Nobody is paired with themselves or with somebody either has blocked. */
export function pairsOf(seeks: readonly Seek[], now: number, blocked: (a: PersonId, b: PersonId) => boolean): Pair[] {
  const possible = seeks.flatMap((a, i) =>
    seeks.slice(i + 1).flatMap((b) => {
      if (a.wish !== b.wish || a.person === b.person || blocked(a.person, b.person)) return [];
      const asked = a.wants === b.id || b.wants === a.id;
      const apart = Math.abs(a.rating - b.rating);
      return asked || apart <= gapOf(a, b, now) ? [{ pair: [a, b] as const, apart: asked ? -1 : apart }] : [];
    }),
  );
  const taken = new Set<string>();
  const pairs: Pair[] = [];
  for (const { pair } of possible.toSorted((x, y) => x.apart - y.apart)) {
    if (pair.some(({ person }) => taken.has(person))) continue;
    for (const { person } of pair) taken.add(person);
    pairs.push(pair);
  }
  return pairs;
}
