import { MILLISECONDS } from '@waybill/bots';
import type { Event, Level, Seat } from '@waybill/kernel';
import { Bots, type Thinkers } from '@waybill/server';
import { type BotQuestion, botQuestion, isLegal } from '@waybill/server/bot-question';
import type { WorkerDesk } from './worker-desk.ts';

/** The others have answered sooner than a queue could. */
const LONG_THINKERS: readonly Level[] = ['hard', 'expert'];
const TAKEN_WITHIN_MS = 500;
/** How long nobody is asked when none was free. */
const REST_MS = 10_000;
/** For the post, and for a worker that has to load the game first. */
const POST_MS = 5000;
/** Before all else: somebody is waiting at a table. */
const FIRST = 2;

/** A server's bots that think at workers, and here whenever no worker answers in time. */
export class WorkerBots implements Thinkers {
  private away = 0;
  private restUntil = 0;

  constructor(
    private readonly desk: WorkerDesk,
    private readonly here = new Bots(),
  ) {}

  get busy(): number {
    return this.away + this.here.busy;
  }

  async choose(table: Parameters<Thinkers['choose']>[0], seat: Seat, thought: string | null = null): Promise<Event> {
    const question = botQuestion(table, seat, thought);
    if (!question) throw new Error('there is nothing to think about');
    const event = LONG_THINKERS.includes(question.level) ? await this.ask(question) : null;
    return event ?? this.here.think(question, table.owner);
  }

  /** Takes less time than the post. */
  luck(...asked: Parameters<Thinkers['luck']>): ReturnType<Thinkers['luck']> {
    return this.here.luck(...asked);
  }

  /** What a worker says; null if none does, or what nobody may do. */
  async ask(question: BotQuestion): Promise<Event | null> {
    if (performance.now() < this.restUntil) return null;
    this.away++;
    const answer = await this.desk.ask(
      { kind: 'bot', question },
      {
        takenWithinMs: TAKEN_WITHIN_MS,
        answeredWithinMs: 2 * MILLISECONDS[question.level] + POST_MS,
        priority: FIRST,
      },
    );
    this.away--;
    if (!answer) this.restUntil = performance.now() + REST_MS;
    const event = answer?.event ?? null;
    return event && isLegal(question, event) ? event : null;
  }

  async close(): Promise<void> {
    await this.desk.close();
    await this.here.close();
  }
}
