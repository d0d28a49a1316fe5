import { type Outcome, playOut } from '@waybill/bots/trial';
import { findGame } from '@waybill/rules';
import { type Game, isFlaw, readSetup } from '@waybill/rules/kernel';
import { type Player, playerOf } from '../players.ts';
import { DONE, type Job, NEXT, STOP, seatingsOf } from './job.ts';
import type { Played } from './played.ts';

/** All that is needed to play the matches of a job. */
export interface Table {
  readonly job: Job;
  readonly game: Game;
  /** The states that the variants begin with. */
  readonly starts: readonly unknown[];
  readonly bots: readonly Player[];
}

export async function openTable(job: Job): Promise<Table> {
  const game = findGame(job.variants[0].head.game)!;
  const bots = await Promise.all(job.bots.map(({ level, iterations }) => playerOf(level, game, { iterations })));
  const starts = job.variants.map(({ head }) => {
    const setup = readSetup(game, head);
    if (isFlaw(setup)) throw new Error(setup.words);
    return game.begin(setup);
  });
  return { job, game, starts, bots };
}

/** Plays matches until none is left or it is told to stop; between two matches and two steps, a host may breathe. */
export function* playAll(table: Table, board: Int32Array, done: Uint8Array | null): Generator<Played | null, void> {
  const { job, game, bots } = table;
  const stopped = () => Atomics.load(board, STOP) !== 0;
  const tables = seatingsOf(job);
  while (!stopped()) {
    const match = Atomics.add(board, NEXT, 1);
    if (match >= job.matches) return;
    if (done?.[match]) continue;
    const outcomes: Outcome[] = [];
    for (const start of table.starts) {
      const choosers = tables[match % tables.length].map((bot) => bots[bot]);
      const outcome = yield* playOut({ game, start, choosers }, job.seed, match, stopped);
      if (!outcome) return;
      outcomes.push(outcome);
    }
    Atomics.add(board, DONE, 1);
    yield { match, outcomes };
  }
}
