import type { Step } from './walk.ts';

/** What changed at one event, by seat; above 0 is good, and an error is a loss. */
export interface Entry {
  readonly luck: readonly number[];
  readonly error: readonly number[];
  readonly gift: readonly number[];
  readonly drift: readonly number[];
}

export interface Ledger {
  readonly entries: readonly Entry[];
  /** By event: the values before it; and after the last. */
  readonly values: readonly (readonly number[])[];
}

/**
 * One value for every moment: of a decision, its best option; before chance acts, what the last decision chose. So all
 * changes add up: a decision takes away what it loses, chance brings what the next decision is worth, and where a decision
 * follows at once, the judge's second thoughts are drift. What chance deals before the first decision is nobody's luck.
 */
export function keepLedger(steps: readonly Step[], final: readonly number[], sign: number): Ledger {
  const values = [...valuesBefore(steps, final), final];
  return { values, entries: steps.map((step, i) => entryOf(step, values[i], values[i + 1], sign)) };
}

function valuesBefore(steps: readonly Step[], final: readonly number[]): (readonly number[])[] {
  const first = steps.find(({ opinion }) => opinion !== null)?.opinion;
  let decided = first?.options[0].values ?? final;
  return steps.map(({ opinion }) => {
    if (!opinion) return decided;
    decided = opinion.chosen.values;
    return opinion.options[0].values;
  });
}

function entryOf({ event, opinion }: Step, before: readonly number[], after: readonly number[], sign: number): Entry {
  const change = (to: readonly number[], from: readonly number[]) =>
    to.map((value, seat) => sign * (value - from[seat]));
  const none = before.map(() => 0);
  if (!opinion) return { luck: change(after, before), error: none, gift: none, drift: none };
  const effect = change(opinion.chosen.values, before);
  return {
    luck: none,
    error: effect.map((one, seat) => (seat === event.by ? -one : 0)),
    gift: effect.map((one, seat) => (seat === event.by ? 0 : one)),
    drift: change(after, opinion.chosen.values),
  };
}
