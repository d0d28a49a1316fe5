import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { faults } from './checks.ts';
import type { Driver } from './driver.ts';
import { visit } from './visit.ts';

const fixture = (name: string) =>
  fileURLToPath(new URL(`../../../../games/${name.replace('/', '/fixtures/')}.waybill.json`, import.meta.url));

async function open(driver: Driver, name: string): Promise<void> {
  await driver.go('/');
  await driver.page.locator('input[type=file]').setInputFiles(fixture(name));
  await driver.page.locator('.after .stamp').waitFor();
}

it('lists what was finished with its board, finds bests, filters, and takes all of it to another device', () =>
  visit({}, async (driver) => {
    const { page } = driver;
    for (const name of [
      'grand-prix/four-wins',
      'grand-prix/retired-four-times',
      'hauling-astronauts/hidden-tie',
      'cape-to-cairo/two-seats-richest-wins',
    ])
      await open(driver, name);
    await driver.go('/');
    await page.getByText('My matches').click();
    const rows = page.locator('.history-list li');
    await expect.poll(() => rows.count()).toBe(4);
    await expect.poll(() => rows.locator('.small-board:has(svg)').count()).toBe(4);
    const cut = await rows.locator('.small-board').evaluateAll((boards) =>
      boards.flatMap((board) => {
        const { bottom, right } = board.getBoundingClientRect();
        const boxes = [...board.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect());
        return boxes.filter((box) => box.bottom > bottom + 1 || box.right > right + 1);
      }),
    );
    expect(cut).toEqual([]);
    await expect.poll(() => page.locator('.bests tbody td').last().textContent()).toBe('0');
    await page.locator('.history-filter select').first().selectOption('hauling-astronauts');
    await expect.poll(() => rows.count()).toBe(1);
    expect(await faults(page)).toEqual([]);
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByText('Download all of it').click()]);
    const copy = Buffer.concat((await (await saved.createReadStream()).toArray()) as Buffer[]);
    await visit({ size: 'phone' }, async (other) => {
      await other.go('/matches');
      await other.page.getByText('Nothing has been played to its end').waitFor();
      await other.page.locator('input[type=file]').setInputFiles({
        name: 'copy.json',
        mimeType: 'application/json',
        buffer: copy,
      });
      await expect.poll(() => other.page.locator('.history-list li').count()).toBe(4);
      const fits = () => other.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      expect(await fits()).toBe(true);
      // Longer words fit as well.
      await other.page.evaluate(() => localStorage.setItem('waybill.language', '"de"'));
      await other.page.reload();
      await other.page.getByText('Deine Bestleistungen').waitFor();
      expect(await fits()).toBe(true);
      expect(other.troubles).toEqual([]);
    });
    await rows.first().locator('a').click();
    await page.locator('.after .stamp').waitFor();
    expect(driver.troubles).toEqual([]);
  }));

it('draws rating and luck over matches that were gone through', () =>
  visit({}, async (driver) => {
    const { page } = driver;
    for (const name of ['grand-prix/kart-track-paid-from-the-bank', 'grand-prix/kart-track-paid-from-the-bank'])
      await open(driver, name);
    await driver.go('/matches');
    await page.getByText('Analyse 2 more matches').click();
    await page.locator('.plot canvas').first().waitFor({ timeout: 120_000 });
    await expect.poll(() => page.locator('.plot canvas').count()).toBe(2);
    await page.locator('.history-list li', { hasText: 'rated' }).first().waitFor();
    expect(driver.troubles).toEqual([]);
  }));
