import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Call } from '../command.ts';
import { Failure, usage } from '../fail.ts';
import { checkWritable, writeText } from '../files.ts';
import { gameOf } from '../game.ts';
import { paintFor } from '../io.ts';
import { checkHandable, type Handing, playAnywhere, readHanding } from '../queue/handing.ts';
import { reportCsv } from '../simulate/csv.ts';
import { reportHtml } from '../simulate/html.ts';
import { DONE, type Job, NEXT, STOP, sharedBoard } from '../simulate/job.ts';
import { type Journal, openJournal } from '../simulate/journal.ts';
import type { Played } from '../simulate/played.ts';
import { showProgress } from '../simulate/progress.ts';
import { readJob } from '../simulate/read-job.ts';
import { type Report, reportOf } from '../simulate/report.ts';
import { Results } from '../simulate/results.ts';
import { MatchRows } from '../simulate/rows.ts';
import { reportText } from '../simulate/text.ts';
import { isEnough, looks, readUntil } from '../simulate/until.ts';
import { stoppedAfter } from '../simulate/words.ts';
import { oneLine } from '../text.ts';
import { threadsOf } from '../threads.ts';

/** Of matches that are over in no time: below this a thread costs more than it brings. */
const FEW = 200;
const INTERRUPTED = 130;

const STDOUT = '-';

export async function run(call: Call): Promise<number> {
  const game = gameOf(call.args[0]);
  const until = readUntil(call);
  const job = await readJob(call, game);
  const handing = readHanding(call);
  const threads = handing ? 0 : threadsOf(call, usualThreads(job));
  if (handing) checkHandable(job);
  const [csv, page, rows, resume] = ['csv', 'report', 'rows', 'resume'].map(call.value);
  checkOutputs(call, job);
  const heard: Heard = {
    results: new Results(job, game),
    rows: rows === undefined ? null : new MatchRows(job),
    journal: resume === undefined ? null : openJournal(resume, job),
  };
  const { results } = heard;
  for (const one of heard.journal?.played ?? []) add(heard, one);
  const start = performance.now();
  const kept = results.steps;
  const stopped = await work(call, job, { threads, handing, until }, heard);
  const seconds = (performance.now() - start) / 1000;
  const report = reportOf(results, { threads, seconds, steps: results.steps - kept });
  if (stopped) call.io.err(stoppedAfter(results.matches, job.matches));
  const write = (file: string | undefined, text: () => string) => {
    if (file === STDOUT) call.io.out(text());
    else if (file !== undefined) writeText(file, text());
  };
  write(csv, () => reportCsv(report));
  write(rows, () => heard.rows!.text());
  write(page, () => reportHtml(report, results));
  if (![csv, rows, page].includes(STDOUT)) call.io.out(told(call, report));
  return stopped ? INTERRUPTED : 0;
}

/** Better now than after a night's work. */
function checkOutputs(call: Call, { matchesDir }: Job): void {
  const files = ['csv', 'report', 'rows'].map(call.value).filter((file) => file !== undefined);
  const toStdout = files.filter((file) => file === STDOUT).length + (call.has('json') ? 1 : 0);
  if (toStdout > 1) throw usage('only one thing can go to standard output');
  for (const file of files) if (file !== STDOUT) checkWritable(file);
  if (matchesDir === undefined) return;
  try {
    mkdirSync(matchesDir, { recursive: true });
  } catch (error) {
    throw new Failure(`${matchesDir}: can't be created (${(error as NodeJS.ErrnoException).code})`);
  }
}

interface Means {
  /** Here; 0 where others play. */
  readonly threads: number;
  readonly handing?: Handing;
  readonly until: number | null;
}

/** Whoever is told of a match that is over. */
interface Heard {
  readonly results: Results;
  readonly rows: MatchRows | null;
  readonly journal: Journal | null;
}

function add({ results, rows }: Heard, played: Played): void {
  results.add(played);
  rows?.add(played);
}

function told(call: Call, report: Report): string {
  return call.has('json') ? `${JSON.stringify(report, null, 2)}\n` : reportText(report, paintFor(call.io));
}

function usualThreads({ bots, matches }: Job): number {
  if (bots.some(({ engine }) => engine)) return 1;
  const quick = bots.every(({ level }) => level === 'random') && matches < FEW;
  return quick ? 1 : Math.max(1, Math.min(availableParallelism(), matches));
}

/** Whether somebody stopped it. */
async function work({ io }: Call, job: Job, { threads, handing, until }: Means, heard: Heard): Promise<boolean> {
  const { results, journal } = heard;
  const board = sharedBoard();
  const done = journal ? new Uint8Array(job.matches) : null;
  for (const { match } of journal?.played ?? []) done?.fill(1, match, match + 1);
  Atomics.store(board, DONE, results.matches);
  const signal = { stopped: false, all: job.matches };
  const unlisten = io.onStop(() => {
    signal.stopped = true;
    Atomics.store(board, STOP, 1);
  });
  const hide = showProgress(
    io,
    () => Atomics.load(board, DONE),
    () => signal.all,
  );
  const hear = (played: readonly Played[]) => {
    journal?.append(played);
    for (const one of played) add(heard, one);
  };
  const complain = (words: string) => io.err(`${oneLine(`forfeit: ${words}`)}\n`);
  try {
    for (const matches of looks(job, until)) {
      signal.all = matches;
      if (matches > results.matches)
        await playAnywhere({ job: { ...job, matches }, board, done, hear, complain }, threads, handing);
      // Every thread has taken one number too many, to see that nothing is left.
      Atomics.store(board, NEXT, matches);
      if (signal.stopped || (until !== null && results.matches === matches && isEnough(results, until))) break;
    }
  } finally {
    hide();
    unlisten();
  }
  return signal.stopped;
}
