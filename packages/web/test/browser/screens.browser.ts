import { describe, expect, it } from 'vitest';
import { entries } from '../../src/games/registry.ts';
import { faults, smallTargets } from './checks.ts';
import type { Ways } from './driver.ts';
import { visit } from './visit.ts';

const LOOKS: readonly (readonly [string, Ways])[] = [
  ['a phone, light', { size: 'phone' }],
  ['a phone, dark', { size: 'phone', dark: true }],
  ['a desktop, light', { size: 'desktop' }],
  ['a desktop, dark', { size: 'desktop', dark: true }],
];

/** Every theme and every size once; the home page in all four. */
const TABLE_LOOKS = [LOOKS[0], LOOKS[3]];

describe.concurrent.each(LOOKS)('on %s', (_name, ways) => {
  it('home has no serious fault, and nothing too small to tap', () =>
    visit(ways, async (driver) => {
      const { page } = driver;
      await driver.go('/');
      await page.locator('.card svg').first().waitFor();
      expect(await faults(page)).toEqual([]);
      if (ways.size === 'phone') expect(await smallTargets(page)).toEqual([]);
    }));
});

describe.concurrent.each(TABLE_LOOKS)('on %s', (_name, ways) => {
  it.each(entries.map(({ id }) => id))('%s has neither: set-up, table, moves, text, rules', (game) =>
    visit(ways, async (driver) => {
      const { page } = driver;
      await driver.go(`/new/${game}`);
      await page.locator('.set-up').waitFor();
      expect(await faults(page)).toEqual([]);
      await driver.start(game);
      await driver.play('pointer', 3);
      await driver.ready();
      if (await page.locator('.close-sheet').isVisible()) await page.locator('.close-sheet').tap();
      expect(await faults(page)).toEqual([]);
      if (ways.size === 'phone') expect(await smallTargets(page)).toEqual([]);
      for (const tab of ['moves', 'text']) {
        await driver.openTab(tab);
        await page.locator(tab === 'text' ? '.text-board' : '.moves').waitFor();
        expect(await faults(page, '#tabs')).toEqual([]);
      }
      await page.keyboard.press('r');
      await page.locator('.drawer .clause-item').first().waitFor();
      expect(await faults(page, '.drawer')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }),
  );
});
