import type { Finding } from '../search/finding.ts';
import type { SearchTask } from './search-task.ts';
import type { Share } from './share.ts';
import { type NewsOf, TaskPool } from './task-pool.ts';
import type { Weighing, WeighTask } from './weigh-task.ts';

export type Task = SearchTask | WeighTask;
export type Order = Task | { readonly kind: 'enough' };
export type News = NewsOf<Finding | Weighing>;

/** Threads that think at the same time. */
export class WorkerPool extends TaskPool<Task, Finding | Weighing, Order> {
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
}
