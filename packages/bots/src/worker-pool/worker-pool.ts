import type { Finding } from '../search/finding.ts';
import type { SearchTask } from './search-task.ts';
import type { Share } from './share.ts';
import type { Weighing, WeighTask } from './weigh-task.ts';

export type Task = SearchTask | WeighTask;
export type Order = Task | { readonly kind: 'enough' };

/** What comes back: how far it is, and in the end one of the others. */
export type News = { readonly share: number } | { readonly result: Finding | Weighing } | { readonly trouble: string };

/** A thread as its host sees it. */
export interface Thread {
  post(order: Order): void;
  end(): void;
}

/** Starts a thread that tells `hear` its news, its own end before time among them. */
export type Start = (hear: (news: News) => void) => Thread;

interface Waiting {
  readonly task: Task;
  readonly share: Share;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class Closed extends Error {}

/** Threads of any kind that think at the same time, each started when it is first needed. A task waits until one is free. */
export class WorkerPool {
  private readonly free: Thread[] = [];
  private readonly busy = new Map<Thread, Waiting>();
  private queue: Waiting[] = [];

  constructor(
    readonly size: number,
    private readonly start: Start,
  ) {}

  search(task: SearchTask, share: Share): Promise<Finding> {
    return this.ask(task, share) as Promise<Finding>;
  }

  weigh(task: WeighTask, share: Share): Promise<Weighing> {
    return this.ask(task, share) as Promise<Weighing>;
  }

  /** Whoever searches comes back with what there is. */
  enough(): void {
    for (const thread of this.busy.keys()) thread.post({ kind: 'enough' });
  }

  /** Stops at once: what is not done is refused, with `Closed`. */
  close(): void {
    for (const thread of [...this.free, ...this.busy.keys()]) thread.end();
    for (const { reject } of [...this.queue, ...this.busy.values()]) reject(new Closed());
    this.free.length = this.queue.length = 0;
    this.busy.clear();
  }

  private ask(task: Task, share: Share): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.queue.push({ task, share, resolve, reject });
      this.hand();
    });
  }

  private hand(): void {
    while (this.queue.length > 0) {
      const thread = this.free.pop() ?? (this.busy.size < this.size ? this.enlist() : undefined);
      const next = thread && this.queue.shift();
      if (!thread || !next) return;
      this.busy.set(thread, next);
      thread.post(next.task);
    }
  }

  private enlist(): Thread {
    const thread = this.start((news) => this.hear(thread, news));
    return thread;
  }

  private hear(thread: Thread, news: News): void {
    const waiting = this.busy.get(thread);
    if (!waiting) return;
    if ('share' in news) return waiting.share(news.share);
    this.busy.delete(thread);
    if ('result' in news) {
      this.free.push(thread);
      waiting.resolve(news.result);
    } else {
      thread.end();
      waiting.reject(new Error(news.trouble));
    }
    this.hand();
  }
}
