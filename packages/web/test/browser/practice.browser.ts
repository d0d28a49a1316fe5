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
    const verdict = (await note.locator('b').textContent()) ?? '';
    const best = /^No\. The best was: (.*)\.$/.exec(verdict)?.[1];
    if (best === undefined) expect(verdict).toMatch(/^(Right|As good)/);
    else await note.getByText('tomorrow').or(note.getByText('in 1 day')).waitFor();
    await page.clock.setFixedTime(start + DAY + 60_000);
    await driver.go('/practice');
    await note.getByText('What would you play now?').waitFor();
    if (best !== undefined) {
      await answer((moves) => moves.findIndex((words) => words.startsWith(best)));
      await note.getByText('Right.').waitFor();
    }
    expect(driver.troubles).toEqual([]);
  }));
