import { fileURLToPath } from 'node:url';
import type { Match } from '@waybill/kernel';
import { AnalysisThread } from '@waybill/server';
import { afterEach, expect, it } from 'vitest';
import { finishRace } from '../../../server/test/short-race.ts';
import { Driver } from './driver.ts';
import { Club } from './friends.ts';

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

it('of an online match is the server’s where it has somebody for it, and the browser’s where nobody has time', async () => {
  const thread = new AnalysisThread();
  const asked: Match[] = [];
  const club = new Club({
    analyst: {
      analyse: (match) => thread.analyse(match),
      askWorker: async (match) => (asked.push(match) === 1 ? null : thread.analyse(match)),
      close: () => thread.close(),
    },
  });
  try {
    await club.open();
    const { ann, table } = await finishRace(club.url, 'browser');
    driver = await Driver.open({ at: club.url });
    const { page } = driver;
    const [name, value] = ann.cookie.split('=');
    await page.context().addCookies([{ name, value, url: club.url }]);
    const analyse = async () => {
      await driver.go(`/table/${table}`);
      await page.locator('.after').getByText('Analyse').click();
    };
    await analyse();
    await page.getByText('Analyse this match').click();
    await page.locator('.sums').waitFor();
    await expect.poll(() => page.getByText('The server made this analysis').count()).toBe(0);
    const told = await page.locator('.sums').textContent();
    expect(await ann.call('POST', `/api/tables/${table}/analysis`)).toMatchObject({ status: 200 });
    await page.evaluate(() => indexedDB.deleteDatabase('waybill-analyses'));
    await analyse();
    await page.getByText('The server made this analysis').waitFor();
    await expect.poll(() => page.locator('.sums').textContent()).toBe(told);
    expect(asked).toHaveLength(2);
    expect(driver.troubles.filter((one) => !one.includes('409'))).toEqual([]);
  } finally {
    await club.close();
  }
});
