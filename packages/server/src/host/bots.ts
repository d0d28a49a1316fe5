import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Event, Seat } from '@waybill/kernel';
import type { TableState } from '../log/table.ts';
import { startThread } from '../thread.ts';
import { type BotAnswer, type BotQuestion, botQuestion } from './bot-question.ts';

interface Waiting {
  readonly question: BotQuestion;
  resolve(event: Event): void;
  reject(error: Error): void;
}

/** Whoever chooses for bots. */
export interface Thinkers {
  readonly busy: number;
  /** With a seed for the thought, the same question gets the same answer. */
  choose(table: TableState, seat: Seat, thought: string | null): Promise<Event>;
  close(): Promise<void>;
}

/** Bots think in threads of their own, one thought a thread, started when they are first needed. */
export class Bots implements Thinkers {
  private readonly free: Worker[] = [];
  private readonly thinking = new Map<Worker, Waiting>();
  private queue: Waiting[] = [];
  private closed = false;

  constructor(private readonly most = Math.max(1, availableParallelism() - 1)) {}

  get busy(): number {
    return this.thinking.size + this.queue.length;
  }

  choose(table: TableState, seat: Seat, thought: string | null = null): Promise<Event> {
    const question = botQuestion(table, seat, thought);
    return question ? this.think(question) : Promise.reject(new Error('there is nothing to think about'));
  }

  think(question: BotQuestion): Promise<Event> {
    if (this.closed) return Promise.reject(new Error('the bots are closed'));
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
