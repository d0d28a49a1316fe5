import { afterEach, expect, it } from 'vitest';
import { entries } from '../../src/games/registry.ts';
import { Driver } from './driver.ts';

let driver: Driver;

afterEach(() => driver.close());

const GAME = 'grand-prix';

it.each(entries.map(({ id }) => id))('comes to the board of %s with Tab and plays there with Enter', async (game) => {
  driver = await Driver.open();
  await driver.start(game);
  const { page } = driver;
  const before = await driver.eventCount();
  await driver.tabTo(':is(.table-board, .table-choices) [data-move][aria-disabled="false"]');
  await page.keyboard.press('Enter');
  await driver.sees(before + 1);
  await driver.ready();
  // Whatever was played may be gone; where it was, Tab goes on.
  await page.waitForFunction(() => document.activeElement?.closest('.table-board, .table-choices') !== null);
});

it('previews with the first tap and plays with the second', async () => {
  driver = await Driver.open({ size: 'phone' });
  await driver.start(GAME);
  const gear = driver.page.locator('.gp-gears [data-move]').nth(3);
  await gear.tap();
  await expect.poll(() => driver.page.locator('.preview-title').textContent()).toContain('4th gear');
  await expect.poll(() => driver.page.locator('.gp-chance').count()).toBeGreaterThan(3);
  await expect.poll(() => driver.eventCount()).toBe(0);
  await gear.tap();
  await driver.ready();
  await expect.poll(() => driver.eventCount()).toBe(2);
});

it('goes on after a reload where it was', async () => {
  driver = await Driver.open();
  await driver.start(GAME);
  await driver.play('pointer', 7);
  await driver.ready();
  const events = await driver.eventCount();
  const log = await driver.page.locator('.log').textContent();
  await driver.page.reload();
  await driver.ready();
  await expect.poll(() => driver.eventCount()).toBe(events);
  await expect.poll(() => driver.page.locator('.log').textContent()).toBe(log);
  await driver.go('/');
  await driver.page.locator('.match-list a').first().click();
  await driver.ready();
  await expect.poll(() => driver.eventCount()).toBe(events);
});

it('gives a match back that was thrown away by mistake', async () => {
  driver = await Driver.open();
  await driver.start(GAME);
  await driver.go('/');
  const { page } = driver;
  await page.locator('.match-list .icon').click();
  await page.locator('.match-list').waitFor({ state: 'detached' });
  await page.locator('.notice').getByText('Undo').click();
  await page.locator('.match-list a').click();
  await driver.ready();
});

it('undoes freely before the dice, and marks it after them', async () => {
  driver = await Driver.open();
  await driver.start(GAME);
  const { page } = driver;
  await driver.press(page.locator('.gp-gears [data-move]').nth(2));
  await driver.ready();
  await driver.press(page.locator('.gp-actions .main'));
  await driver.ready();
  await expect.poll(() => driver.eventCount()).toBe(3);
  const undo = page.locator('.controls button').first();
  await expect.poll(() => undo.textContent()).toBe('Undo');
  await undo.click();
  await expect.poll(() => driver.eventCount()).toBe(2);
  await expect.poll(() => undo.textContent()).toBe('Take back');
  await undo.click();
  await page.locator('.confirm .main').click();
  await expect.poll(() => driver.eventCount()).toBe(0);
  await expect.poll(() => page.locator('.players .mark').textContent()).toBe('Taken back 1 time.');
});

it('says why a move is refused, and shows its clause', async () => {
  driver = await Driver.open();
  await driver.start(GAME);
  const { page } = driver;
  await driver.press(page.locator('.gp-gears [data-move]').nth(2));
  await driver.ready();
  await driver.press(page.locator('.gp-actions .main'));
  await driver.ready();
  await page.locator('.gp-gears [data-move]').nth(2).click({ force: true });
  await expect.poll(() => page.locator('.refused span').textContent()).toContain('same gear twice');
  await page.locator('.refused .clause').click();
  const clause = page.locator('.drawer [data-sought]');
  await clause.waitFor();
  await expect.poll(() => clause.getAttribute('data-clause')).toBe('GP-2.2');
  await expect.poll(() => clause.isVisible()).toBe(true);
  // Whichever way one goes, the focus stays in the rules; closed, they give it back.
  const focused = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);
  await page.locator('.drawer a').first().focus();
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await focused('.drawer')).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.locator('.drawer').waitFor({ state: 'detached' });
  expect(await focused('.refused .clause')).toBe(true);
});

it('steps through the match, and plays a copy from there', async () => {
  driver = await Driver.open();
  await driver.start(GAME);
  await driver.play('pointer', 6);
  await driver.ready();
  const { page } = driver;
  const events = await driver.eventCount();
  await page.locator('.replay input').fill('2');
  await expect.poll(() => page.locator('.ask').textContent()).toContain('event 2 of');
  await expect.poll(() => driver.targets().count()).toBe(0);
  await page.locator('.log button').nth(3).click();
  await expect.poll(() => page.locator('.ask').textContent()).toContain('event 4 of');
  await page.getByText('Back to now').click();
  await driver.ready();
  const here = page.url();
  await page.locator('.replay input').fill('2');
  await page.getByText('Play from here').click();
  await page.waitForURL((url) => url.href !== here);
  await driver.ready();
  await expect.poll(() => driver.eventCount()).toBeLessThan(events);
});

it('takes dice rolled by hand, and says so', async () => {
  driver = await Driver.open();
  await driver.go(`/new/${GAME}`);
  const { page } = driver;
  await page.getByLabel('At a real table').check();
  await page.getByText('Start the match').click();
  await driver.ready();
  await driver.press(page.locator('.gp-gears [data-move]').nth(5));
  await page.locator('.table[data-rolling]').waitFor();
  for (const face of [6, 5, 4, 3, 3]) await page.getByLabel(`A die shows ${face}`).click();
  await page.getByLabel('Take the 3 back').last().click();
  for (const face of [2, 1]) await page.getByLabel(`A die shows ${face}`).click();
  await page.locator('.rolling [type=submit]').click();
  await driver.ready();
  await expect.poll(() => page.locator('.log').textContent()).toContain('6 5 4 3 2 1');
  await expect.poll(() => page.locator('.players .mark').textContent()).toContain('by hand');
});

it('gives a hint in numbers, from a worker: the truth where the game is solved', async () => {
  driver = await Driver.open();
  await driver.start('grand-prix');
  await driver.page.keyboard.press('h');
  await driver.page.locator('.hint li').first().waitFor({ timeout: 120_000 });
  await expect.poll(() => driver.page.locator('.hint').textContent()).toContain('exact, not an estimate');
  // What the solver says of the 2021 season, to the places shown.
  expect(Number.parseFloat((await driver.page.locator('.hint .number').first().textContent()) ?? '')).toBeCloseTo(
    9.82,
    0,
  );
});
