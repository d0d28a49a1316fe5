import type { Page } from 'playwright-core';
import type { House } from './house.ts';
import { CATEGORIES, interactionsIn } from './trace.ts';

/** One tap or key, or one thing pointed at, from the input to the next paint. */
export interface Answer {
  /** What was being done, as the page was told by `performance.mark('deed …')`. */
  readonly deed: string;
  readonly milliseconds: number;
}

/** Somebody who looks on while things are done on a page, and tells afterwards how long each of them took. */
export interface Watch {
  begin(page: Page): Promise<void>;
  end(page: Page): Promise<Answer[]>;
  /** What it says of something too short for it to see. */
  readonly least: number;
}

/** From a performance trace: sees the work behind it, and costs some itself. So many times the work is told. */
export const traced = ({ browser }: House, times: number): Watch => ({
  begin: (page) => browser.startTracing(page, { categories: CATEGORIES }),
  end: async () =>
    interactionsIn(await browser.stopTracing()).map(({ deed, cpu }) => ({ deed, milliseconds: times * cpu })),
  least: 0,
});

/** Event Timing leaves out what took less than this. */
const LEAST = 16;

/**
 * All events of one interaction count as one, as they do in INP: its longest. Pointing with a mouse is none there, though its
 * time is taken; here it counts.
 */
const OBSERVE = `
  globalThis.clocked = new Map();
  globalThis.before = performance.interactionCount;
  new PerformanceObserver((list) => {
    for (const { name, interactionId, startTime, duration } of list.getEntries()) {
      const mark = performance.getEntriesByType('mark').findLast((one) => one.startTime <= startTime)?.name ?? '';
      const isPointing = mark.startsWith('deed point') && name.endsWith('over');
      if (!interactionId && !isPointing) continue;
      const id = interactionId || mark;
      const known = clocked.get(id);
      if (!known || known.milliseconds < duration)
        clocked.set(id, { deed: mark.replace(/^deed /, ''), milliseconds: duration });
    }
  }).observe({ type: 'event', durationThreshold: ${LEAST} });
`;

/** By Event Timing alone, as a person's browser reports it. */
export const clocked: Watch = {
  begin: (page) => page.evaluate(OBSERVE),
  end: async (page) => {
    const found = (await page.evaluate('[...clocked.values()]')) as Answer[];
    const all = (await page.evaluate('performance.interactionCount - before')) as number;
    const quick = Array.from({ length: Math.max(0, all - found.length) }, () => ({ deed: '', milliseconds: LEAST }));
    return [...found, ...quick];
  },
  least: LEAST,
};
