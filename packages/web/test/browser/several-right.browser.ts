// Needs ship-it.
import { readFileSync } from 'node:fs';
import { gradeOf, readPuzzles, rightOf, rivalsOf } from '@waybill/bots/puzzles';
import { canonical, type Event } from '@waybill/kernel';
import { expect, it } from 'vitest';
import type { Driver } from './driver.ts';
import { visit } from './visit.ts';

const FILE = new URL('../../../../games/ship-it/puzzles/standard.jsonl', import.meta.url);

const [{ match, puzzles }] = readPuzzles(readFileSync(FILE, 'utf8'));
/** Of a kept puzzle the first two options, both called right. */
const several = { ...puzzles[0], right: 2 };

/** The same position twice, as puzzles of two matches. */
const twice = [0, 1].map((from) => JSON.stringify({ from, match, puzzles: [several] })).join('\n');

async function answer(driver: Driver, event: Event): Promise<void> {
  const { page } = driver;
  await page.locator('.practice').getByText('is clearly better than all others').waitFor();
  await driver.ready();
  await driver.openTab('moves');
  await page.locator(`.moves [data-move='${canonical(event)}']`).click();
  await page.locator('.practice b').waitFor();
}

it('takes any of several right moves for an answer, and shows all of them to who found none', () =>
  visit({}, async (driver) => {
    const { page } = driver;
    await page.route('**/*.jsonl', (route) => route.fulfill({ body: twice }));
    await driver.go('/practice/ship-it');
    await page.locator('.puzzle-grades select').selectOption(gradeOf(several));
    const note = page.locator('.practice');
    const right = rightOf(several);
    await note.getByText(`Any of ${right.length} moves is clearly better`).waitFor();
    await answer(driver, right[1].event);
    await note.getByText(`Right: one of ${right.length} right moves.`).waitFor();
    await note.getByText('Show a right move').waitFor();
    expect(await note.getByText('See how both go on').count()).toBe(0);
    await note.getByText('Next', { exact: true }).click();
    await answer(driver, rivalsOf(several)[0].event);
    await note.getByText('No. Right were:').waitFor();
    await note.getByText('See how both go on').waitFor();
    expect(await note.getByText('Yours costs').count()).toBe(0);
    expect(driver.troubles).toEqual([]);
  }));
