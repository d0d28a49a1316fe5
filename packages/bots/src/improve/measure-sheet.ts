import { type Game, type Setup, setupOf } from '@waybill/kernel';
import { type GameBots, knowledgeOf, worthOf } from '../game-bots.ts';
import type { Level } from '../levels.ts';
import { chooserOf, playInto, type Solving, Tally } from '../trial/index.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { type Goal, type Measured, measure } from './wish.ts';

/** A sheet to be played, as it can be sent to a thread. */
export interface SheetTask {
  readonly game: string;
  readonly setup: Pick<Setup, 'options' | 'seats'>;
  readonly sheet: unknown;
  /** None: everything there is to say of the sheet. */
  readonly goals: readonly Goal[] | null;
  readonly level: Level;
  readonly matches: number;
  readonly seed: string;
}

export type SheetFindings = { readonly measured: readonly Measured[] } | { readonly outlook: Outlook };

/** Plays a sheet; yields how far it is, 0 to 1. All sheets that are played with the same seed meet the same dice. */
export async function measureSheet(
  game: Game,
  bots: GameBots | null,
  task: SheetTask,
): Promise<Generator<number, SheetFindings>> {
  const { level, goals } = task;
  const setup = setupOf(game, { ...task.setup, sheet: task.sheet });
  const chooser = chooserOf(game, await knowledgeOf(game, bots), level);
  const table = { game, start: game.begin(setup), choosers: setup.seats.map(() => chooser) };
  const isSolved = goals === null || goals.some(({ kind }) => kind === 'exact');
  return playing(task, table, isSolved ? await worthOf(bots, setup) : null);
}

function* playing(
  { goals, seed, matches }: SheetTask,
  table: Parameters<typeof playInto>[1],
  solving: Solving | null,
): Generator<number, SheetFindings> {
  const tally = new Tally(table.game.best, [table.choosers.map(() => 0)], 1);
  for (const done of playInto(tally, table, seed, matches)) yield done / matches;
  if (goals === null) return { outlook: outlookOf(table.game, tally, solving !== null) };
  const exact = solving && (yield* solved(solving));
  return { measured: goals.map((goal) => measure(goal, tally, exact)) };
}

function* solved(solving: Solving): Generator<number, number> {
  for (;;) {
    const step = solving.next();
    if (step.done) return step.value.score;
    yield 1;
  }
}
