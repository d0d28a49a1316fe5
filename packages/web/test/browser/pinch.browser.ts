import type { CDPSession, Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Driver } from './driver.ts';
import { visit } from './visit.ts';

/** The picture that can be zoomed, and how many pixels something in it is wide. */
const PICTURES = [
  ['black-pawn-trucking', '.cm', '.cm-tile'],
  ['cape-to-cairo', '.cm', '.cm-tile'],
  ['ship-it', '.si-table', '.si-tile-face'],
] as const;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Two real fingers on the glass, moved apart or together in small steps around a spot. */
async function pinch(devtools: CDPSession, middle: Spot, from: number, to: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: middle.x - apart, y: middle.y, id: 0 },
              { x: middle.x + apart, y: middle.y, id: 1 },
            ],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8);
  await touch('touchEnd', to);
}

const widthOf = async (piece: Locator) => (await piece.boundingBox())?.width ?? 0;

async function middleOf(driver: Driver, picture: string): Promise<Spot> {
  const element = driver.page.locator(picture).first();
  await element.scrollIntoViewIfNeeded();
  const seen = await element.evaluate((svg) => {
    const { x, y, width, height } = (svg.closest('.si-pane, .cm-frame') ?? svg).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  return { x: seen.x, y: Math.min(seen.y, 600) };
}

describe('two fingers', () => {
  it.each(PICTURES)('zoom the map of %s in and out again, and play nothing', (game, picture, piece) =>
    visit({ size: 'phone' }, async (driver) => {
      await driver.start(game);
      const events = await driver.eventCount();
      const devtools = await driver.context.newCDPSession(driver.page);
      const middle = await middleOf(driver, picture);
      const tile = driver.page.locator(`${picture} ${piece}`).first();
      const before = await widthOf(tile);
      await pinch(devtools, middle, 40, 120);
      await expect.poll(() => widthOf(tile)).toBeGreaterThan(before * 1.5);
      const near = await widthOf(tile);
      await pinch(devtools, middle, 120, 50);
      await expect.poll(() => widthOf(tile)).toBeLessThan(near / 1.4);
      await expect.poll(() => driver.eventCount()).toBe(events);
      // The page itself stays as it is.
      expect(await driver.page.evaluate(() => visualViewport?.scale)).toBe(1);
      expect(driver.troubles).toEqual([]);
    }),
  );
});
