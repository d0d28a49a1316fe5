/** So many at most between two looks at what has arrived. */
const AT_ONCE = 4;

/**
 * Requests are taken up a few in each turn of the event loop, the others in the turns after it: however many come at once, the
 * moves that have arrived meanwhile are dealt with in between.
 */
export class Turns {
  private left = AT_ONCE;
  private waiting: (() => void)[] = [];
  private planned = false;

  take(job: () => void): void {
    this.plan();
    if (this.left === 0) return void this.waiting.push(job);
    this.left--;
    job();
  }

  private plan(): void {
    if (this.planned) return;
    this.planned = true;
    setImmediate(() => this.next());
  }

  private next(): void {
    this.planned = false;
    const now = this.waiting.splice(0, AT_ONCE);
    this.left = AT_ONCE - now.length;
    if (now.length > 0) this.plan();
    for (const job of now) job();
  }
}
