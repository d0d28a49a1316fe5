import { type Goal, goalOf, type Outlook } from '@waybill/bots/improve';

/** A goal as it stands in the form, wanted or not. Shares are in percent there. */
export interface Choice {
  readonly kind: Goal['kind'];
  readonly isWanted: boolean;
  readonly of: string;
  readonly target: number;
  readonly weight: number;
}

/** How far a target may go; none where there is nothing to choose. */
export const TARGETS: Partial<Record<Goal['kind'], readonly [min: number, max: number]>> = {
  length: [1, 9999],
  score: [-999, 999],
  exact: [-999, 999],
  ends: [0, 100],
};

/** All that can be wished for of a sheet that plays so: at first everything as it is. */
export function choicesFor({ length, score, seats, ends, every, isSolvable }: Outlook): Choice[] {
  const choice = (kind: Goal['kind'], target = 0, of = ''): Choice => ({
    kind,
    of,
    target: Math.round(target),
    weight: 1,
    isWanted: false,
  });
  const [ending] = Object.entries(ends).sort(([, a], [, b]) => b - a)[0] ?? [];
  const [field] = Object.keys(every);
  return [
    ...(field === undefined ? [] : [choice('every', 0, field)]),
    ...(seats === null ? [] : [choice('seats')]),
    choice('length', length),
    choice('score', score),
    ...(isSolvable ? [choice('exact', score)] : []),
    ...(ending === undefined ? [] : [choice('ends', ends[ending] * 100, ending)]),
  ];
}

export function goalsOf(choices: readonly Choice[]): Goal[] {
  return choices
    .filter(({ isWanted }) => isWanted)
    .map(({ kind, of, target, weight }) =>
      goalOf({ kind, of, weight, target: kind === 'ends' ? target / 100 : kind === 'every' ? 1 : target }),
    );
}
