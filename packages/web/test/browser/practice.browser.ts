import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { visit } from './visit.ts';

const FIXTURE = fileURLToPath(
  new URL('../../../../games/grand-prix/fixtures/retired-four-times.waybill.json', import.meta.url),
);
const DAY = 86_400_000;

it('asks again on the next day what one played badly, and says what was best', () =>
  visit({}, async (driver) => {
    const { page } = driver;
    const start = new Date('2026-03-01T12:00:00Z').getTime();
    await page.clock.setFixedTime(start);
    await driver.go('/');
    await page.locator('input[type=file]').setInputFiles(FIXTURE);
    await page.locator('.after').getByText('Analyse').click();
    await page.getByText('Analyse this match').click();
    await page.locator('.sums').waitFor({ timeout: 120_000 });
    await driver.go('/');
    await page.locator('.practice-due a').click();
    const note = page.locator('.practice');
    const answer = async (choose: (moves: string[]) => number) => {
      await driver.ready();
      await driver.openTab('moves');
      const moves = page.locator('.moves [data-move]');
      await moves.first().waitFor();
      await moves.nth(choose(await moves.allTextContents())).click();
      await note.getByText('In the match you played').waitFor();
    };
    await note.getByText('What would you play now?').waitFor();
    await answer((moves) => moves.length - 1);
    const [, best] = /^No\. The best was: (.*)\.$/.exec((await note.locator('b').textContent()) ?? '') ?? [];
    expect(best).toBeTruthy();
    await note.getByText('Asked again tomorrow').waitFor();
    await note.getByText('Next').click();
    // Only that one is to come back.
    const nothing = page.getByText('Nothing to practise today');
    const drop = note.getByText('Never ask this again');
    for (let n = 0; n < 60; n++) {
      await drop.or(nothing).waitFor();
      if (await nothing.isVisible()) break;
      await drop.click();
      await driver.settled();
    }
    await nothing.waitFor();
    await page.clock.setFixedTime(start + DAY + 60_000);
    await driver.go('/practice');
    await note.getByText('What would you play now?').waitFor();
    await answer((moves) => moves.findIndex((words) => words.includes(best)));
    await note.getByText('Right.').waitFor();
    expect(driver.troubles).toEqual([]);
  }));
