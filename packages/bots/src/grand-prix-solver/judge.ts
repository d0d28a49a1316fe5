import { grandPrix, prepare, type Sheet, type State } from '@waybill/rules/grand-prix';
import { canonical, type Event, isRefusal, judge, type Seat } from '@waybill/rules/kernel';
import type { Judge, Opinion } from '../analysis/judge.ts';
import { Exact, type Solved } from './exact.ts';
import { solvingSeason } from './season.ts';
import { season2021 } from './season-2021.ts';
import { workOf } from './size.ts';
import { readTable, type Table } from './table.ts';

/** States that can be settled while somebody waits: about half a minute. */
const BEARABLE = 3e7;

/** Judges by the truth. A season without a table is solved first. */
class ExactJudge implements Judge<State> {
  readonly unit = 'score';
  readonly exact = true;
  readonly range = [80, 0] as const;
  private known: Exact | null;

  constructor(
    private readonly sheet: Sheet,
    solved: Solved | null,
  ) {
    this.known = solved && new Exact(solved);
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

  *outlook(s: State): Generator<number, readonly number[]> {
    const exact = yield* this.ready(s);
    return [exact.value(s)];
  }

  private *ready(s: State): Generator<number, Exact> {
    this.known ??= new Exact(yield* solvingSeason(this.sheet));
    yield* this.known.ready(s);
    return this.known;
  }
}

/** A judge for this sheet, with its table if there is one; null where solving it would take too long. */
export function judgeOf(sheet: Sheet, table: Table = season2021): Judge<State> | null {
  const solved = canonical(table.sheet) === canonical(sheet) ? readTable(table) : null;
  if (!solved && workOf(prepare(sheet)).states > BEARABLE) return null;
  return new ExactJudge(sheet, solved);
}
