import type { Rng } from '@waybill/kernel';
import type { Measured } from './wish.ts';

/** A sheet and what is known of it. */
export interface Candidate {
  readonly sheet: unknown;
  /** One a goal; of `matches` matches. */
  readonly measured: readonly Measured[];
  readonly matches: number;
}

export interface Search {
  readonly first: unknown;
  readonly weights: readonly number[];
  readonly rounds: number;
  /** How many new sheets a round begins with. */
  readonly brood: number;
  /** Of every sheet that comes to the end of a round. */
  readonly matches: number;
  readonly rng: Rng;
  readonly mutate: (sheet: unknown) => unknown;
  /** Plays all of these so often, with the same dice; null if it was stopped. */
  readonly play: (sheets: readonly unknown[], matches: number) => Promise<readonly (readonly Measured[])[] | null>;
  /** Hears what is known: at first of the sheet it began with, then after each round. */
  readonly tell?: (round: number, front: readonly Candidate[], first: Candidate) => void;
}

export interface Found {
  /** The sheet it began with; null if it was stopped before that was known. */
  readonly first: Candidate | null;
  readonly front: readonly Candidate[];
  readonly stopped: boolean;
}

/** Each time half of them go on, with twice as many matches. */
const HALVINGS = 2;

/** How many matches a search takes at most, all sheets together. */
export function matchesOf({ rounds, brood, matches }: Pick<Search, 'rounds' | 'brood' | 'matches'>): number {
  let [sheets, round] = [brood, 0];
  for (let rung = HALVINGS; rung >= 0; rung--) {
    round += sheets * Math.max(1, matches >> rung);
    sheets = Math.ceil(sheets / 2);
  }
  return matches + rounds * round;
}

/**
 * Looks for sheets that come nearer to all goals: those found best have children, most of which are sorted out after a few
 * matches. What it keeps is the front: nothing there is worse than another by every goal.
 */
export async function search(plan: Search): Promise<Found> {
  const begun = await plan.play([plan.first], plan.matches);
  if (!begun) return { first: null, front: [], stopped: true };
  const first: Candidate = { sheet: plan.first, measured: begun[0], matches: plan.matches };
  let front = [first];
  plan.tell?.(0, front, first);
  const seen = new Set([JSON.stringify(plan.first)]);
  for (let round = 1; round <= plan.rounds; round++) {
    let sheets = children(plan, front, seen);
    let found: readonly (readonly Measured[])[] | null = [];
    for (let rung = HALVINGS; rung >= 0 && sheets.length > 0; rung--) {
      const matches = Math.max(1, plan.matches >> rung);
      found = await plan.play(sheets, matches);
      if (!found) return { first, front, stopped: true };
      if (rung === 0) break;
      const costs = found.map((measured) => costOf(measured, plan.weights));
      const order = [...sheets.keys()].sort((a, b) => costs[a] - costs[b] || a - b);
      sheets = order.slice(0, Math.ceil(sheets.length / 2)).map((i) => sheets[i]);
    }
    const fresh = sheets.map((sheet, i) => ({ sheet, measured: found[i], matches: plan.matches }));
    front = frontOf([...front, ...fresh], plan.weights);
    plan.tell?.(round, front, first);
  }
  return { first, front, stopped: false };
}

function children({ brood, rng, mutate }: Search, front: readonly Candidate[], seen: Set<string>): unknown[] {
  const sheets: unknown[] = [];
  for (let tried = 0; tried < 20 * brood && sheets.length < brood; tried++) {
    const child = mutate(front[rng.below(front.length)].sheet);
    const key = JSON.stringify(child);
    if (child === null || seen.has(key)) continue;
    seen.add(key);
    sheets.push(child);
  }
  return sheets;
}

export function costOf(measured: readonly Measured[], weights: readonly number[]): number {
  return measured.reduce((sum, { cost }, i) => sum + weights[i] * cost, 0);
}

/** Best by all goals together first; of those that do the same, the one found first. */
export function frontOf(all: readonly Candidate[], weights: readonly number[]): Candidate[] {
  const beats = (a: Candidate, b: Candidate) =>
    a.measured.every(({ cost }, i) => cost <= b.measured[i].cost) &&
    a.measured.some(({ cost }, i) => cost < b.measured[i].cost);
  const same = (a: Candidate, b: Candidate) => a.measured.every(({ cost }, i) => cost === b.measured[i].cost);
  return all
    .filter((one, i) => !all.some((other, j) => beats(other, one) || (j < i && same(other, one))))
    .sort((a, b) => costOf(a.measured, weights) - costOf(b.measured, weights));
}
