import { afterEach, expect, it } from 'vitest';
import { entries } from '../../src/games/registry.ts';
import { Driver } from './driver.ts';

let driver: Driver;

afterEach(() => driver.close());

it('starts and plays every game without a network after the first visit', async () => {
  driver = await Driver.open({ serviceWorker: true });
  await driver.go('/');
  const { page, context } = driver;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  for (const { id } of entries) {
    await driver.start(id);
    await driver.play('pointer', 2);
    await driver.ready();
    await expect.poll(() => driver.eventCount()).toBeGreaterThan(0);
    await page.keyboard.press('r');
    await page.locator('.drawer .clause-item').first().waitFor();
  }
  await driver.go('/');
  await page.getByText('No connection').waitFor();
  await context.setOffline(false);
  await page.getByText('No connection').waitFor({ state: 'detached' });
});

it('asks nobody but its own host for anything', async () => {
  driver = await Driver.open();
  const hosts = new Set<string>();
  driver.page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await driver.start(entries[0].id);
  await driver.play('pointer', 2);
  expect([...hosts]).toEqual(['localhost']);
});
