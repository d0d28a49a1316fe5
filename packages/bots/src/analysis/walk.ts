import { apply, type Event, type Game, isRefusal, judge, type Match, type Setup } from '@waybill/kernel';
import type { Fortune, Judge, Opinion } from './judge.ts';

/** One event and what the judge thinks of it. */
export interface Step {
  readonly index: number;
  readonly event: Event;
  /** Of a decision. */
  readonly opinion: Opinion | null;
  /** Of chance. */
  readonly fortune: Fortune | null;
}

export interface Walked<S> {
  readonly steps: readonly Step[];
  readonly end: S;
  /** What an unfinished match is worth; null where the judge can't say. */
  readonly outlook: readonly number[] | null;
}

/** Goes through a match event by event; yields how far it is, 0 to 1. */
export function* walk<S>(game: Game<S>, setup: Setup, { events }: Match, by: Judge<S>): Generator<number, Walked<S>> {
  const s = game.begin(setup);
  const before = game.clone(s);
  const steps: Step[] = [];
  for (const [index, event] of events.entries()) {
    const judged = judge(game, s, event);
    if (isRefusal(judged)) throw new Error(`event ${index} is refused: ${judged.clause}`);
    const opinion =
      event.by === 'chance' ? null : yield* paced(by.weigh(s, event.by, event, index), index, events.length);
    game.copy(s, before);
    apply(game, s, judged);
    const fortune = opinion ? null : yield* paced(by.fortune(before, s, index), index, events.length);
    steps.push({ index, event, opinion, fortune });
  }
  const outlook =
    game.next(s) === 'over' ? null : yield* paced(by.outlook(s, events.length), events.length, events.length);
  return { steps, end: s, outlook };
}

/** Tells the progress of one event as that of the whole. */
function* paced<T>(work: Generator<number, T>, index: number, events: number): Generator<number, T> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    yield (index + value) / (events + 1);
  }
}
