import { afterEach, expect, it } from 'vitest';
import { entries } from '../../src/games/registry.ts';
import { Driver } from './driver.ts';

let driver: Driver;

afterEach(() => driver.close());

it.each(entries.map(({ id }) => id))('starts %s by its address, and goes on with it after that', async (game) => {
  driver = await Driver.open({ size: 'phone' });
  const { page } = driver;
  await driver.go('/');
  await driver.go(`/play/${game}`);
  await driver.ready();
  const at = page.url();
  expect(new URL(at).pathname).toMatch(/^\/match\//);
  await expect.poll(() => driver.targets().or(page.locator('.table-board [data-pick]')).count()).toBeGreaterThan(0);
  await driver.play('pointer', 1);
  await page.reload();
  await driver.ready();
  expect(page.url()).toBe(at);
  await expect.poll(() => driver.eventCount()).toBeGreaterThan(0);
  await page.goBack();
  await page.locator('.match-list li').first().waitFor();
  await expect.poll(() => page.locator('.match-list li').count()).toBe(1);
  expect(driver.troubles).toEqual([]);
});

it('says that there is no such game', async () => {
  driver = await Driver.open();
  await driver.go('/play/whist');
  await driver.page.getByText('There is no such page.').waitFor();
});

it('starts one match as soon as what it needs can be had', async () => {
  driver = await Driver.open();
  const { page } = driver;
  const board = '**/assets/board-ship-it-*.js';
  await page.route(board, (route) => route.abort());
  await driver.go('/play/ship-it');
  await page.waitForTimeout(2500);
  expect(new URL(page.url()).pathname).toBe('/play/ship-it');
  await page.unroute(board);
  await driver.ready();
  await driver.go('/');
  await page.locator('.match-list li').first().waitFor();
  await expect.poll(() => page.locator('.match-list li').count()).toBe(1);
});
