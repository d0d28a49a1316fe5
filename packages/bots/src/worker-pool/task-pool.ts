import type { Share } from './share.ts';

/** What comes back from a thread: how far it is, and in the end one of the others. */
export type NewsOf<Result> = { readonly share: number } | { readonly result: Result } | { readonly trouble: string };

/** A thread as its host sees it. */
export interface Thread<Order> {
  post(order: Order): void;
  end(): void;
}

/** Starts a thread that tells `hear` its news, its own end before time among them. */
export type Start<Order, Result> = (hear: (news: NewsOf<Result>) => void) => Thread<Order>;

interface Waiting<Task, Result> {
  readonly task: Task;
  readonly share: Share;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

export class Closed extends Error {}

/** Threads of any kind that work at the same time, each started when it is first needed. A task waits until one is free. */
export class TaskPool<Task extends Order, Result, Order = Task> {
  private readonly free: Thread<Order>[] = [];
  protected readonly busy = new Map<Thread<Order>, Waiting<Task, Result>>();
  private queue: Waiting<Task, Result>[] = [];

  constructor(
    readonly size: number,
    private readonly start: Start<Order, Result>,
  ) {}

  ask(task: Task, share: Share): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.queue.push({ task, share, resolve, reject });
      this.hand();
    });
  }

  /** Stops at once: what is not done is refused, with `Closed`. */
  close(): void {
    for (const thread of [...this.free, ...this.busy.keys()]) thread.end();
    for (const { reject } of [...this.queue, ...this.busy.values()]) reject(new Closed());
    this.free.length = this.queue.length = 0;
    this.busy.clear();
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

  private enlist(): Thread<Order> {
    const thread = this.start((news) => this.hear(thread, news));
    return thread;
  }

  private hear(thread: Thread<Order>, news: NewsOf<Result>): void {
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
