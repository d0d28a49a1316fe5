import type { Time } from '../time.ts';
import type { Append } from './append.ts';
import type { Database } from './database.ts';

interface Waiting {
  readonly append: Append;
  readonly resolve: (kept: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** As many tables in one transaction as keep its parameters far below what databases take. */
const LARGEST_GROUP = 400;

/**
 * Where a commit held so many tables, the next one waits for a moment: a commit costs the same however much it holds
 * (as `commit_siblings` and `commit_delay` do in Postgres).
 */
const COMMIT_SIBLINGS = 4;
const COMMIT_DELAY_MS = 4;

/** Commits together whatever came in while the last commit was under way. */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private busy = false;

  constructor(
    private readonly db: Database,
    private readonly time: Time,
    private readonly measured: (tables: number, seconds: number) => void,
  ) {}

  /** True once its entries are durable; false where the table has moved on and nothing was written. */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      if (!this.busy) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.busy = true;
    // What arrives in the same turn of the event loop belongs to the same group.
    await new Promise<void>((resolve) => this.time.soon(resolve));
    while (this.waiting.length > 0) {
      const group = this.takeGroup();
      await this.commit(group);
      if (group.length >= COMMIT_SIBLINGS)
        await new Promise<void>((resolve) => this.time.after(COMMIT_DELAY_MS, resolve));
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
    const start = this.time.steady();
    try {
      const done = new Set(await this.db.append(group.map((one) => one.append)));
      this.measured(group.length, (this.time.steady() - start) / 1000);
      for (const { append, resolve } of group) resolve(done.has(append.id));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
