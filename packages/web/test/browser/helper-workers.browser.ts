import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { Driver } from './driver.ts';

let driver: Driver;

afterEach(() => driver.close());

/** A device with so many cores, whose workers tell on a channel whenever they start a helper. */
async function openOn(cores: number): Promise<void> {
  driver = await Driver.open();
  const { context } = driver;
  await context.addInitScript({
    content: `window.helpers = 0;
      new BroadcastChannel('helpers').onmessage = () => window.helpers++;`,
  });
  await context.route('**/bot.worker.js', async (route) => {
    const response = await route.fetch();
    const told = `Object.defineProperty(navigator, 'hardwareConcurrency', { value: ${cores} });
      const Real = Worker;
      const channel = new BroadcastChannel('helpers');
      self.Worker = class extends Real {
        constructor(...args) {
          super(...args);
          channel.postMessage('one more');
        }
      };\n`;
    await route.fulfill({ response, body: told + (await response.text()) });
  });
}

const helpers = () => driver.page.evaluate(() => (window as unknown as { helpers: number }).helpers);

async function hint(): Promise<string[]> {
  await driver.start('hauling-astronauts');
  await driver.page.keyboard.press('h');
  await driver.page.locator('.hint li').first().waitFor({ timeout: 120_000 });
  return driver.page.locator('.hint li').allTextContents();
}

async function analysis(): Promise<string[]> {
  await driver.go('/');
  const match = '../../../../games/hauling-astronauts/fixtures/hidden-tie.waybill.json';
  await driver.page.locator('input[type=file]').setInputFiles(fileURLToPath(new URL(match, import.meta.url)));
  await driver.page.locator('.after').getByText('Analyse').click();
  await driver.page.getByText('Analyse this match').click();
  await driver.page.locator('.sums').waitFor({ timeout: 120_000 });
  return driver.page.locator('.sums td, .ranked li').allTextContents();
}

it('asks as many helpers for a hint as there are cores to spare', async () => {
  await openOn(4);
  expect((await hint()).length).toBeGreaterThan(1);
  expect(await helpers()).toBe(3);
  expect(driver.troubles).toEqual([]);
});

it('asks nobody on a device that has no core to spare', async () => {
  await openOn(2);
  expect((await hint()).length).toBeGreaterThan(1);
  expect(await helpers()).toBe(0);
});

it('analyses alike alone and with helpers', async () => {
  await openOn(1);
  const alone = await analysis();
  expect(await helpers()).toBe(0);
  await driver.close();
  await openOn(16);
  expect(await analysis()).toEqual(alone);
  expect(await helpers()).toBe(4);
  expect(driver.troubles).toEqual([]);
});
