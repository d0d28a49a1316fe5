import { expect, it } from 'vitest';
import { isPlayable } from './drawing.ts';
import { visit } from './visit.ts';

const special = { free: 1, cost: 2 };
const SPRINT = {
  sheet: 'grand-prix',
  name: 'Sprint',
  gears: 4,
  dice: 3,
  specials: { reroll: special, include: special, select: special, shift: special },
  circuits: [{ name: 'Hairpin', stretches: [2, 3, 1, 2, 2], time: 7, damage: 4 }],
};

it('a sheet is improved by wish; what is found can be printed, taken over and played', () =>
  visit({}, async (driver) => {
    const { page } = driver;
    await driver.go('/sheets');
    const buffer = Buffer.from(JSON.stringify(SPRINT));
    await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
    await isPlayable(page);
    await page.getByRole('button', { name: 'Say what you want' }).click();
    const start = page.getByRole('button', { name: 'Look for better sheets' });
    await start.waitFor();
    expect(await start.isDisabled()).toBe(true);
    // Far from where it is, so that nearly every change in the right direction is better.
    await page.getByLabel(/^Length of a match/).check();
    await page.getByRole('textbox', { name: 'Wanted' }).fill('90');
    await page.getByLabel(/^Score of a seat/).check();
    await page.getByLabel('How long to look').selectOption('medium');
    await start.click();
    await page.locator('.improve-card:not([data-first])').first().waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Stop' }).click();
    await start.waitFor();
    const card = page.locator('.improve-card:not([data-first])').first();
    await page.locator('.improve-dot').nth(1).waitFor();
    await card.locator('.improve-changes li').first().waitFor();
    await card.getByRole('button', { name: 'Print' }).click();
    await page.locator('.printing img').first().waitFor();
    await page.getByRole('button', { name: 'Back to the drawing' }).click();
    await card.getByRole('button', { name: 'Take it over' }).click();
    await page.getByText('The sheet has changed since.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The sheet has changed since.').waitFor({ state: 'detached' });
    await card.getByRole('button', { name: 'Play' }).click();
    await driver.ready();
    expect(driver.troubles).toEqual([]);
  }));
