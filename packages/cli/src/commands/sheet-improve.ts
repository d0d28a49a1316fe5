import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { worthOf } from '@waybill/bots';
import {
  type Candidate,
  type Goal,
  improve,
  isChoice,
  type Measured,
  measure,
  readWish,
  WISHES,
  WishFlaw,
} from '@waybill/bots/improve';
import { Tally } from '@waybill/bots/trial';
import { loadBots } from '@waybill/games';
import { readSetup } from '@waybill/kernel';
import { whole } from '../args.ts';
import type { Call } from '../command.ts';
import { Failure, usage } from '../fail.ts';
import { checkWritable, sound, writeText } from '../files.ts';
import { Kept } from '../improve/kept.ts';
import { type Improved, improvedHtml, improvedText } from '../improve/told.ts';
import { checkPlayer } from '../players.ts';
import { playAnywhere, readHanding } from '../queue/handing.ts';
import { prepare } from '../setup.ts';
import { openSource } from '../sheets.ts';
import { type Job, STOP, sharedBoard } from '../simulate/job.ts';
import { threadsOf } from '../threads.ts';

const INTERRUPTED = 130;
const [ROUNDS, BROOD, MATCHES] = [8, 16, 200];

export async function run(call: Call): Promise<number> {
  const { io } = call;
  const want = call.value('want');
  if (want === undefined) throw usage(`--want is missing; goals are: ${WISHES}`);
  const goals = goalsOf(want);
  const source = await openSource(call.args[0], call.value('game'), io);
  if ('opened' in source) throw new Failure(`${source.opened.name}: is a match; give a sheet or a game`);
  const { game, sheet } = source.sheeted;
  if (!game.sheet) throw new Failure(`${game.title} has no sheet`);
  const level = call.value('bots') ?? 'easy';
  checkPlayer(level);
  const { head } = await prepare(call, game);
  sound(call.args[0], readSetup(game, { ...head, sheet }));
  if (goals.some(({ kind }) => kind === 'seats') && head.seats.length < 2) {
    throw new Failure('--want: seats: this is a game for one');
  }
  const [out, page, resume] = ['out', 'report', 'resume'].map(call.value);
  if (page !== undefined) checkWritable(page);
  const handing = readHanding(call);
  const seed = call.value('seed') ?? '1';
  const job: Job = { variants: [], bots: [{ name: level, level }], lineup: [0], matches: 0, seed };
  const kept = resume === undefined ? null : new Kept(resume, { head, sheet, want, level, seed });
  const signal = { stopped: false, board: sharedBoard() };
  const unlisten = io.onStop(() => {
    signal.stopped = true;
    Atomics.store(signal.board, STOP, 1);
  });
  const bots = goals.some(({ kind }) => kind === 'exact') ? await loadBots(game) : null;

  /** Of sheets that are not known yet; all with the same dice. */
  async function playFresh(sheets: readonly unknown[], matches: number): Promise<Measured[][] | null> {
    const variants = sheets.map((one, i) => ({ head: { ...head, sheet: one }, label: String(i) }));
    const seating = head.seats.map(() => 0);
    const tallies = sheets.map(() => new Tally(game.best, [seating], 1));
    signal.board = sharedBoard();
    if (signal.stopped) return null;
    await playAnywhere(
      {
        job: { ...job, variants, matches },
        board: signal.board,
        done: null,
        hear: (played) => {
          for (const { outcomes } of played) outcomes.forEach((outcome, i) => tallies[i].add(outcome, seating));
        },
      },
      handing ? 0 : threadsOf(call, availableParallelism()),
      handing,
    );
    if (signal.stopped) return null;
    if (sheets[0] === sheet) checkChoices(goals, tallies[0]);
    const exact = await Promise.all(sheets.map((one) => exactOf(one)));
    return tallies.map((tally, i) => goals.map((goal) => measure(goal, tally, exact[i])));
  }

  async function exactOf(one: unknown): Promise<number | null> {
    if (!bots) return null;
    const solving = await worthOf(bots, sound('sheet', readSetup(game, { ...head, sheet: one })));
    if (!solving) throw new Failure(`--want: exact: ${game.title} can't be solved`);
    for (;;) {
      const step = solving.next();
      if (step.done) return step.value.score;
    }
  }

  async function play(sheets: readonly unknown[], matches: number): Promise<readonly (readonly Measured[])[] | null> {
    const unknown = sheets.filter((one) => !kept?.get(one, matches));
    const found = unknown.length > 0 ? await playFresh(unknown, matches) : [];
    if (!found) return null;
    unknown.forEach((one, i) => kept?.add(one, matches, found[i]));
    return sheets.map((one) => found[unknown.indexOf(one)] ?? kept!.get(one, matches)!);
  }

  const rounds = whole(call, 'rounds', 1) ?? ROUNDS;
  try {
    const { first, front, stopped } = await improve({
      game,
      goals,
      seed,
      first: sheet,
      rounds,
      brood: whole(call, 'brood', 2) ?? BROOD,
      matches: whole(call, 'matches', 4) ?? MATCHES,
      play,
      tell: (round, now) => {
        if (io.watched && round > 0) io.err(`round ${round} of ${rounds}: ${now.length} on the front\n`);
      },
    });
    if (stopped) io.err('stopped; found so far:\n');
    if (!first) return INTERRUPTED;
    const better = front.filter((one) => one !== first);
    const improved = { title: game.title, goals, first, front: better, files: writeSheets(out, better) };
    if (page !== undefined) writeText(page, improvedHtml(improved));
    io.out(call.has('json') ? `${JSON.stringify(json(improved), null, 2)}\n` : improvedText(improved));
    return stopped ? INTERRUPTED : 0;
  } finally {
    unlisten();
  }
}

function goalsOf(want: string): Goal[] {
  try {
    return readWish(want);
  } catch (error) {
    throw error instanceof WishFlaw ? new Failure(`--want: ${error.message}`) : error;
  }
}

function checkChoices(goals: readonly Goal[], tally: Tally): void {
  const missing = goals.find(({ kind, of }) => kind === 'every' && !isChoice(tally, of));
  if (missing) throw new Failure(`--want: ${missing.words}: the game has no such choice`);
}

function writeSheets(out: string | undefined, front: readonly Candidate[]): string[] {
  if (out === undefined) return [];
  try {
    mkdirSync(out, { recursive: true });
  } catch (error) {
    throw new Failure(`${out}: can't be created (${(error as NodeJS.ErrnoException).code})`);
  }
  return front.map(({ sheet }, i) => {
    const file = join(out, `sheet-${i + 1}.json`);
    writeText(file, `${JSON.stringify(sheet, null, 2)}\n`);
    return file;
  });
}

function json({ title, goals, first, front }: Improved) {
  const told = ({ sheet, measured, matches }: Candidate) => ({
    matches,
    goals: measured.map(({ value, cost }, i) => ({ goal: goals[i].words, value, cost })),
    sheet,
  });
  return { title, first: told(first), front: front.map(told) };
}
