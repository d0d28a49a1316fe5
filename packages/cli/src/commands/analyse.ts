import { setImmediate } from 'node:timers/promises';
import { LEVELS, type Level, loadKnowledge } from '@waybill/bots';
import { type AnalyseOptions, type Analysis, analyse, loadJudge } from '@waybill/bots/analysis';
import { canonical, isRecord, type Setup } from '@waybill/rules/kernel';
import { analysisHtml } from '../analyse/html.ts';
import { analysisText } from '../analyse/text.ts';
import { tell } from '../analyse/told.ts';
import type { Call } from '../command.ts';
import { Failure, usage } from '../fail.ts';
import { nameOf, parseJson, readText, writeText } from '../files.ts';
import { paintFor } from '../io.ts';
import { type Opened, openMatch, playThrough } from '../open.ts';
import { showProgress } from '../simulate/progress.ts';

const SLICE_MS = 50;
const INTERRUPTED = 130;
/** Levels that search: the others have no opinion worth a report. */
const SEARCHING = LEVELS.slice(LEVELS.indexOf('medium'));

export async function run(call: Call): Promise<number> {
  const thoroughness = readLevel(call.value('level'));
  const opened = await openMatch(call.args[0], call.io);
  playThrough(opened);
  const analysis = await work(call, opened, thoroughness);
  if (!analysis) return INTERRUPTED;
  const told = tell(opened, analysis);
  const report = call.value('report');
  if (report !== undefined) writeText(report, analysisHtml(told));
  call.io.out(call.has('json') ? `${JSON.stringify(analysis, null, 2)}\n` : analysisText(told, paintFor(call.io)));
  return 0;
}

function readLevel(text = 'expert'): Pick<AnalyseOptions<unknown>, 'level' | 'iterations'> {
  if (SEARCHING.includes(text as Level)) return { level: text as Level };
  if (/^[1-9]\d{0,8}$/.test(text)) return { iterations: Number(text) };
  throw usage(`--level must be ${SEARCHING.join(', ')} or a number of iterations, not ${text}`);
}

/** Null when somebody stopped it. */
async function work(
  call: Call,
  { game, setup, match }: Opened,
  thoroughness: ReturnType<typeof readLevel>,
): Promise<Analysis | null> {
  const { io } = call;
  const judge = await loadJudge(game, setup, await readTableFile(call, setup));
  const going = analyse(game, setup, match, await loadKnowledge(game), { ...thoroughness, ...(judge && { judge }) });
  let share = 0;
  const signal = { stopped: false };
  const unlisten = io.onStop(() => void (signal.stopped = true));
  const hide = showProgress(io, () => Math.floor(share * match.events.length), match.events.length);
  try {
    for (let until = performance.now() + SLICE_MS; !signal.stopped; ) {
      const step = going.next();
      if (step.done) return step.value;
      share = step.value;
      if (performance.now() < until) continue;
      await setImmediate();
      until = performance.now() + SLICE_MS;
    }
    return null;
  } finally {
    hide();
    unlisten();
  }
}

async function readTableFile(call: Call, { sheet }: Setup): Promise<unknown> {
  const file = call.value('table');
  if (file === undefined) return undefined;
  const table = parseJson(nameOf(file), await readText(file, call.io));
  const fits =
    isRecord(table) && Array.isArray(table.outlooks) && table.outlooks.every((one) => typeof one === 'string');
  if (!fits || canonical(table.sheet) !== canonical(sheet)) {
    throw new Failure(`${nameOf(file)}: is not what \`waybill solve --table\` keeps for the sheet of this match`);
  }
  return table;
}
