import { afterEach, expect, it } from 'vitest';
import { Driver, type Size } from './driver.ts';

let driver: Driver;

afterEach(() => driver.close());

async function startHidden(size: Size): Promise<void> {
  driver = await Driver.open({ size });
  await driver.go('/new/hauling-astronauts?here=2');
  const { page } = driver;
  await page.getByLabel('Name of seat 1').fill('Ann');
  await page.getByLabel('Name of seat 2').fill('Ben');
  await page.locator('label', { hasText: 'HA-4.2' }).locator('input').check();
  await page.getByText('Start the match').click();
}

it('draws a curtain between two players where something is hidden', async () => {
  await startHidden('phone');
  const { page } = driver;
  const seen = new Set<string>();
  for (let turn = 0; turn < 12 && seen.size < 2; turn++) {
    await driver.ready();
    if ((await page.locator('.curtain').count()) > 0) {
      seen.add((await page.locator('.curtain h2').textContent()) ?? '');
      await expect.poll(() => page.locator('.table-board, .log, .text-board').count()).toBe(0);
      await page.locator('.curtain .main').tap();
      await driver.ready();
    }
    await driver.play('pointer', 1);
  }
  expect([...seen].sort()).toEqual(['Ann, it is your turn', 'Ben, it is your turn']);
});

it('keeps it drawn over a reload', async () => {
  await startHidden('desktop');
  const { page } = driver;
  // Ann is asked again, and has a secret by then.
  const again = page.locator('.curtain', { hasText: 'Ann' });
  for (let turn = 0; turn < 12 && (await again.count()) === 0; turn++) {
    await driver.play('pointer', 1);
    await driver.ready();
  }
  await page.reload();
  await page.locator('.curtain').waitFor();
  await expect.poll(() => page.locator('.table-board').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.locator('.table[data-mine]').waitFor();
});
