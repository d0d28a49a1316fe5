import type { Analysis } from '@waybill/bots/analysis';
import { type AnalysisTask, analyseTogether, Closed, type Weighing, type WeighTask } from '@waybill/bots/worker-pool';
import { loadKnowledge } from '@waybill/games';
import type { Game } from '@waybill/kernel';
import { handOut } from './hand-out.ts';
import type { Handing } from './handing.ts';

/** As many as there are decisions, up to this: each part goes through the whole match. */
const MOST_PARTS = 100;

export interface HandedAnalysis extends AnalysisTask {
  readonly game: Game;
  readonly share: (share: number) => void;
  readonly isStopped: () => boolean;
}

/** Has workers weigh all decisions of a match; the same analysis as here. Null when somebody stopped it. */
export async function handOutAnalysis(asked: HandedAnalysis, handing: Handing): Promise<Analysis | null> {
  const { game, match, share, isStopped } = asked;
  const size = Math.max(1, Math.min(MOST_PARTS, match.events.filter(({ by }) => by !== 'chance').length));
  const tasks: WeighTask[] = [];
  const waiting: ((weighing: Weighing | null) => void)[] = [];
  const weigh = (task: WeighTask) =>
    new Promise<Weighing>((resolve, reject) => {
      tasks.push(task);
      waiting.push((weighing) => (weighing ? resolve(weighing) : reject(new Closed())));
    });
  const going = analyseTogether(game, await loadKnowledge(game), asked, { size, weigh }, () => {});
  // Its tasks are all there at once; what becomes of it is told below.
  const told = going.catch((error: unknown) => error);
  let done = 0;
  const hear = (weighing: Weighing, number: number) => {
    share(++done / size);
    waiting[number](weighing);
  };
  try {
    await handOut({ tasks, hear, isStopped }, handing);
  } finally {
    for (const settle of waiting) settle(null);
  }
  const analysis = await told;
  if (analysis instanceof Closed) return null;
  if (analysis instanceof Error) throw analysis;
  return analysis as Analysis;
}
