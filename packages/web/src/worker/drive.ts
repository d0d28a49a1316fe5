const REPORT_EVERY = 100;

/** Runs work to its end and reports now and then how far it is. */
export function drive<T>(work: Generator<number, T>, report: (share: number) => void): T {
  let reported = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - reported < REPORT_EVERY) continue;
    reported = performance.now();
    report(value);
  }
}
