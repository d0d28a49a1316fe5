import { expect, it } from 'vitest';
import { visit } from './visit.ts';

/** Presses what is wanted before the browser has painted it. */
const eager = (wanted: string) => `
  new MutationObserver((_, watcher) => {
    const found = document.querySelector(${JSON.stringify(wanted)});
    if (!found) return;
    watcher.disconnect();
    found.click();
  }).observe(document, { subtree: true, childList: true, attributes: true });
`;

it('keeps what is chosen in the very moment that offers it', () =>
  visit({}, async (driver) => {
    await driver.start('grand-prix');
    const { page } = driver;
    await page.evaluate(eager('.gp-die:enabled'));
    await driver.press(page.locator('.gp-gears [data-move][data-state="open"]').nth(3));
    await page.locator('.gp-actions').waitFor();
    await driver.settled();
    await expect.poll(() => page.locator('.gp-die[aria-pressed="true"]').count()).toBe(1);
  }));

it('fetches the panels of later phases before they push anything away', () =>
  visit({ size: 'phone' }, async (driver) => {
    await driver.start('ship-it');
    const { page } = driver;
    const fetched = page.waitForRequest(/freight-panel/);
    await driver.play('pointer', 1);
    await fetched;
    await expect.poll(() => page.locator('.si-panel').getAttribute('data-tab')).not.toBe('freight');
  }));
