/** A time that all processes of a machine share, in milliseconds. */
export const now = () => Number(process.hrtime.bigint()) / 1e6;

/** When a process wanted to run, and how much later it did. */
export interface Late {
  readonly at: number;
  readonly by: number;
}

/** How late this process's thread comes to what is due, looked at every few milliseconds. */
export class Lateness {
  private seen: Late[] = [];
  private stopped = false;

  constructor(private readonly everyMs: number) {
    this.look();
  }

  /** Since it was last asked. */
  take(): Late[] {
    const { seen } = this;
    this.seen = [];
    return seen;
  }

  stop(): void {
    this.stopped = true;
  }

  private look(): void {
    const due = now() + this.everyMs;
    setTimeout(() => {
      this.seen.push({ at: due, by: Math.max(0, now() - due) });
      if (!this.stopped) this.look();
    }, this.everyMs);
  }
}
