import { availableParallelism } from 'node:os';
import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { writeText } from '../files.ts';
import { gameOf } from '../game.ts';
import { solvers } from '../registry.ts';
import { prepare } from '../setup.ts';
import { showProgress } from '../simulate/progress.ts';
import { threadsOf } from '../threads.ts';

const INTERRUPTED = 130;

export async function run(call: Call): Promise<number> {
  const { io } = call;
  const game = gameOf(call.args[0]);
  if (!Object.hasOwn(solvers, game.id)) {
    throw new Failure(`${game.id} can't be solved; what can: ${Object.keys(solvers).join(', ')}`);
  }
  const { setup } = await prepare(call, game);
  const threads = threadsOf(call, availableParallelism());
  const { solve } = await solvers[game.id]();
  const { all, done, solved, stop } = solve(setup.sheet, threads);
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
