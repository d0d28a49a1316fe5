import { availableParallelism } from 'node:os';
import { type Analysis, firstPass, type Thoroughness } from '@waybill/bots/analysis';
import { loadJudge, loadKnowledge } from '@waybill/games';
import { canonical, isRecord, type Setup } from '@waybill/kernel';
import { analysisHtml } from '../analyse/html.ts';
import { costly, inWords } from '../analyse/in-words.ts';
import { rollOutAll } from '../analyse/roll-out-all.ts';
import { runAnalysis } from '../analyse/run-analysis.ts';
import { analysisText, SHOWN } from '../analyse/text.ts';
import { readLevel, readRollOuts } from '../analyse/thoroughness.ts';
import type { Call } from '../command.ts';
import { Failure, usage } from '../fail.ts';
import { nameOf, parseJson, readText, writeText } from '../files.ts';
import { paintFor } from '../io.ts';
import { type Opened, openMatch, playThrough } from '../open.ts';
import { readHanding } from '../queue/handing.ts';
import { showProgress } from '../simulate/progress.ts';
import { threadsOf } from '../threads.ts';

const INTERRUPTED = 130;
/** Of iterations: below this a thread costs more than it brings. */
const FEW = 50_000;

export async function run(call: Call): Promise<number> {
  const asked = readLevel(call.value('level'));
  const runs = readRollOuts(call.value('rollouts'));
  const opened = await openMatch(call.args[0], call.io);
  const thoroughness = asked ?? firstPass(opened.match, await loadKnowledge(opened.game));
  playThrough(opened);
  const analysis = await goThrough(call, opened, thoroughness);
  if (!analysis) return INTERRUPTED;
  if (runs > 0 && analysis.exact) throw new Failure('--rollouts: the values of this match are exact already');
  const rolled = await rollOutAll(call.io, opened, costly(analysis.decisions).slice(0, SHOWN), runs);
  if (!rolled) return INTERRUPTED;
  const told = inWords(opened, analysis, rolled);
  const report = call.value('report');
  if (report !== undefined) writeText(report, analysisHtml(told));
  const data = runs > 0 ? { ...analysis, rollOuts: rolled } : analysis;
  call.io.out(call.has('json') ? `${JSON.stringify(data, null, 2)}\n` : analysisText(told, paintFor(call.io)));
  return 0;
}

/** Null when somebody stopped it. */
async function goThrough(call: Call, opened: Opened, thoroughness: Thoroughness): Promise<Analysis | null> {
  const { game, setup, match } = opened;
  const handing = readHanding(call);
  const events = match.events.length;
  const quick = (thoroughness.iterations ?? FEW) * events < FEW;
  const threads = threadsOf(call, quick ? 1 : availableParallelism());
  const judge = await loadJudge(game, setup, await readTableFile(call, setup));
  if (judge && call.value('level') !== undefined)
    throw usage(`--level: ${game.title} is solved, so its values are exact already`);
  if (handing && judge) throw usage(`--database: ${game.title} is solved, so there is nothing to hand out`);
  let share = 0;
  const hide = showProgress(call.io, () => Math.floor(share * events), events);
  try {
    return await runAnalysis(call.io, { ...opened, thoroughness, judge, threads, handing }, (now) => {
      share = now;
    });
  } finally {
    hide();
  }
}

async function readTableFile(call: Call, { sheet }: Setup): Promise<unknown> {
  const file = call.value('table');
  if (file === undefined) return undefined;
  const table = parseJson(nameOf(file), await readText(file, call.io));
  const fits =
    isRecord(table) && Array.isArray(table.outlooks) && table.outlooks.every((one) => typeof one === 'string');
  if (!fits || canonical(table.sheet) !== canonical(sheet)) {
    throw new Failure(
      `${nameOf(file)}: is not a table that \`waybill solve --table\` wrote for the sheet of this match`,
    );
  }
  return table;
}
