import type { Analysis } from '@waybill/bots/analysis';
import type { Weighing, WeighTask } from '@waybill/bots/worker-pool';
import type { Match } from '@waybill/kernel';
import type { BotAnswer, BotQuestion } from '@waybill/server/bot-question';
import PgBoss from 'pg-boss';
import { Failure } from '../fail.ts';
import type { Job } from '../simulate/job.ts';
import type { Played } from '../simulate/played.ts';
import { VERSION } from '../version.ts';

/** Some matches of a job: from the first to, but not with, the last. */
export interface MatchesTask {
  readonly kind: 'matches';
  readonly job: Job;
  readonly from: number;
  readonly to: number;
}

/** A move of a server's bot, for which somebody is waiting. */
export interface BotTask {
  readonly kind: 'bot';
  readonly question: BotQuestion;
}

/** A match that is over at a server, to be gone through whole. */
export interface MatchAnalysisTask {
  readonly kind: 'analysis';
  readonly match: Match;
}

/** What a worker can be given. */
export type Task = MatchesTask | WeighTask | BotTask | MatchAnalysisTask;

/** What comes back of it. */
export interface Results {
  readonly matches: readonly Played[];
  readonly weigh: Weighing;
  readonly bot: BotAnswer;
  readonly analysis: { readonly analysis: Analysis | null };
}

/** A task for whichever worker is free. What is told is text: the database would order the fields of objects anew. */
export interface Part {
  /** The queue that its answer goes to; without one it is kept with the part. */
  readonly answers: string | null;
  readonly number: number;
  readonly task: string;
}

export interface Answer {
  readonly number: number;
  readonly result: string;
}

/** Workers of another version might play otherwise: each version has a queue of its own. */
export const PARTS = `waybill-${VERSION}`;

const MAINTENANCE_SECONDS = 2;

/** Postgres' word for two who wait for each other: one of them is sent away, and may come again. */
const DEADLOCK = '40P01';
const TRIES = 10;

/** The queue in a Postgres database, in a schema of its own; it is made where there is none, by whichever of those who come at once. */
export async function openQueue(url: string, triesLeft = TRIES): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'waybill_queue',
    application_name: 'waybill',
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    max: 4,
  });
  // What can't be done now is tried again; what is asked for reports its own trouble.
  boss.on('error', () => {});
  try {
    await boss.start();
    await boss.createQueue(PARTS);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code !== DEADLOCK || triesLeft === 0) throw new Failure(`--database: can't be used: ${message || code}`);
    await boss.stop({ graceful: false }).catch(() => undefined);
    return openQueue(url, triesLeft - 1);
  }
  return boss;
}
