import { Counts } from './buckets.ts';

/** Holds refusals back: who asks too often waits for each, and of who doesn't wait nothing more is heard. */
export class Tarpit {
  private readonly held: Counts;

  constructor(
    private readonly ms: number,
    most: number,
    private readonly after: (ms: number, job: () => void) => void,
  ) {
    this.held = new Counts(most);
  }

  /** Of this one as many are held as there may be. */
  isFull(who: string): boolean {
    return this.held.isFull(who);
  }

  /** True once the refusal may be sent; false at once where as many of this one's are held already. */
  hold(who: string): Promise<boolean> {
    if (!this.held.enter(who)) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.after(this.ms, () => {
        this.held.leave(who);
        resolve(true);
      });
    });
  }
}
