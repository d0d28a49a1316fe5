import { type Judge } from '@waybill/bots/analysis';
import { loadJudge } from '@waybill/games/load-bots';
import { canonical, type Event, type Game, MoveList, type Seat, type Setup } from '@waybill/kernel';
import { drive } from '../run-thinking.ts';
import { clock } from '../yield-to-page.ts';

/** How long somebody who asks for a hint may have to wait for the truth, and when that is guessed from how far it is. */
const PATIENCE = 60_000;
const GUESSED_AFTER = 3000;

type Known = { readonly of: string; readonly judge: Judge<unknown> | null };

/** A judge has prepared what it was asked about last, so the same one is asked again. */
let known: Known | null = null;

async function judgeOf(game: Game, setup: Setup): Promise<Judge<unknown> | null> {
  const of = canonical({ game: game.id, options: setup.options, sheet: setup.sheet ?? null });
  if (known?.of !== of) known = { of, judge: await loadJudge(game, setup) };
  return known.judge;
}

interface Truth {
  /** Best first. */
  readonly options: readonly { readonly event: Event; readonly value: number }[];
  readonly unit: 'score' | 'win';
}

/** The exact value of every option; null where nobody knows, or it would take too long to find out. */
export async function exactValues(
  game: Game,
  setup: Setup,
  state: unknown,
  seat: Seat,
  report: (share: number) => void,
): Promise<Truth | null> {
  const judge = await judgeOf(game, setup);
  if (!judge) return null;
  const moves = new MoveList();
  game.moves(state, moves);
  const weighing = judge.weigh(state, seat, game.write(state, moves.codes[0]), 0);
  const opinion = await drive(patiently(weighing), report);
  return (
    opinion && {
      options: opinion.options.map(({ event, values }) => ({ event, value: values[seat] })),
      unit: judge.unit,
    }
  );
}

/** Gives up when it is going to take too long. */
function* patiently<T>(work: Generator<number, T>): Generator<number, T | null> {
  for (const from = clock(); ; ) {
    const { done, value } = work.next();
    if (done) return value;
    const spent = clock() - from;
    if (spent > GUESSED_AFTER && spent > value * PATIENCE) return null;
    yield value;
  }
}
