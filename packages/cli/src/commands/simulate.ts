import { availableParallelism } from 'node:os';
import type { Call } from '../command.ts';
import { writeText } from '../files.ts';
import { gameOf } from '../game.ts';
import { paintFor } from '../io.ts';
import { reportCsv } from '../simulate/csv.ts';
import { reportHtml } from '../simulate/html.ts';
import { DONE, type Job, STOP, sharedBoard } from '../simulate/job.ts';
import { type Journal, openJournal } from '../simulate/journal.ts';
import { showProgress } from '../simulate/progress.ts';
import { readJob } from '../simulate/read-job.ts';
import { type Report, reportOf } from '../simulate/report.ts';
import { Results } from '../simulate/results.ts';
import { simulate } from '../simulate/simulate.ts';
import { reportText } from '../simulate/text.ts';
import { threadsOf } from '../threads.ts';

/** Of matches that are over in no time: below this a thread costs more than it brings. */
const FEW = 200;
const INTERRUPTED = 130;

export async function run(call: Call): Promise<number> {
  const game = gameOf(call.args[0]);
  const job = await readJob(call, game);
  const threads = threadsOf(call, usualThreads(job));
  const [csv, page, resume] = [call.value('csv'), call.value('report'), call.value('resume')];
  // Better now than after a night's work.
  for (const file of [csv, page]) if (file !== undefined) writeText(file, '');
  const results = new Results(job, game);
  const journal = resume === undefined ? null : openJournal(resume, job);
  journal?.played.forEach((one) => results.add(one));
  const start = performance.now();
  const kept = results.steps;
  const stopped = await work(call, job, threads, results, journal);
  const seconds = (performance.now() - start) / 1000;
  const report = reportOf(results, { threads, seconds, steps: results.steps - kept });
  if (stopped) call.io.err(`stopped after ${results.matches} of ${job.matches} matches\n`);
  if (csv !== undefined) writeText(csv, reportCsv(report));
  if (page !== undefined) writeText(page, reportHtml(report, results));
  call.io.out(told(call, report));
  return stopped ? INTERRUPTED : 0;
}

function told(call: Call, report: Report): string {
  return call.has('json') ? `${JSON.stringify(report, null, 2)}\n` : reportText(report, paintFor(call.io));
}

function usualThreads({ bots, matches }: Job): number {
  const quick = bots.every(({ level }) => level === 'random') && matches < FEW;
  return quick ? 1 : Math.max(1, Math.min(availableParallelism(), matches));
}

/** Whether somebody stopped it. */
async function work(
  { io }: Call,
  job: Job,
  threads: number,
  results: Results,
  journal: Journal | null,
): Promise<boolean> {
  const board = sharedBoard();
  const done = journal ? new Uint8Array(job.matches) : null;
  for (const { match } of journal?.played ?? []) done?.fill(1, match, match + 1);
  Atomics.store(board, DONE, results.matches);
  const signal = { stopped: false };
  const unlisten = io.onStop(() => {
    signal.stopped = true;
    Atomics.store(board, STOP, 1);
  });
  const hide = showProgress(io, () => Atomics.load(board, DONE), job.matches);
  try {
    await simulate(
      {
        job,
        board,
        done,
        hear: (played) => {
          journal?.append(played);
          played.forEach((one) => results.add(one));
        },
      },
      threads,
    );
  } finally {
    hide();
    unlisten();
  }
  return signal.stopped;
}
