import { randomUUID } from 'node:crypto';
import { MILLISECONDS } from '@waybill/bots';
import type { Event, Level, Seat } from '@waybill/kernel';
import { Bots, type Thinkers } from '@waybill/server';
import { type BotAnswer, type BotQuestion, botQuestion, isLegal } from '@waybill/server/bot-question';
import type PgBoss from 'pg-boss';
import { type Bell, openBell, WORK } from './bell.ts';
import { type Answer, type BotTask, openQueue, PARTS, type Part } from './queue.ts';

/** The others have answered sooner than a queue could. */
const LONG_THINKERS: readonly Level[] = ['hard', 'expert'];
const TAKEN_WITHIN_MS = 500;
/** How long nobody is asked when none was free. */
const REST_MS = 10_000;
const LOOK_EVERY_MS = 1000;
/** For the post, and for a worker that has to load the game first. */
const POST_MS = 5000;
/** Before all parts of simulations and analyses: somebody is waiting at a table. */
const FIRST = 1;

/** A server's bots that think at workers, and here whenever no worker answers in time. */
export class WorkerBots implements Thinkers {
  private away = 0;
  private closed = false;
  private restUntil = 0;

  constructor(
    private readonly boss: PgBoss,
    private readonly bell: Bell,
    private readonly here: Bots,
  ) {}

  get busy(): number {
    return this.away + this.here.busy;
  }

  async choose(table: Parameters<Thinkers['choose']>[0], seat: Seat, thought: string | null = null): Promise<Event> {
    const question = botQuestion(table, seat, thought);
    if (!question) throw new Error('there is nothing to think about');
    const event = LONG_THINKERS.includes(question.level) ? await this.ask(question) : null;
    return event ?? this.here.think(question);
  }

  /** Nobody waits for it: no reason to send it away. */
  luck(...asked: Parameters<Thinkers['luck']>): ReturnType<Thinkers['luck']> {
    return this.here.luck(...asked);
  }

  /** What a worker says; null if none does, or what nobody may do. */
  async ask(question: BotQuestion): Promise<Event | null> {
    if (this.closed || performance.now() < this.restUntil) return null;
    const id = randomUUID();
    this.away++;
    try {
      const { event } = (await this.askAs(id, question)) ?? { event: null };
      return event && isLegal(question, event) ? event : null;
    } catch {
      this.rest();
      return null;
    } finally {
      this.away--;
      await this.boss.deleteJob(PARTS, id).catch(() => {});
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.bell.close();
    await this.here.close();
    await this.boss.stop({ graceful: false, wait: true });
  }

  private async askAs(id: string, question: BotQuestion): Promise<BotAnswer | null> {
    const until = performance.now() + 2 * MILLISECONDS[question.level] + POST_MS;
    const task: BotTask = { kind: 'bot', question };
    const part: Part = { answers: null, number: 0, task: JSON.stringify(task) };
    let rung = this.bell.wait(id, TAKEN_WITHIN_MS);
    await this.boss.send(PARTS, part, {
      id,
      priority: FIRST,
      retryLimit: 0,
      expireInSeconds: 60,
      retentionSeconds: 60,
    });
    await this.bell.ring(WORK);
    while (!this.closed && performance.now() < until) {
      await rung;
      const job = await this.boss.getJobById(PARTS, id);
      if (job?.state === 'completed') return JSON.parse((job.output as Answer).result) as BotAnswer;
      if (job?.state !== 'active') break;
      rung = this.bell.wait(id, LOOK_EVERY_MS);
    }
    this.rest();
    return null;
  }

  private rest(): void {
    this.restUntil = performance.now() + REST_MS;
  }
}

export async function openWorkerBots(database: string): Promise<WorkerBots> {
  const boss = await openQueue(database);
  return new WorkerBots(boss, openBell(boss, database), new Bots());
}
