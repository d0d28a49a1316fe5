import { setImmediate } from 'node:timers/promises';
import { findPuzzles, GRADES, gradeOf, holds, isBorneOut, type Puzzle, type PuzzleMatch } from '@waybill/bots/puzzles';
import { loadJudge, loadKnowledge } from '@waybill/games';
import { type Game, type Level, type Match, setupOf } from '@waybill/kernel';
import { whole } from '../args.ts';
import type { Call } from '../command.ts';
import { Failure, usage } from '../fail.ts';
import { gameOf } from '../game.ts';
import { openMatch, playThrough } from '../open.ts';
import { levelOf } from '../puzzles/level.ts';
import { PuzzleFile, puzzlesIn } from '../puzzles/puzzle-file.ts';
import { isUsual, MIXED, simulated } from '../puzzles/source-match.ts';
import { showProgress } from '../simulate/progress.ts';

const INTERRUPTED = 130;
/** How often, at most, other bots play a puzzle on that they are to bear out. */
const CHECKS = 24;
/** Between two looks at whether somebody wants to stop. */
const PATIENCE_MS = 50;

export async function run(call: Call): Promise<number> {
  const { io } = call;
  const game = gameOf(call.args[0]);
  const count = whole(call, 'count', 1) ?? 200;
  const runs = whole(call, 'runs', 32) ?? 256;
  const seed = call.value('seed') ?? 'puzzles';
  const levels = call.value('bots')?.split(',').map(levelOf);
  const seats = seatsOf(call, game);
  const slips = whole(call, 'slips', 0);
  const asked = call.value('check');
  const check = asked === undefined ? undefined : levelOf(asked);
  const given = await readGiven(call, game);
  const file = new PuzzleFile(call.value('out') ?? puzzlesIn(game), {
    game: game.id,
    seed,
    runs,
    ...(levels && { bots: levels.join() }),
    ...(seats && { seats: seats.join() }),
    ...(slips && { slips }),
    ...(check && { check }),
  });
  const knowledge = await loadKnowledge(game);
  const judge = await loadJudge(game, setupOf(game));
  const signal = { stopped: false };
  const unlisten = io.onStop(() => void (signal.stopped = true));
  const hide = showProgress(io, () => Math.min(count, file.count), count);
  function* borneOut(match: Match, puzzle: Puzzle, level: Level, dice: string): Generator<null, boolean> {
    const checking = holds(game, match, puzzle, knowledge, { level, runs: CHECKS, seed: `${dice} check`, hasty: true });
    for (let step = checking.next(); ; step = checking.next()) {
      if (step.done) return isBorneOut(step.value);
      yield null;
    }
  }
  function* look(n: number): Generator<null, PuzzleMatch | null> {
    const match: Match | null =
      given[n] ??
      (yield* simulated(game, knowledge, { levels: levels ?? MIXED, seats, slips }, seed, n, () => signal.stopped));
    if (!match) return null;
    const options = { judge, mostRuns: runs, seed: `${seed} ${n}` };
    const all = yield* findPuzzles(game, setupOf(game, match), match, knowledge, options);
    const puzzles: Puzzle[] = [];
    for (const one of all) if (!check || (yield* borneOut(match, one, check, options.seed))) puzzles.push(one);
    const events = match.events.slice(0, puzzles.at(-1)?.index ?? 0);
    return { from: n, match: { ...match, events }, puzzles };
  }
  try {
    for (let n = file.next; file.count < count; n++) {
      const found = await patiently(look(n), signal);
      if (!found) return INTERRUPTED;
      file.add(found);
    }
  } finally {
    unlisten();
    hide();
  }
  const all = file.found.flatMap(({ puzzles }) => puzzles);
  const grades = Object.fromEntries(GRADES.map((grade) => [grade, all.filter((one) => gradeOf(one) === grade).length]));
  const told = { game: game.id, puzzles: all.length, matches: file.found.length, ...grades };
  io.out(call.has('json') ? `${JSON.stringify(told)}\n` : `${game.title}: ${words(told)}\n`);
  return 0;
}

function seatsOf(call: Call, { seats: { min, max } }: Game): number[] | undefined {
  const seats = call.value('seats')?.split(',').map(Number);
  if (seats?.some((count) => !Number.isInteger(count) || count < min || count > max))
    throw usage(`--seats: must be numbers from ${min} to ${max}, with commas between them`);
  return seats;
}

function words({ puzzles, matches, ...grades }: Record<string, string | number>): string {
  const graded = GRADES.map((grade) => `${grades[grade]} ${grade}`).join(', ');
  return `${puzzles} puzzles from ${matches} matches: ${graded}`;
}

/** Match files, proven; only those by the usual rules. */
async function readGiven(call: Call, game: Game): Promise<Match[]> {
  const given: Match[] = [];
  for (const name of call.args.slice(1)) {
    const opened = await openMatch(name, call.io);
    if (opened.game.id !== game.id) throw new Failure(`${name}: is a match of ${opened.game.id}, not of ${game.id}`);
    playThrough(opened);
    if (isUsual(game, opened.match)) given.push(opened.match);
    else call.io.err(`${name}: left out: it is not by the usual rules\n`);
  }
  return given;
}

async function patiently<T>(work: Generator<null, T>, signal: { stopped: boolean }): Promise<T | null> {
  for (let last = performance.now(); ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - last < PATIENCE_MS) continue;
    await setImmediate();
    if (signal.stopped) return null;
    last = performance.now();
  }
}
