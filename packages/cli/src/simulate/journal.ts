import { appendFileSync, readFileSync, truncateSync } from 'node:fs';
import { Failure } from '../fail.ts';
import type { Job } from './job.ts';
import { seatsOf } from './job.ts';
import { type Played, readPlayed } from './played.ts';

const NEWLINE = 10;

/** A file of finished matches, one JSON line each below a line that says of what. */
export interface Journal {
  /** What it held when it was opened, each match once. */
  readonly played: readonly Played[];
  readonly append: (played: readonly Played[]) => void;
}

/** Everything that decides how a match goes; how many there are to be does not. */
function headOf(job: Job): string {
  const variants = job.variants.map(({ head: { options, sheet } }) => ({ options, sheet }));
  const { seed, bots, lineup, duplicate } = job;
  const { game } = job.variants[0].head;
  return JSON.stringify({ simulation: 1, game, seats: seatsOf(job).length, seed, bots, lineup, variants, duplicate });
}

export function openJournal(file: string, job: Job): Journal {
  const bytes = guard(file, () => readIfThere(file));
  const append = (text: string) => guard(file, () => appendFileSync(file, text));
  // A line that has no end was cut off when somebody pulled the plug.
  const end = bytes.lastIndexOf(NEWLINE) + 1;
  const [head, ...lines] = bytes.toString('utf8', 0, end).split('\n').slice(0, -1);
  if (bytes.length > 0 && head !== headOf(job)) {
    throw new Failure(`${file}: belongs to another simulation: its game, options, sheet, bots or seed differ`);
  }
  const played = readLines(file, lines, job);
  if (end < bytes.length) guard(file, () => truncateSync(file, end));
  if (bytes.length === 0) append(`${headOf(job)}\n`);
  return { played, append: (more) => append(more.map((one) => `${JSON.stringify(one)}\n`).join('')) };
}

function readLines(file: string, lines: readonly string[], job: Job): Played[] {
  const found = new Map<number, Played>();
  lines.forEach((line, i) => {
    const played = readPlayed(parse(line), job);
    if (!played) throw new Failure(`${file}: line ${i + 2}: is not a match of this simulation`);
    if (played.match < job.matches) found.set(played.match, played);
  });
  return [...found.values()];
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

function guard<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Failure(`${file}: can't be read or written (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  }
}
