import { games } from '@waybill/games';
import { type Game, type OptionSpec, parseMatch, usualValue, valuesToTry } from '@waybill/kernel';
import { expect, it } from 'vitest';
import { contents } from './drawing.ts';
import type { Driver } from './driver.ts';
import { eventually } from './eventually.ts';
import { visit } from './visit.ts';

/** Each reading that is not the usual one; of a range, its ends. */
const readings = games.flatMap((game) =>
  game.options
    .filter(({ reading }) => reading)
    .flatMap((option) => otherValues(option).map((value) => [game.id, option.key, value, { game, option }] as const)),
);

function otherValues(option: OptionSpec): (string | number)[] {
  const values = valuesToTry(option).filter((value) => typeof value !== 'boolean' && value !== usualValue(option));
  const ends = option.kind === 'whole' ? [values[0], values[values.length - 1]] : values;
  return [...new Set(ends)] as (string | number)[];
}

async function choose({ page }: Driver, key: string, value: string | number): Promise<void> {
  const field = page.locator(`[name="${key}"]`);
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(String(value));
  else await field.fill(String(value));
}

async function save({ page }: Driver): Promise<void> {
  await page.getByLabel('This match').click();
  await page.locator('.menu[open]').getByText('Download').click();
}

const said = ({ words }: Game, key: string, value: string | number): string => {
  const of = `option.${key}.${value}`;
  return `${words[`option.${key}`]}: ${of in words ? words[of] : value}`;
};

it.concurrent.each(readings)(
  'starts %s with %s %s, named at the table, beside its clause and in the file',
  async (id, key, value, { game, option }) => {
    await visit({}, async (driver) => {
      const { page } = driver;
      await driver.go(`/new/${id}`);
      const group = page.locator('fieldset', { has: page.locator('legend', { hasText: 'Readings' }) });
      await group.locator(`[name="${key}"]`).waitFor();
      await choose(driver, key, value);
      await page.getByText('Start the match').click();
      await driver.ready();
      const named = page.locator('.readings button');
      expect(await named.allTextContents()).toEqual([option.clause]);
      await eventually(async () => expect(await named.getAttribute('title')).toBe(said(game, key, value)));
      const [download] = await Promise.all([page.waitForEvent('download'), save(driver)]);
      expect(parseMatch((await contents(download)).toString('utf8'))).toMatchObject({ options: { [key]: value } });
      await named.click();
      const clause = page.locator(`[data-clause="${option.clause}"]`);
      await clause.getByText(said(game, key, value)).waitFor();
      await clause.locator('.reading', { hasText: key }).waitFor();
      expect(driver.troubles).toEqual([]);
    });
  },
);
