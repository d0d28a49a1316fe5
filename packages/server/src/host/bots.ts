import type { Worker } from 'node:worker_threads';
import type { Event, Seat } from '@waybill/kernel';
import type { TableState } from '../log/table.ts';
import { systemRandom } from '../random.ts';
import { startThread } from '../thread.ts';
import type { BotAnswer, BotQuestion } from './bot-thread.ts';

interface Waiting {
  readonly question: BotQuestion;
  resolve(event: Event): void;
  reject(error: Error): void;
}

/** A view and nothing else of the state: what a seat may not know never reaches the bot in it. */
export function botQuestion({ game, playing, plan, seats }: TableState, seat: Seat, id: number): BotQuestion | null {
  if (!playing) return null;
  return {
    id,
    plan,
    view: game.view(playing.state, seat),
    seat,
    level: seats[seat].bot ?? 'medium',
    // Nothing that can be known from outside: who knew the bot's thoughts could answer them beforehand.
    seed: systemRandom(12),
  };
}

/** Whoever chooses for bots. */
export interface Thinkers {
  readonly busy: number;
  choose(table: TableState, seat: Seat): Promise<Event>;
  close(): Promise<void>;
}

/** Bots think in threads of their own, one thought a thread, started when they are first needed. */
export class Bots implements Thinkers {
  private readonly free: Worker[] = [];
  private readonly thinking = new Map<Worker, Waiting>();
  private queue: Waiting[] = [];
  private asked = 0;
  private closed = false;

  constructor(private readonly most: number) {}

  get busy(): number {
    return this.thinking.size + this.queue.length;
  }

  choose(table: TableState, seat: Seat): Promise<Event> {
    const question = this.closed ? null : botQuestion(table, seat, ++this.asked);
    if (!question) return Promise.reject(new Error('there is nothing to think about'));
    return new Promise((resolve, reject) => {
      this.queue.push({ question, resolve, reject });
      this.hand();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const one of this.queue) one.reject(new Error('the bots are closed'));
    this.queue = [];
    await Promise.all([...this.free, ...this.thinking.keys()].map((thread) => thread.terminate()));
  }

  private hand(): void {
    while (this.queue.length > 0) {
      const thread = this.free.pop() ?? (this.thinking.size < this.most ? this.start() : undefined);
      const next = thread && this.queue.shift();
      if (!thread || !next) return;
      this.thinking.set(thread, next);
      thread.postMessage(next.question);
    }
  }

  private start(): Worker {
    const thread = startThread('./bot-thread', import.meta.url, null);
    thread.on('message', ({ event, error }: BotAnswer) => {
      const one = this.thinking.get(thread);
      this.thinking.delete(thread);
      this.free.push(thread);
      if (event) one?.resolve(event);
      else one?.reject(new Error(error));
      this.hand();
    });
    const gone = (error: Error) => {
      this.thinking.get(thread)?.reject(error);
      this.thinking.delete(thread);
      if (!this.closed) this.hand();
    };
    thread.on('error', gone);
    thread.on('exit', () => gone(new Error('the thread ended')));
    return thread;
  }
}
