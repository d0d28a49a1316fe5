import { expect, it } from 'vitest';
import { entries } from '../../src/games/registry.ts';
import { type Dearest, dearestOf } from './dearest.ts';
import type { Driver } from './driver.ts';
import { checkAll } from './placement.ts';
import { positionsOf } from './positions.ts';
import { visit } from './visit.ts';

/** Looks at a move by the list of moves, and leaves the log open. */
async function look(driver: Driver, { path, move }: Dearest): Promise<void> {
  const { page } = driver;
  await page.setViewportSize({ width: 1440, height: 900 });
  await driver.go(path);
  await page.locator('.table[data-live], .curtain').first().waitFor();
  await driver.liftCurtain();
  await page.locator('.table[data-live]').waitFor();
  await driver.openTab('moves');
  const row = page.locator(`.moves [data-move='${move}']`);
  const more = page.locator('.moves > button');
  while ((await row.count()) === 0) {
    await row.or(more).first().waitFor();
    await more.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    await driver.settled();
  }
  await row.focus();
  await page.locator('.table-preview[data-looked]').waitFor();
  // By its own press: a mouse on the way there would look elsewhere.
  await page.locator('#tab-log').dispatchEvent('click');
}

const cases = entries.flatMap(({ id }) => ['en-GB', 'de-DE'].map((locale) => [id, locale] as const));

it.concurrent.each(cases)('has room for what is said of each kind of move of %s, %s', (game, locale) =>
  visit({ locale }, async (driver) => {
    const flaws: string[] = [];
    for (const dearest of await dearestOf(game)) {
      await look(driver, dearest);
      flaws.push(...(await checkAll(driver, dearest.title)));
    }
    expect(flaws).toEqual([]);
    expect(driver.troubles).toEqual([]);
  }),
);

/** Where a hint has most to say, or least room for it. */
const HINTED: { readonly [game: string]: string } = {
  'black-pawn-trucking': 'a loan looked at',
  'cape-to-cairo': 'the second auction',
  'grand-prix': 'the drive looked at',
  'hauling-astronauts': 'a departure looked at',
  'ship-it': 'a haul looked at',
};

it.concurrent.each(cases)('has room for a hint in %s, %s', (game, locale) =>
  visit({ locale }, async (driver) => {
    const { page } = driver;
    const wanted = HINTED[game];
    const position = (await positionsOf(game)).find(({ title }) => title === wanted);
    await driver.go(position!.path);
    await page.locator('.table[data-live], .curtain').first().waitFor();
    await driver.liftCurtain();
    await driver.ready();
    await page.keyboard.press('h');
    await page.locator('.table-preview .hint').waitFor();
    expect(await checkAll(driver, wanted)).toEqual([]);
  }),
);
