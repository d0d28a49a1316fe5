import { availableParallelism } from 'node:os';
import { worthOf } from '@waybill/bots';
import { loadBots } from '@waybill/games/load-bots';
import { type Game, setupOf } from '@waybill/kernel';
import { whole } from '../args.ts';
import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { gameOf } from '../game.ts';
import { checkPlayer } from '../players.ts';
import { playAnywhere, readHanding } from '../queue/handing.ts';
import { ReadingsTally } from '../readings/figures.ts';
import { type Plan, planReadings } from '../readings/plan.ts';
import { writeTables } from '../readings/rulebook.ts';
import { byOption, type Measured, markdownOf, type Provenance } from '../readings/table.ts';
import { DONE, STOP, sharedBoard } from '../simulate/job.ts';
import { openJournal } from '../simulate/journal.ts';
import { showProgress } from '../simulate/progress.ts';
import { stoppedAfter } from '../simulate/words.ts';
import { threadsOf } from '../threads.ts';

const INTERRUPTED = 130;
const MATCHES = 200;

export async function run(call: Call): Promise<number> {
  const { io } = call;
  const game = gameOf(call.args[0]);
  const level = call.value('level') ?? 'hard';
  checkPlayer(level);
  const seats = whole(call, 'seats', game.seats.min) ?? game.seats.max;
  if (seats > game.seats.max) throw new Failure(`--seats: must be at most ${game.seats.max}`);
  const matches = whole(call, 'matches', 1) ?? MATCHES;
  const seed = call.value('seed') ?? '1';
  const plan = planReadings(game, { seats, bot: { name: level, level }, matches, seed });
  if (plan.readings.length === 0) {
    io.out(call.has('json') ? '[]\n' : `${game.title} has no readings to choose from.\n`);
    return 0;
  }
  const tally = new ReadingsTally(plan.job, game);
  const stopped = await play(call, plan, tally);
  if (stopped) io.err(stoppedAfter(tally.matches, matches));
  if (tally.matches === 0) return INTERRUPTED;
  const made = { date: today(), level, matches: tally.matches, seats, seed };
  const measured = await measure(game, plan, tally);
  if (call.has('write') && !stopped) io.err(`wrote ${write(game, plan, measured, made)}\n`);
  io.out(call.has('json') ? `${JSON.stringify(told(made, measured), null, 2)}\n` : text(plan, measured, made));
  return stopped ? INTERRUPTED : 0;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** Whether somebody stopped it. */
async function play(call: Call, { job }: Plan, tally: ReadingsTally): Promise<boolean> {
  const { io } = call;
  const handing = readHanding(call);
  const file = call.value('resume');
  const journal = file === undefined ? null : openJournal(file, job);
  journal?.played.forEach((played) => tally.add(played));
  const board = sharedBoard();
  const done = journal ? new Uint8Array(job.matches) : null;
  for (const { match } of journal?.played ?? []) done?.fill(1, match, match + 1);
  Atomics.store(board, DONE, tally.matches);
  let stopped = false;
  const unlisten = io.onStop(() => {
    stopped = true;
    Atomics.store(board, STOP, 1);
  });
  const hide = showProgress(io, () => Atomics.load(board, DONE), job.matches);
  try {
    const hear = (played: Parameters<typeof tally.add>[0][]) => {
      journal?.append(played);
      for (const one of played) tally.add(one);
    };
    await playAnywhere(
      { job, board, done, hear: (played) => hear([...played]) },
      handing ? 0 : threadsOf(call, availableParallelism()),
      handing,
    );
  } finally {
    hide();
    unlisten();
  }
  return stopped;
}

async function measure(game: Game, { job, readings }: Plan, tally: ReadingsTally): Promise<Measured[]> {
  const bots = await loadBots(game);
  return Promise.all(
    readings.map(async (reading) => {
      const { head } = job.variants[reading.variant];
      const solving = await worthOf(bots, setupOf(game, head));
      return { ...reading, figures: tally.figures(reading.variant), exact: solving && finish(solving) };
    }),
  );
}

function finish(solving: NonNullable<Awaited<ReturnType<typeof worthOf>>>): number {
  for (;;) {
    const { done, value } = solving.next();
    if (done) return value.score;
  }
}

function told(made: Provenance, measured: readonly Measured[]) {
  const readings = measured.map(({ option: { key, clause }, value, figures, exact }) => ({
    option: key,
    clause,
    value,
    ...figures,
    ...(exact !== null && { exact }),
  }));
  return { ...made, readings };
}

function tablesOf(plan: Plan, measured: readonly Measured[], made: Provenance): Map<string, string> {
  return new Map(byOption(plan, measured).map(([key, rows]) => [key, markdownOf(rows, made)]));
}

function write(game: Game, plan: Plan, measured: readonly Measured[], made: Provenance): string {
  return writeTables(game, tablesOf(plan, measured, made));
}

function text(plan: Plan, measured: readonly Measured[], made: Provenance): string {
  return [...tablesOf(plan, measured, made)].map(([key, table]) => `${key}\n\n${table}\n`).join('\n');
}
