import type { Game, Setup } from '@waybill/rules/kernel';
import type { Judge } from './analysis/judge.ts';
import type { Naming } from './trial/naming.ts';
import type { Solving } from './trial/worth.ts';

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

/** The games that somebody can solve for any sheet of bearable size, one line each. */
const worths: { readonly [id: string]: () => Promise<{ worthOf(sheet: never): Solving | null }> } = {
  'grand-prix': () => import('./grand-prix-solver/worth.ts'),
};

/** What perfect play can expect, still to be found out; null where nobody can. */
export async function loadWorth(game: Game, sheet: unknown): Promise<Solving | null> {
  const load = worths[game.id];
  return load ? (await load()).worthOf(sheet as never) : null;
}

/** The games whose sheets have names for what is decided, one line each. */
const namings: { readonly [id: string]: () => Promise<{ readonly naming: Naming<never> }> } = {
  'black-pawn-trucking': () => import('./trial/city-naming.ts'),
  'cape-to-cairo': () => import('./trial/city-naming.ts'),
  'hauling-astronauts': () => import('./trial/hauling-astronauts-naming.ts'),
};

export async function loadNaming(game: Game): Promise<Naming | null> {
  const load = namings[game.id];
  return load ? ((await load()).naming as Naming) : null;
}
