import { availableParallelism } from 'node:os';
import { type Solve, SolveFailure, type SolvingRun } from '@waybill/bots';
import { games, isSolvable, loadSolver } from '@waybill/games';
import type { Setup } from '@waybill/kernel';
import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { writeText } from '../files.ts';
import { gameOf } from '../game.ts';
import { prepare } from '../setup.ts';
import { showProgress } from '../simulate/progress.ts';
import { threadsOf } from '../threads.ts';

const INTERRUPTED = 130;

export async function run(call: Call): Promise<number> {
  const { io } = call;
  const game = gameOf(call.args[0]);
  const solve = await loadSolver(game);
  if (!solve) {
    const ids = games.filter(isSolvable).map(({ id }) => id);
    throw new Failure(`${game.id} can't be solved; these can: ${ids.join(', ')}`);
  }
  const { setup } = await prepare(call, game);
  const threads = threadsOf(call, availableParallelism());
  const { all, done, solved, stop } = start(solve, setup, threads);
  let stopped = false;
  const unlisten = io.onStop(() => {
    stopped = true;
    stop();
  });
  const hide = showProgress(io, done, all);
  try {
    const { json, lines, table } = await solved;
    hide();
    const file = call.value('table');
    if (file !== undefined) writeText(file, `${JSON.stringify(table, null, 1)}\n`);
    io.out(call.has('json') ? `${JSON.stringify(json)}\n` : `${lines.join('\n')}\n`);
  } catch (error) {
    if (!stopped) throw error;
    return INTERRUPTED;
  } finally {
    hide();
    unlisten();
  }
  return 0;
}

function start(solve: Solve, setup: Setup, threads: number): SolvingRun {
  try {
    return solve(setup, threads);
  } catch (error) {
    throw error instanceof SolveFailure ? new Failure(error.message) : error;
  }
}
