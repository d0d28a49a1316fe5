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
 * One value for every moment: of a decision, its best option; before chance acts, the mean over its outcomes. A decision takes
 * away what it loses, chance brings its luck, and what is then thought of the next moment differently is drift: so all
 * changes add up. What chance deals before the first decision is nobody's luck.
 */
export function keepLedger(steps: readonly Step[], final: readonly number[], sign: number): Ledger {
  const values = [...valuesBefore(steps, final), final];
  const first = steps.findIndex(({ opinion }) => opinion !== null);
  const entries = steps.map((step, i) => entryOf(step, values[i], values[i + 1], sign, i > first && first >= 0));
  return { values, entries };
}

function valuesBefore(steps: readonly Step[], final: readonly number[]): (readonly number[])[] {
  const first = steps.find(({ opinion }) => opinion !== null)?.opinion;
  const start = first?.options[0].values ?? final;
  let begun = false;
  return steps.map(({ opinion, fortune }) => {
    begun ||= opinion !== null;
    return opinion?.options[0].values ?? (begun && fortune ? fortune.expected : start);
  });
}

function entryOf(
  { event, opinion, fortune }: Step,
  before: readonly number[],
  after: readonly number[],
  sign: number,
  begun: boolean,
): Entry {
  const change = (to: readonly number[], from: readonly number[]) =>
    to.map((value, seat) => sign * (value - from[seat]));
  const none = before.map(() => 0);
  if (opinion) {
    const effect = change(opinion.chosen.values, before);
    return {
      luck: none,
      error: effect.map((one, seat) => (seat === event.by ? -one : 0)),
      gift: effect.map((one, seat) => (seat === event.by ? 0 : one)),
      drift: change(after, opinion.chosen.values),
    };
  }
  if (!fortune || !begun) return { luck: none, error: none, gift: none, drift: change(after, before) };
  const luck = change(fortune.brought, fortune.expected);
  return { luck, error: none, gift: none, drift: change(after, fortune.brought) };
}
