import type { Game, Setup } from '@waybill/rules/kernel';
import type { Judge } from './analysis/judge.ts';

interface Truth {
  judgeOf(sheet: never, table?: never): Judge<never> | null;
}

/** The games of which the truth is known, one line each, loaded when it is asked for. */
const truths: { readonly [id: string]: () => Promise<Truth> } = {
  'grand-prix': () => import('./grand-prix-solver/judge.ts'),
};

/** Somebody who knows the truth about this match, with a table of its own sheet if there is one; else null. */
export async function loadJudge<S>(game: Game<S>, { sheet }: Setup, table?: unknown): Promise<Judge<S> | null> {
  const load = truths[game.id];
  return load ? (await load()).judgeOf(sheet as never, table as never) : null;
}
