import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { Driver } from './driver.ts';

let driver: Driver;

afterEach(() => driver.close());

async function open(fixture: string): Promise<void> {
  driver = await Driver.open();
  await driver.go('/');
  const file = fileURLToPath(
    new URL(`../../../../games/${fixture.replace('/', '/fixtures/')}.waybill.json`, import.meta.url),
  );
  await driver.page.locator('input[type=file]').setInputFiles(file);
  await driver.page.locator('.after .stamp').waitFor();
  await driver.page.locator('.after').getByText('Analyse').click();
}

it('tells luck from skill exactly where the game is solved, and shows a decision on the board', async () => {
  await open('grand-prix/kart-track-paid-from-the-bank');
  const { page } = driver;
  await page.getByText('Analyse this match').click();
  await page.locator('.sums').waitFor({ timeout: 120_000 });
  await expect.poll(() => page.locator('.analysis').textContent()).toContain('Every value is exact');
  const sums = await page.locator('.sums td').allTextContents();
  const [expected, errors, luck, final] = sums.slice(1).map((text) => Number(text.replace(/−\u2060?/, '-')));
  // Places: the fewer the better.
  expect(expected - errors - luck).toBeCloseTo(final, 0);
  await page.locator('.ranked button').first().click();
  await expect.poll(() => page.locator('.ask').textContent()).toContain('You are looking back');
  const { y, height } = (await page.locator('.table-board').boundingBox())!;
  expect([y >= 0, y + height <= 900]).toEqual([true, true]);
  expect(driver.troubles).toEqual([]);
});

it('estimates where nobody knows, can be stopped, and says what would have been better', async () => {
  await open('hauling-astronauts/hidden-tie');
  const { page } = driver;
  await page.getByText('Analyse this match').click();
  await page.getByText('Stop', { exact: true }).click();
  await page.getByText('Analyse this match').click();
  await page.locator('.sums').waitFor({ timeout: 120_000 });
  await expect.poll(() => page.locator('.sums tbody tr').first().textContent()).toMatch(/Rating, of 100\d+\d+/);
  await expect.poll(() => page.locator('.ranked li').first().textContent()).toMatch(/Better: .*−/);
  await expect.poll(() => page.locator('.plot canvas').count()).toBe(2);
  const told = await page.locator('.sums').textContent();
  const options = page.locator('.options').first();
  await options.getByText('What else there was').click();
  await options.getByText('Play on from each of these').click();
  await options.getByText('Played on to the end').waitFor({ timeout: 120_000 });
  expect(await options.locator('small').allTextContents()).toContainEqual(expect.stringMatching(/ ± .* worse/));
  await page.reload();
  await page.locator('.after').getByText('Analyse').click();
  await page.locator('.sums').waitFor();
  await expect.poll(() => page.locator('.sums').textContent()).toBe(told);
  await options.getByText('What else there was').click();
  await options.getByText('Played on to the end').waitFor();
  expect(driver.troubles).toEqual([]);
});
