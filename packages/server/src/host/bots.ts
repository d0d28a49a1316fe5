import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Event, Seat } from '@waybill/kernel';
import type { Plan } from '@waybill/protocol';
import type { TableState } from '../log/table.ts';
import { startThread } from '../thread.ts';
import { type BotAnswer, type BotQuestion, botQuestion } from './bot-question.ts';
import type { LuckAnswer, LuckQuestion } from './luck-question.ts';

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
  /** What chance brought each seat of a match that is over: in no hurry, one match at a time. */
  luck(plan: Plan, events: readonly Event[]): Promise<readonly number[]>;
  close(): Promise<void>;
}

/** Bots think in threads of their own, one thought a thread, started when they are first needed. */
export class Bots implements Thinkers {
  private readonly free: Worker[] = [];
  private readonly thinking = new Map<Worker, Waiting>();
  private queue: Waiting[] = [];
  private closed = false;
  private asksLuck: { resolve(luck: readonly number[]): void; reject(error: Error): void } | null = null;

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

  /** The thread stays free for moves, which go first. */
  luck(plan: Plan, events: readonly Event[]): Promise<readonly number[]> {
    if (this.closed || this.asksLuck) return Promise.reject(new Error('the bots have no time'));
    const thread = this.free[0] ?? [...this.thinking.keys()].at(0) ?? this.start();
    if (!this.free.includes(thread) && !this.thinking.has(thread)) this.free.push(thread);
    return new Promise<readonly number[]>((resolve, reject) => {
      this.asksLuck = { resolve, reject };
      thread.postMessage({ luckOf: plan, events } satisfies LuckQuestion);
    }).finally(() => (this.asksLuck = null));
  }

  async close(): Promise<void> {
    this.closed = true;
    this.asksLuck?.reject(new Error('the bots are closed'));
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
    thread.on('message', (answer: BotAnswer | LuckAnswer) => {
      if ('luck' in answer) {
        if (answer.luck) this.asksLuck?.resolve(answer.luck);
        else this.asksLuck?.reject(new Error(answer.error));
        return;
      }
      const { event, error } = answer;
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
      this.asksLuck?.reject(error);
      if (this.free.includes(thread)) this.free.splice(this.free.indexOf(thread), 1);
      if (!this.closed) this.hand();
    };
    thread.on('error', gone);
    thread.on('exit', () => gone(new Error('the thread ended')));
    return thread;
  }
}
