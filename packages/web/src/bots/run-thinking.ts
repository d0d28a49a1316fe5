import { breathe, clock } from './yield-to-page.ts';

const REPORT_EVERY = 100;
/** A thought is this far from hearing what the page has to say. */
const BREATHE_EVERY = 8;

let last: Promise<unknown> = Promise.resolve();

/** Runs work to its end, after all that was asked for before, and reports now and then how far it is. */
export function drive<T>(work: Generator<number, T>, report: (share: number) => void): Promise<T> {
  const mine = last.then(() => run(work, report));
  last = mine.catch(() => undefined);
  return mine;
}

async function run<T>(work: Generator<number, T>, report: (share: number) => void): Promise<T> {
  let [reported, breathed] = [clock(), clock()];
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    const now = clock();
    if (now - breathed < BREATHE_EVERY) continue;
    if (now - reported >= REPORT_EVERY) {
      reported = now;
      report(value);
    }
    await breathe();
    breathed = clock();
  }
}
