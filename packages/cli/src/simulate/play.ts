import { type Outcome, type PatientChooser, playOut } from '@waybill/bots/trial';
import { findGame } from '@waybill/games';
import { type Event, type Game, setupOf } from '@waybill/kernel';
import { playerOf } from '../players.ts';
import { DONE, dealOf, type Job, NEXT, STOP, seatingsOf } from './job.ts';
import { keepMatch } from './match-files.ts';
import type { Played } from './played.ts';

/** All that is needed to play the matches of a job. */
export interface OpenedJob {
  readonly job: Job;
  readonly game: Game;
  /** The states that the variants begin with. */
  readonly starts: readonly unknown[];
  /** Who plays for a bot at that seat, asked anew for each match. */
  readonly chooserAt: (bot: number, seat: number, variant: number) => PatientChooser;
}

/** Bots that are levels; `seatEngine` seats those that are programs. */
export async function openJob(job: Job, seatEngine?: OpenedJob['chooserAt']): Promise<OpenedJob> {
  const game = findGame(job.variants[0].head.game)!;
  const bots = await Promise.all(
    job.bots.map(async ({ level, iterations, engine }) => (engine ? null : playerOf(level, game, { iterations }))),
  );
  const starts = job.variants.map(({ head }) => {
    const setup = setupOf(game, head);
    return game.begin(setup);
  });
  return { job, game, starts, chooserAt: (bot, seat, variant) => bots[bot] ?? seatEngine!(bot, seat, variant) };
}

/** Plays matches until none is left or it is told to stop; between two matches and two steps, a host may breathe. */
export function* playAll(table: OpenedJob, board: Int32Array, done: Uint8Array | null): Generator<Played | null, void> {
  const { job, game } = table;
  const stopped = () => Atomics.load(board, STOP) !== 0;
  const tables = seatingsOf(job);
  while (!stopped()) {
    const match = Atomics.add(board, NEXT, 1);
    if (match >= job.matches) return;
    if (done?.[match]) continue;
    const outcomes: Outcome[] = [];
    for (const [variant, start] of table.starts.entries()) {
      const choosers = tables[match % tables.length].map((bot, seat) => table.chooserAt(bot, seat, variant));
      const log: Event[] | undefined = job.matchesDir === undefined ? undefined : [];
      const deal = dealOf(job, match, tables.length);
      const outcome = yield* playOut({ game, start, choosers, log }, job.seed, deal, stopped);
      if (!outcome) return;
      if (log) keepMatch(job, { match, variant, seating: tables[match % tables.length] }, log);
      outcomes.push(outcome);
    }
    Atomics.add(board, DONE, 1);
    yield { match, outcomes };
  }
}
