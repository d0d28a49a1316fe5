import type { Append } from './append.ts';
import type { Database } from './database.ts';
import { Lull } from './lull.ts';

/** What became of an append: true once its entries are durable; false where the table has moved on and nothing was written. */
export interface Fate {
  done(kept: boolean): void;
  failed(error: unknown): void;
}

interface Waiting {
  readonly append: Append;
  readonly fate: Fate;
}

/** As many tables in one transaction as keep its parameters far below what databases take. */
const LARGEST_GROUP = 400;

/** Tables in one commit from which on the server counts as busy. */
const MANY = 4;

/** Commits together whatever came in while the last commit was under way. */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private busy = false;
  private readonly lull = new Lull();

  constructor(
    private readonly db: Database,
    private readonly measured: (tables: number, seconds: number) => void,
  ) {}

  /** No promise: the tables of a group are told what became of them in one go. */
  append(append: Append, fate: Fate): void {
    this.waiting.push({ append, fate });
    if (!this.busy) void this.run();
  }

  private async run(): Promise<void> {
    this.busy = true;
    // What arrives in the same turn of the event loop belongs to the same group.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const group = this.takeGroup();
      await this.commit(group);
      // A commit costs the same however much it holds: where many wait anyway, a moment makes it hold more.
      if (group.length >= MANY) await this.lull.pass();
    }
    this.busy = false;
  }

  /** A table stands in a group once: its second append can only be right after its first. */
  private takeGroup(): Waiting[] {
    const taken = new Map<string, Waiting>();
    const left: Waiting[] = [];
    for (const one of this.waiting) {
      if (taken.size < LARGEST_GROUP && !taken.has(one.append.id)) taken.set(one.append.id, one);
      else left.push(one);
    }
    this.waiting = left;
    return [...taken.values()].sort((a, b) => (a.append.id < b.append.id ? -1 : 1));
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    const start = performance.now();
    try {
      const done = new Set(await this.db.append(group.map((one) => one.append)));
      this.measured(group.length, (performance.now() - start) / 1000);
      for (const { append, fate } of group) fate.done(done.has(append.id));
    } catch (error) {
      for (const { fate } of group) fate.failed(error);
    }
  }
}
