import type { Knowledge, Level } from '@waybill/bots';
import { type Analysis, analyse, firstPass } from '@waybill/bots/analysis';
import { loadJudge } from '@waybill/games';
import type { Game } from '@waybill/kernel';
import type { Job } from './jobs.ts';
import { playJob } from './play.ts';

const BINS = 10;

/** What was told about one match, and how it ended: all that the page is made of. */
export interface ToldMatch {
  readonly key: string;
  readonly levels: readonly Level[];
  readonly follower: number;
  readonly scores: readonly number[];
  readonly won: readonly number[];
  /** By seat, in the unit of the game's values. */
  readonly start: readonly number[];
  readonly final: readonly number[];
  readonly luck: readonly number[];
  readonly drift: readonly number[];
  /** The ± told beside what each seat had without luck. */
  readonly doubt: readonly number[];
  /** By seat: what a decision with two options or more lost on average; null for a seat that had none. */
  readonly lost: readonly (number | null)[];
  /** By tenth: how many chances were told before decisions, their sum, and the sum of what came of them. */
  readonly bins: readonly (readonly [count: number, said: number, came: number])[];
  /** Mean squared error of those chances. */
  readonly brier: number;
  /** What ended it, where a game says so. */
  readonly ending?: string;
  /** CPU milliseconds of the analysis. */
  readonly took: number;
}

export async function tellJob<S>(
  game: Game<S>,
  knowledge: Knowledge<S>,
  job: Job,
  seed: string,
  iterations?: number,
): Promise<ToldMatch> {
  const { ending, follower, levels, match, scores, setup, won } = playJob(game, knowledge, job, seed, iterations);
  const from = process.cpuUsage();
  const judge = await loadJudge(game, setup);
  const going = analyse(game, setup, match, knowledge, judge ? { judge } : firstPass(match, knowledge));
  let step = going.next();
  while (!step.done) step = going.next();
  const { user, system } = process.cpuUsage(from);
  const analysis = step.value;
  const { adjustedError, driftTotal, final, luckTotal, start } = analysis;
  return {
    key: job.key,
    levels,
    follower,
    scores,
    won,
    start: short(start),
    final: short(final),
    luck: short(luckTotal),
    drift: short(driftTotal),
    doubt: short(adjustedError),
    lost: levels.map((_, seat) => meanLoss(analysis, seat)),
    ...calibration(analysis),
    ...(ending !== undefined && { ending }),
    took: Math.round((user + system) / 1000),
  };
}

const short = (values: readonly number[]) => values.map((value) => Number(value.toFixed(4)));

function meanLoss({ decisions }: Analysis, seat: number): number | null {
  const own = decisions.filter((one) => one.seat === seat && one.choices > 1);
  if (own.length === 0) return null;
  return Number((own.reduce((sum, { sure }) => sum + sure, 0) / own.length).toPrecision(4));
}

/** What every seat was told before each decision beside what came of it. */
function calibration({ decisions, final, graph, unit }: Analysis): Pick<ToldMatch, 'bins' | 'brier'> {
  const bins = Array.from({ length: BINS }, () => [0, 0, 0] as [number, number, number]);
  if (unit !== 'win') return { bins: [], brier: 0 };
  let squares = 0;
  let count = 0;
  for (const { choices, index } of decisions) {
    if (choices < 2) continue;
    for (const [seat, line] of graph.entries()) {
      const said = line[index];
      const bin = bins[Math.min(BINS - 1, Math.max(0, Math.floor(said * BINS)))];
      bin[0]++;
      bin[1] += said;
      bin[2] += final[seat];
      squares += (said - final[seat]) ** 2;
      count++;
    }
  }
  return {
    bins: bins.map(([n, said, came]) => [n, Number(said.toFixed(3)), Number(came.toFixed(3))] as const),
    brier: Number((squares / Math.max(1, count)).toFixed(4)),
  };
}
