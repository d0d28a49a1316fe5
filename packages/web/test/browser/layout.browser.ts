import { describe, expect, it } from 'vitest';
import { entries } from '../../src/games/registry.ts';
import type { Driver } from './driver.ts';
import { eventually } from './eventually.ts';
import { checkAll, WINDOWS } from './placement.ts';
import { positionsOf } from './positions.ts';
import { visit } from './visit.ts';

/** Where there is least room. */
const TIGHTEST = [WINDOWS[0], WINDOWS[4]];

/** What is said of a move that is looked at, in windows where it has least room; empty if all of it can be read. */
async function cutPreviews(driver: Driver, title: string): Promise<string[]> {
  const { page } = driver;
  const flaws: string[] = [];
  await page.setViewportSize({ width: 1280, height: 800 });
  await driver.settled();
  // The last ones of a board lead furthest: they have most to say.
  const far = driver.targets().last();
  if ((await far.count()) === 0) return flaws;
  await far.hover({ force: true });
  for (const height of [800, 720]) {
    await page.setViewportSize({ width: 1280, height });
    await driver.settled();
    const cut = await page
      .locator('.preview-words')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    if (cut > 1) flaws.push(`${title}, 1280 × ${height}: the preview is cut by ${cut}`);
  }
  await page.mouse.move(0, 0);
  return flaws;
}

describe.concurrent('the table fits into the window', () => {
  it.each(entries.map(({ id }) => id))('in every phase of %s', (game) =>
    visit({}, async (driver) => {
      const flaws: string[] = [];
      for (const { title, path } of await positionsOf(game)) {
        await driver.go(path);
        await driver.page.locator('.table[data-live], .curtain').first().waitFor();
        await driver.liftCurtain();
        await driver.page.locator('.table[data-live]').waitFor();
        flaws.push(...(await checkAll(driver, title)), ...(await cutPreviews(driver, title)));
      }
      expect(flaws).toEqual([]);
      expect(driver.troubles).toEqual([]);
    }),
  );

  it.each(entries.map(({ id }) => id))('in the lesson of %s', (game) =>
    visit({}, async (driver) => {
      const { page } = driver;
      const flaws: string[] = [];
      await driver.go(`/learn/${game}`);
      await driver.ready();
      for (let step = 0; (await page.locator('.lesson a.main').count()) === 0; step++) {
        await page.locator('.lesson').waitFor();
        const title = (await page.locator('.lesson .caption').textContent()) ?? '';
        flaws.push(...(await checkAll(driver, title, step % 4 === 0 ? WINDOWS : TIGHTEST)));
        await page.setViewportSize({ width: 1440, height: 900 });
        const next = page.locator('.lesson .main');
        if ((await next.count()) > 0) await next.click();
        else await driver.play('pointer', 1);
        await driver.ready();
      }
      // It ends on the way to a match of one's own.
      flaws.push(...(await checkAll(driver, 'the end of the lesson', TIGHTEST)));
      await eventually(async () =>
        expect(await page.locator('.lesson a.main').getAttribute('href')).toBe(`/play/${game}`),
      );
      expect(flaws).toEqual([]);
    }),
  );
});
