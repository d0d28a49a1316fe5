/**
 * One request is taken up in each turn of the event loop, the others in the turns after it: however many come at once, the
 * moves that have arrived meanwhile are dealt with in between.
 */
export class Turns {
  private waiting: (() => void)[] = [];
  private planned = false;

  take(job: () => void): void {
    if (this.planned) return void this.waiting.push(job);
    this.plan();
    job();
  }

  private plan(): void {
    this.planned = true;
    setImmediate(() => this.next());
  }

  private next(): void {
    const job = this.waiting.shift();
    this.planned = false;
    if (!job) return;
    this.plan();
    job();
  }
}
