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
  const { left, right, words } = await page.evaluate(() => {
    const text = document.createRange();
    text.selectNodeContents(document.querySelector('.strip-empty')!);
    const buttons = [...document.querySelectorAll('.controls button')].map((one) => one.getBoundingClientRect());
    return {
      left: Math.min(...buttons.map((one) => one.left)),
      right: Math.max(...buttons.map((one) => one.right)),
      words: text.getBoundingClientRect().right,
    };
  });
  expect(right).toBeLessThanOrEqual(390);
  expect(words).toBeLessThanOrEqual(left);
});
