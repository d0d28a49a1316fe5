import { LEVELS, type Level } from '@waybill/bots';
import { Trial, type TrialReport } from '@waybill/bots/trial';
import { loadBots } from '@waybill/games';
import { readSetup } from '@waybill/kernel';
import { whole } from '../args.ts';
import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { sound } from '../files.ts';
import { paintFor } from '../io.ts';
import { checkPlayer } from '../players.ts';
import { prepare } from '../setup.ts';
import { openSource } from '../sheets.ts';
import { showProgress } from '../simulate/progress.ts';
import { stoppedAfter } from '../simulate/words.ts';
import { runTrial } from '../trial/run.ts';
import { trialText } from '../trial/text.ts';

const INTERRUPTED = 130;
const MOST_MATCHES = 1_000_000;

export async function run(call: Call): Promise<number> {
  const source = await openSource(call.args[0], call.value('game'), call.io);
  if ('opened' in source) throw new Failure(`${source.opened.name}: is a match; give a sheet or a game`);
  const { game, given } = source.sheeted;
  const { head } = await prepare(call, game);
  const setup = sound(call.args[0], readSetup(game, { ...head, ...(given !== undefined && { sheet: given }) }));
  const matches = whole(call, 'matches', 1);
  if ((matches ?? 0) > MOST_MATCHES) throw new Failure(`--matches: must be at most ${MOST_MATCHES}`);
  const trial = await Trial.open({
    game,
    bots: await loadBots(game),
    setup,
    level: levelOf(call),
    matches,
    seed: call.value('seed'),
    exact: !call.has('quick'),
  });
  const { report, stopped } = await watched(call, trial);
  if (stopped) call.io.err(stoppedAfter(report.matches, trial.matches));
  call.io.out(call.has('json') ? `${JSON.stringify(report, null, 2)}\n` : trialText(report, paintFor(call.io)));
  return stopped ? INTERRUPTED : 0;
}

function levelOf(call: Call): Level {
  const level = call.value('bots') ?? 'easy';
  checkPlayer(level);
  return LEVELS.find((one) => one === level)!;
}

async function watched({ io }: Call, trial: Trial): Promise<{ report: TrialReport; stopped: boolean }> {
  const progress = { done: 0, all: trial.matches, stopped: false };
  const unlisten = io.onStop(() => {
    progress.stopped = true;
  });
  const hide = showProgress(
    io,
    () => progress.done,
    () => progress.all,
  );
  try {
    return { report: await runTrial(trial, progress), stopped: progress.stopped };
  } finally {
    hide();
    unlisten();
  }
}
