import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseMatch } from '@waybill/kernel';
import type { Download } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { Driver } from './driver.ts';

let driver: Driver;

afterEach(() => driver.close());

const fixture = (name: string) =>
  fileURLToPath(new URL(`../../../../games/${name.replace('/', '/fixtures/')}.waybill.json`, import.meta.url));
const FIXTURE = fixture('grand-prix/four-wins');
const LONG = fixture('ship-it/dominoes-taken-up');

async function contents(download: Download): Promise<string> {
  const parts = await (await download.createReadStream()).toArray();
  return Buffer.concat(parts as Buffer[]).toString('utf8');
}

it('opens a match file, and gives it back unchanged as a download and as a link, and its record for paper', async () => {
  driver = await Driver.open();
  await driver.go('/');
  const { page } = driver;
  await page.locator('input[type=file]').setInputFiles(FIXTURE);
  await page.locator('.after .stamp').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.after').getByText('Download').click(),
  ]);
  const expected = parseMatch(readFileSync(FIXTURE, 'utf8'));
  expect(parseMatch(await contents(download))).toEqual(expected);
  expect(download.suggestedFilename()).toMatch(/^grand-prix-.*\.waybill\.json$/);
  const [record] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.after').getByText('Record as PDF').click(),
  ]);
  expect(await contents(record)).toMatch(/^%PDF-1\.4/);
  await page.locator('.after').getByText('Copy a link').click();
  await page.locator('.notice[data-shown]').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await page.locator('.after .stamp').waitFor();
  expect(driver.troubles).toEqual([]);
});

it('prints the record in the language of the page', async () => {
  driver = await Driver.open();
  const { page } = driver;
  await page.addInitScript({ content: `localStorage.setItem('waybill.language', '"de"')` });
  await driver.go('/');
  await page.locator('input[type=file]').setInputFiles(FIXTURE);
  const [record] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.after').getByText('Protokoll als PDF').click(),
  ]);
  const pdf = await contents(record);
  const written = (text: string) => pdf.includes(`<${Buffer.from(text, 'latin1').toString('hex')}>`);
  expect(written('Protokoll einer Partie')).toBe(true);
  // In the game's own words.
  expect(written('Jedes Rennen gewonnen: eine perfekte Saison.')).toBe(true);
  expect(written('Record of a match')).toBe(false);
  expect(driver.troubles).toEqual([]);
});

it('takes a file that is dropped on the page', async () => {
  driver = await Driver.open();
  await driver.go('/');
  const { page } = driver;
  const carried = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'match.waybill.json', { type: 'application/json' }));
      return transfer;
    },
    readFileSync(FIXTURE, 'utf8'),
  );
  const zone = page.locator('.drop-zone');
  await zone.dispatchEvent('dragover', { dataTransfer: carried });
  await expect.poll(() => zone.getAttribute('data-over')).toBe('');
  await zone.dispatchEvent('drop', { dataTransfer: carried });
  await page.locator('.after .stamp').waitFor();
  expect(driver.troubles).toEqual([]);
});

it('opens a match of more than 500 events, and opens it again', async () => {
  driver = await Driver.open();
  await driver.go('/');
  const { page } = driver;
  await page.locator('input[type=file]').setInputFiles(LONG);
  await page.locator('.after .stamp').waitFor();
  const events = await driver.eventCount();
  expect(events).toBeGreaterThan(500);
  await page.reload();
  await page.locator('.after .stamp').waitFor();
  await expect.poll(() => driver.eventCount()).toBe(events);
  const log = page.locator('.log');
  const scrolledUp = async () => {
    await log.evaluate((element) => element.scrollTo(0, -element.scrollHeight));
    return log.locator('li').count();
  };
  await expect.poll(() => log.locator('li').count()).toBeLessThan(events);
  await expect.poll(scrolledUp, { timeout: 60_000, interval: 20 }).toBe(events);
  await expect.poll(() => log.locator('li').first().textContent()).toMatch(/^1\D/);
});

it('says what is wrong with a file, and keeps nothing of it', async () => {
  driver = await Driver.open();
  await driver.go('/');
  const { page } = driver;
  const broken = readFileSync(FIXTURE, 'utf8').replace('"gear":', '"geer":');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(broken) });
  await page.locator('.notice[data-shown]').waitFor();
  await expect.poll(() => page.locator('.notice').textContent()).toContain('GP-E');
  await expect.poll(() => page.locator('.match-list').count()).toBe(0);
});

it('deals today’s deal alike for everybody', async () => {
  const rolls: string[] = [];
  for (const size of ['phone', 'desktop'] as const) {
    driver = await Driver.open({ size });
    await driver.go('/');
    await driver.press(driver.page.locator('.deals button').first());
    await driver.ready();
    await driver.play('keyboard', 1);
    await driver.ready();
    await driver.openTab('log');
    rolls.push((await driver.page.locator('.log').textContent()) ?? '');
    if (size === 'phone') await driver.close();
  }
  expect(rolls[0]).toBe(rolls[1]);
  const { page } = driver;
  const begun = page.url();
  await driver.go('/');
  const [first, second] = [page.locator('.deals button').first(), page.locator('.deals button').last()];
  await first.getByText('begun').waitFor();
  await expect.poll(() => second.locator('[data-yours]').count()).toBe(0);
  await driver.press(first);
  await driver.ready();
  expect(page.url()).toBe(begun);
});
