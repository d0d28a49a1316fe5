import type { Page } from 'playwright-core';
import type { House } from './house.ts';
import { CATEGORIES, type Interaction, interactionsIn } from './trace.ts';

/** Somebody who looks on while things are done on a page, and tells afterwards how long each of them took. */
export interface Watch<T> {
  begin(page: Page): Promise<void>;
  end(page: Page): Promise<T[]>;
}

/** From a performance trace: sees the work behind it, and costs some itself. */
export const traced = ({ browser }: House): Watch<Interaction> => ({
  begin: (page) => browser.startTracing(page, { categories: CATEGORIES }),
  end: async () => interactionsIn(await browser.stopTracing()),
});

/** One tap or key by the clock, in milliseconds. */
export interface Clocked {
  readonly deed: string;
  readonly wall: number;
}

/** Event Timing leaves out what took less than this. */
const LEAST = 16;

/** All events of one interaction count as one, as they do in INP: its longest. */
const OBSERVE = `
  globalThis.clocked = new Map();
  globalThis.before = performance.interactionCount;
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries()) {
      if (!interactionId) continue;
      const deed = performance.getEntriesByType('mark').findLast((mark) => mark.startTime <= startTime)?.name ?? '';
      const known = clocked.get(interactionId);
      if (!known || known.wall < duration) clocked.set(interactionId, { deed: deed.replace(/^deed /, ''), wall: duration });
    }
  }).observe({ type: 'event', durationThreshold: ${LEAST} });
`;

/** By Event Timing alone, as a person's browser reports it. */
export const clocked: Watch<Clocked> = {
  begin: (page) => page.evaluate(OBSERVE),
  end: async (page) => {
    const found = (await page.evaluate('[...clocked.values()]')) as Clocked[];
    const all = (await page.evaluate('performance.interactionCount - before')) as number;
    const quick = Array.from({ length: Math.max(0, all - found.length) }, () => ({ deed: '', wall: LEAST }));
    return [...found, ...quick];
  },
};
