import { setImmediate } from 'node:timers/promises';
import { type Held, holds, isBorneOut, type PuzzleMatch, readPuzzles } from '@waybill/bots/puzzles';
import { loadKnowledge } from '@waybill/games';
import { Sfc32 } from '@waybill/kernel';
import { whole } from '../args.ts';
import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { nameOf, readText } from '../files.ts';
import { gameOf } from '../game.ts';
import { levelOf } from '../puzzles/level.ts';
import { showProgress } from '../simulate/progress.ts';

const INTERRUPTED = 130;

interface One extends Pick<PuzzleMatch, 'match'> {
  readonly from: number;
  readonly puzzle: PuzzleMatch['puzzles'][number];
}

export async function run(call: Call): Promise<number> {
  const { io } = call;
  const name = nameOf(call.args[0]);
  const sample = whole(call, 'sample', 1) ?? 20;
  const runs = whole(call, 'runs', 2) ?? 64;
  const seed = call.value('seed') ?? 'check';
  const level = levelOf(call.value('bots') ?? 'medium');
  const all = readPuzzles(await readText(call.args[0], io)).flatMap(({ from, match, puzzles }) =>
    puzzles.map((puzzle): One => ({ from, match, puzzle })),
  );
  if (all.length === 0) throw new Failure(`${name}: holds no puzzles`);
  if (all[0].puzzle.exact) throw new Failure(`${name}: the values of these puzzles are exact already`);
  const game = gameOf(all[0].match.game);
  const knowledge = await loadKnowledge(game);
  const signal = { stopped: false };
  const unlisten = io.onStop(() => void (signal.stopped = true));
  const drawn = draw(all, sample, seed);
  const found: (Held & { readonly from: number; readonly index: number })[] = [];
  const hide = showProgress(io, () => found.length, drawn.length);
  try {
    for (const { from, match, puzzle } of drawn) {
      const going = holds(game, match, puzzle, knowledge, { level, runs, seed });
      let step = going.next();
      for (; !step.done; step = going.next()) {
        await setImmediate();
        if (signal.stopped) return INTERRUPTED;
      }
      found.push({ from, index: puzzle.index, ...step.value });
    }
  } finally {
    unlisten();
    hide();
  }
  const best = found.filter(({ lead }) => lead > 0).length;
  const sure = found.filter(isBorneOut).length;
  const wrong = found.filter(({ lead, error }) => lead < -2 * error).length;
  const told = { game: game.id, level, runs, sample: found.length, of: all.length, best, sure, wrong };
  if (call.has('json')) io.out(`${JSON.stringify({ ...told, found })}\n`);
  else {
    io.out(`${game.title}: ${found.length} of ${all.length} puzzles played on ${runs} times by ${level}\n`);
    io.out(`best still ahead: ${best}; by more than two standard errors: ${sure}; behind by more than two: ${wrong}\n`);
  }
  return 0;
}

function draw<T>(all: readonly T[], count: number, seed: string): T[] {
  const rng = new Sfc32(seed);
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () => left.splice(rng.below(left.length), 1)[0]);
}
