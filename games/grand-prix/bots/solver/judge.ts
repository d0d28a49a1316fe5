import type { Fortune, Judge, Opinion } from '@waybill/bots/analysis';
import { type Event, isRefusal, judge, type Seat, type Setup } from '@waybill/kernel';
import { game as grandPrix, lowestOf, prepare, type Sheet, type State } from '../../rules/index.ts';
import { Exact } from './exact.ts';
import { exactOf } from './known.ts';
import { solvingSeason } from './season.ts';
import { solvingCost } from './size.ts';
import { isTableOf, readTable, type SeasonTable } from './table.ts';

/** States that can be settled while somebody waits: about half a minute. */
const BEARABLE = 3e7;

/** Judges by the truth. A season without a table is solved first. */
class ExactJudge implements Judge<State> {
  readonly unit = 'score';
  readonly exact = true;
  readonly range = [80, 0] as const;
  private readonly start: State;

  constructor(
    private readonly setup: Setup<Sheet>,
    private known: Exact | null,
  ) {
    this.start = grandPrix.begin(setup);
  }

  *weigh(s: State, _seat: Seat, event: Event): Generator<number, Opinion> {
    const exact = yield* this.ready(s);
    const judged = judge(grandPrix, s, event);
    const weighed = exact
      .options(s)
      .map(({ move, event: option, value }) => ({ move, event: option, values: [value] }));
    const chosen = weighed.find(({ move }) => !isRefusal(judged) && move === judged.move);
    if (!chosen) throw new Error(`not a legal decision: ${JSON.stringify(event)}`);
    return { options: weighed, chosen, choices: weighed.length };
  }

  *fortune(before: State, after: State): Generator<number, Fortune> {
    const exact = yield* this.ready(before);
    const expected = exact.value(before);
    yield* exact.ready(after);
    return { expected: [expected], brought: [exact.value(after)], variance: [0] };
  }

  *outlook(s: State): Generator<number, readonly number[]> {
    const exact = yield* this.ready(s);
    return [exact.value(s)];
  }

  private *ready(s: State): Generator<number, Exact> {
    const { setup, start } = this;
    this.known ??= new Exact(yield* solvingSeason(setup.sheet, { lowest: lowestOf(setup.options) }));
    // All matches begin alike: looked at from the start, the first circuit is settled for every one of them.
    if (s.circuit === 0 && s.time >= start.time - 1) yield* this.known.ready(start);
    yield* this.known.ready(s);
    return this.known;
  }
}

/** A judge for this season, with its table if there is one; null where solving it would take too long. */
export function judgeOf(setup: Setup<Sheet>, given?: SeasonTable): Judge<State> | null {
  const { sheet, options } = setup;
  const lowest = lowestOf(options);
  const season = prepare(sheet, lowest);
  const solved = given && isTableOf(given, { sheet, lowest }) ? readTable(given) : null;
  const known = solved ? new Exact(solved) : exactOf(season);
  if (!known && solvingCost(season).states > BEARABLE) return null;
  return new ExactJudge(setup, known);
}
