import { afterEach, expect, it } from 'vitest';
import { entries } from '../../src/games/registry.ts';
import { Driver } from './driver.ts';

let driver: Driver;

afterEach(() => driver.close());

const ground = () => driver.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

it('switches the theme, against the device and over a reload', async () => {
  driver = await Driver.open({ dark: true });
  await driver.go('/');
  const { page } = driver;
  const dark = await ground();
  await page.getByLabel('Theme, language, sounds, name').click();
  await page.locator('.menu[open] select').first().selectOption('light');
  await expect.poll(ground).not.toBe(dark);
  const light = await ground();
  await page.reload();
  await page.locator('.cards').waitFor();
  await expect.poll(ground).toBe(light);
});

it('switches the language everywhere, at the table and over a reload', async () => {
  driver = await Driver.open();
  const { page } = driver;
  for (const { id } of entries) {
    await driver.start(id);
    const asked = await page.locator('.ask-sentence').textContent();
    await page.locator('.menu summary').last().click();
    await page.locator('.menu[open] select').last().selectOption('de');
    await page.getByText('Rückgängig').first().waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
    await expect.poll(() => page.locator('.ask-sentence').textContent()).not.toBe(asked);
    await page.reload();
    await page.locator('#tab-moves', { hasText: 'Züge' }).waitFor();
    await expect.poll(() => page.locator('.ask-sentence').textContent()).not.toBe(asked);
    await page.locator('.menu summary').last().click();
    await page.locator('.menu[open] select').last().selectOption('en');
    await page.getByText('Undo', { exact: true }).first().waitFor();
  }
  expect(driver.troubles).toEqual([]);
});

it('folds the players and what is read away, gives their room to what stays, and remembers it at every table', async () => {
  driver = await Driver.open();
  const { page } = driver;
  const height = async (part: string) => (await page.locator(part).boundingBox())?.height ?? 0;
  const board = () => page.locator('.table-board').boundingBox();
  await driver.start('cape-to-cairo');
  const before = { board: await board(), told: await height('.table-preview') };
  for (const name of ['Players', 'Log, moves and text']) {
    const folded = page.getByRole('button', { name, exact: true });
    expect(await folded.getAttribute('aria-expanded')).toBe('true');
    await folded.focus();
    await page.keyboard.press('Enter');
    await page.locator('.fold[aria-expanded="false"]', { hasText: name }).waitFor();
  }
  await page.locator('.players .name').first().waitFor({ state: 'hidden' });
  await page.locator('.log').waitFor({ state: 'hidden' });
  await expect.poll(() => height('.table-preview')).toBeGreaterThan(before.told);
  expect(await board()).toEqual(before.board);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await driver.start('ship-it');
  await page.locator('.tabs[data-folded]').waitFor();
  await page.locator('.players[data-folded]').waitFor();
  // Whoever asks for something to read gets it back.
  await page.keyboard.press('m');
  await page.locator('.moves [data-move]').first().waitFor();
  await page.locator('.players[data-folded]').waitFor();
});
