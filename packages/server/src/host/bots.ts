import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Event, Seat } from '@waybill/kernel';
import type { Plan } from '@waybill/protocol';
import type { PersonId } from '../log/entry.ts';
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
  /** By the owner of the table, whose turn is next first: however many tables somebody has, others' bots wait for one move of theirs. */
  private readonly waiting = new Map<PersonId, Waiting[]>();
  private closed = false;
  private asksLuck: { resolve(luck: readonly number[]): void; reject(error: Error): void } | null = null;

  constructor(private readonly most = Math.max(1, availableParallelism() - 1)) {}

  get busy(): number {
    return this.thinking.size + this.allWaiting.length;
  }

  choose(table: TableState, seat: Seat, thought: string | null = null): Promise<Event> {
    const question = botQuestion(table, seat, thought);
    return question ? this.think(question, table.owner) : Promise.reject(new Error('there is nothing to think about'));
  }

  think(question: BotQuestion, owner: PersonId): Promise<Event> {
    if (this.closed) return Promise.reject(new Error('the bots are closed'));
    return new Promise((resolve, reject) => {
      const one = { question, resolve, reject };
      const others = this.waiting.get(owner);
      if (others) others.push(one);
      else this.waiting.set(owner, [one]);
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
    for (const one of this.allWaiting) one.reject(new Error('the bots are closed'));
    this.waiting.clear();
    await Promise.all([...this.free, ...this.thinking.keys()].map((thread) => thread.terminate()));
  }

  private get allWaiting(): Waiting[] {
    return [...this.waiting.values()].flat();
  }

  private hand(): void {
    while (this.waiting.size > 0) {
      const thread = this.free.pop() ?? (this.thinking.size < this.most ? this.start() : undefined);
      const next = thread && this.takeNext();
      if (!thread || !next) return;
      this.thinking.set(thread, next);
      thread.postMessage(next.question);
    }
  }

  /** After one of an owner's all others have their turn. */
  private takeNext(): Waiting | undefined {
    for (const [owner, [next, ...more]] of this.waiting) {
      this.waiting.delete(owner);
      if (more.length > 0) this.waiting.set(owner, more);
      return next;
    }
    return undefined;
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
