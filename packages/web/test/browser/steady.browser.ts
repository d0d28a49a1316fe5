import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { Driver } from './driver.ts';

let driver: Driver;

afterEach(() => driver.close());

/** Everywhere the board has stood since, frame by frame, as heights on the page. */
async function watchBoard(page: Page): Promise<() => Promise<number[]>> {
  const seen = await page.evaluateHandle(() => {
    const heights = new Set<number>();
    const look = () => {
      const board = document.querySelector('.table-board');
      if (board) heights.add(Math.round(board.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(look);
    };
    look();
    return heights;
  });
  return () => seen.evaluate((heights) => [...heights]);
}

it('keeps the board in its place on a phone, however long the sentence is', async () => {
  driver = await Driver.open({ size: 'phone', motion: true });
  await driver.start('grand-prix');
  const heights = await watchBoard(driver.page);
  await driver.play('pointer', 6);
  await driver.ready();
  expect(await heights()).toHaveLength(1);
});

it.each(['en', 'de'])('has room at the foot of a phone for all that can be done, in %s', async (language) => {
  driver = await Driver.open({ size: 'phone' });
  const { page } = driver;
  await driver.go('/');
  await page.locator('.menu summary').tap();
  await page.locator('.menu[open] select').last().selectOption(language);
  await driver.start('grand-prix');
  // Once the dice are rolled, taking back has its longest name.
  await driver.playByPointer(() => 3);
  await driver.ready();
  const buttons = await page
    .locator('.controls button')
    .evaluateAll((all) =>
      all.map((one) => ({ box: one.getBoundingClientRect().toJSON(), cut: one.scrollWidth > one.clientWidth })),
    );
  expect(buttons).toHaveLength(4);
  for (const { box, cut } of buttons) {
    expect(cut).toBe(false);
    expect(box.right).toBeLessThanOrEqual(390);
    expect(box.bottom).toBeLessThanOrEqual(844);
  }
});

it('has room at the foot of a phone for what happens in three lines', async () => {
  driver = await Driver.open({ size: 'phone' });
  await driver.start('ship-it');
  const lines = await driver.page
    .locator('.preview-words')
    .evaluate((place) => place.clientHeight / Number.parseFloat(getComputedStyle(place).lineHeight));
  expect(lines).toBeGreaterThan(2.9);
});

it('moves nothing when a move is refused', async () => {
  driver = await Driver.open();
  await driver.start('grand-prix');
  const { page } = driver;
  const gear = page.locator('.gp-gears [data-move]').nth(2);
  await driver.press(gear);
  await driver.ready();
  await driver.press(page.locator('.gp-actions .main'));
  await driver.ready();
  const heights = await watchBoard(page);
  await gear.click({ force: true });
  await page.locator('.refused').waitFor();
  expect(await heights()).toHaveLength(1);
});
