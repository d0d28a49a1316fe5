import { parseMatch } from '@waybill/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contents, dragOnto, draw, isPlayable, joinByFerry, placeAt, verdict } from './drawing.ts';
import type { Driver } from './driver.ts';
import { eventually } from './eventually.ts';
import { visit } from './visit.ts';

/** A link that can be sent in a message. */
const SHORT = 700;

/** Plays what is drawn, and sees some moves on it accepted. */
async function playOn(driver: Driver, decisions: number): Promise<void> {
  await driver.press(driver.page.locator('.se-buttons .main'));
  await driver.ready();
  const before = await driver.eventCount();
  await driver.play('pointer', decisions);
  await eventually(async () => expect(await driver.eventCount()).toBeGreaterThan(before));
}

/** The link of what is drawn, opened by somebody else. */
async function shareAndOpen({ page }: Driver, look: (other: Page, link: string) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.locator('.notice[data-shown]').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await visit({ size: 'phone' }, async (other) => {
    await other.page.goto(link);
    await other.page.locator('.shared').waitFor();
    await look(other.page, link);
    expect(other.troubles).toEqual([]);
  });
}

describe.concurrent('a sheet from nothing', () => {
  it('is a map with ferries: placed, dragged, named, undone, kept, played and shared', () =>
    visit({}, async (driver) => {
      const { page } = driver;
      await driver.go('/');
      await page.getByRole('link', { name: 'Your own maps' }).click();
      await page.locator('.sheets-new').waitFor();
      await draw(driver, 'black-pawn-trucking');
      for (let i = 0; i < 23; i++) await placeAt(page, 2 + 2 * (i % 6), 12 - 2 * Math.floor(i / 6));
      await eventually(async () =>
        expect(await verdict(page).textContent()).toContain('The map needs 24 cities: 1 more.'),
      );
      await eventually(async () => expect(await page.locator('.se-buttons .main').isDisabled()).toBe(true));
      await placeAt(page, 14, 2);
      await eventually(async () => expect(await verdict(page).textContent()).toContain('City 24 can’t be reached'));
      await eventually(async () => expect(await page.locator('.me-tile[data-lost]').count()).toBe(1));
      await joinByFerry(page, 23, 24);
      await isPlayable(page);
      await dragOnto(page, 2, 1);
      await eventually(async () => expect(await page.locator('.me-tile[data-overlaps]').count()).toBe(2));
      await verdict(page).getByText('City 2, City 2 overlaps city 1').click();
      await page.locator('.me-tile[data-city="2"]:focus').waitFor();
      await page.keyboard.press('Control+z');
      await isPlayable(page);
      await page.locator('.me-list').getByText('City 9').click();
      await page.getByLabel('Name', { exact: true }).fill('Reykjavík');
      await page.keyboard.press('Enter');
      await page.locator('.me-list [aria-pressed=true]', { hasText: 'City 10' }).waitFor();
      await page.keyboard.type('Akureyri');
      await page.getByLabel('Name of the sheet').fill('The far north');
      await page.getByText('Kept on this device').waitFor();
      await page.reload();
      await page.locator('.me-tile[aria-label^="City 9, Reykjavík"]').waitFor();
      await shareAndOpen(driver, async (other, link) => {
        expect(link.length).toBeLessThan(SHORT);
        await eventually(async () => expect(await other.locator('.shared').textContent()).toContain('The far north'));
        await other.getByRole('button', { name: 'Keep it' }).tap();
        await other.locator('.me-tile[aria-label^="City 9, Reykjavík"]').waitFor();
        await isPlayable(other);
      });
      await playOn(driver, 3);
      await eventually(async () => expect(await page.locator('.table-board').textContent()).toContain('Akureyri'));
      expect(driver.troubles).toEqual([]);
    }));

  it('is a map without ferries, by keyboard alone, played against a bot', () =>
    visit({}, async (driver) => {
      const { page } = driver;
      const { keyboard } = page;
      await driver.go('/sheets');
      await draw(driver, 'cape-to-cairo');
      await page.locator('.me-add').focus();
      for (let i = 0; i < 24; i++) await keyboard.press('Enter');
      await isPlayable(page);
      await page.locator('.me-tile[data-city="1"]').focus();
      for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await keyboard.press(key);
      await eventually(async () =>
        expect(await page.locator('.me-tile[data-city="1"]').getAttribute('aria-label')).toContain('5 east, 9 north'),
      );
      await keyboard.press('Control+z');
      await isPlayable(page);
      await page.locator('.se-buttons .main').focus();
      await keyboard.press('Enter');
      await driver.ready();
      await driver.play('keyboard', 3);
      expect(driver.troubles).toEqual([]);
    }));

  it('is a fleet, on a phone, played against a bot and shared', () =>
    visit({ size: 'phone' }, async (driver) => {
      const { page } = driver;
      await driver.go('/sheets');
      await draw(driver, 'hauling-astronauts');
      const ship = page.locator('.hs-card').first();
      await ship.getByLabel('Name').fill('Petrel');
      await ship.getByLabel('From', { exact: true }).last().fill('10');
      await ship.getByLabel('To', { exact: true }).last().fill('9');
      await eventually(async () => expect(await verdict(page).textContent()).toContain('Petrel can be met by no load'));
      await ship.getByRole('button', { name: 'To: one more' }).tap();
      await ship.getByRole('button', { name: 'Profit: one more' }).tap();
      await isPlayable(page);
      await eventually(async () => expect(await ship.textContent()).toContain('13\u00a0% of loads'));
      await page.locator('.hs-card').nth(1).getByLabel('Capacity').selectOption('odd');
      await eventually(async () =>
        expect(await page.locator('.hs-card').nth(1).textContent()).toContain('50\u00a0% of loads'),
      );
      await shareAndOpen(driver, async (other) => {
        await other.getByRole('button', { name: 'Play' }).tap();
        await other.locator('.table[data-live]').waitFor();
        await eventually(async () => expect(await other.locator('.table').textContent()).toContain('Petrel'));
      });
      await playOn(driver, 2);
      expect(driver.troubles).toEqual([]);
    }));

  it('is a season, played to its end', () =>
    visit({}, async (driver) => {
      const { page } = driver;
      const { keyboard } = page;
      await driver.go('/sheets');
      await draw(driver, 'grand-prix');
      await eventually(async () => expect(await verdict(page).textContent()).toContain('The season needs a circuit.'));
      await page.locator('.gs-add').click();
      await isPlayable(page);
      await page.locator('.gs-block').first().click();
      for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'Insert', 'ArrowDown', 'ArrowDown'])
        await keyboard.press(key);
      expect(await page.locator('.gs-block').allTextContents()).toEqual(['2', '4', '1', '3', '3']);
      await keyboard.press('Delete');
      await page.getByRole('button', { name: 'Damage: one more' }).first().click();
      await page.getByLabel('Name of the circuit').fill('Backyard');
      await page.getByLabel('Turns', { exact: true }).last().fill('3');
      await shareAndOpen(driver, async (other) => {
        await other.getByRole('button', { name: 'Keep it' }).tap();
        await other.locator('.gs-tab').getByText('Backyard').waitFor();
      });
      await playOn(driver, 200);
      expect(await driver.isOver()).toBe(true);
      await page.locator('.after .stamp').waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('.after').getByText('Download').click(),
      ]);
      const match = parseMatch((await contents(download)).toString('utf8'));
      expect(match).toMatchObject({ sheet: { circuits: [{ name: 'Backyard', stretches: [2, 4, 3, 3], damage: 7 }] } });
      expect(driver.troubles).toEqual([]);
    }));
});
