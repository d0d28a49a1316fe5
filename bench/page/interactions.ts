import type { Page } from 'playwright-core';
import { openDevice, slowDown, startGame } from './device.ts';
import type { House } from './house.ts';

/** Durations by interaction, from the input to the next paint; the browser rounds to 8 ms and leaves out those under 16 ms. */
const WATCH = `
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue;
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

const PATIENCE = 60_000;

/** What people do while they wait: look at a move, put it away, read, look back and come back. */
const DEEDS: readonly ((page: Page) => Promise<void>)[] = [
  (page) => tap(page, '.table-board :is([data-move][data-state="open"], [data-pick])'),
  (page) => page.keyboard.press('Escape'),
  (page) => tap(page, '#tab-moves'),
  (page) => tap(page, '#tab-text'),
  (page) => page.keyboard.press('Tab'),
  (page) => tap(page, '#tab-log'),
];

/** Where a finger reaches the first of these, once it has been scrolled to. */
const reach = (selector: string) => `(() => {
  for (const element of document.querySelectorAll(${JSON.stringify(selector)})) {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    if (element.contains(document.elementFromPoint(at.x, at.y))) return at;
  }
  return null;
})()`;

async function tap(page: Page, selector: string): Promise<void> {
  const at = (await page.evaluate(reach(selector))) as { x: number; y: number } | null;
  if (at) await page.touchscreen.tap(at.x, at.y);
}

export interface Response {
  readonly made: number;
  /** The slowest: with fewer than 50 interactions, that is what INP means. */
  readonly worst: number;
  readonly median: number;
}

/** Acts while the worker thinks about a hint, until enough has been done. */
export async function interact(house: House, game: string, slow: number, wanted: number): Promise<Response> {
  const { page, devtools } = await openDevice(house);
  await page.addInitScript({ content: WATCH });
  await startGame(page, house.url, game);
  await page.evaluate('interactions.clear()');
  await slowDown(devtools, slow);
  let made = 0;
  for (const until = performance.now() + PATIENCE; made < wanted && performance.now() < until; ) {
    await page.keyboard.press('h');
    made++;
    for (let thinking = true; thinking && made < wanted; made++) {
      await DEEDS[made % DEEDS.length](page);
      thinking = (await page.locator('.hint').count()) === 0;
    }
    await page.locator('.hint').waitFor({ timeout: PATIENCE });
    await tap(page, '.hint > .quiet');
    made++;
  }
  await page.waitForTimeout(500);
  const durations = (await page.evaluate('[...interactions.values()]')) as number[];
  await page.context().close();
  const sorted = [...durations, ...Array.from({ length: Math.max(0, made - durations.length) }, () => 8)].sort(
    (a, b) => a - b,
  );
  return { made, worst: sorted[sorted.length - 1], median: sorted[sorted.length >> 1] };
}
