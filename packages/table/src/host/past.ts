import { apply, type Event, isRefusal, judge, type View, type Viewer } from '@waybill/rules/kernel';
import { begin } from '../log/fold.ts';
import type { Table } from '../log/table.ts';

/** What a viewer knew after each of so many events, from `from` to `to`, both included. */
export function viewsOf(table: Table, history: readonly Event[], viewer: Viewer, from: number, to: number): View[] {
  const { game } = table;
  const { state } = begin(table);
  const views: View[] = [];
  for (let index = 0; index <= Math.min(to, history.length); index++) {
    if (index >= from) views.push(game.view(state, viewer));
    const judged = index < history.length ? judge(game, state, history[index]) : null;
    if (judged && !isRefusal(judged)) apply(game, state, judged);
  }
  return views;
}
