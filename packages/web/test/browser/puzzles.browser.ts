// Needs grand-prix.
import { readFileSync } from 'node:fs';
import { gradeOf, readPuzzles } from '@waybill/bots/puzzles';
import { canonical, type Event } from '@waybill/kernel';
import { expect, it } from 'vitest';
import type { Driver } from './driver.ts';
import { visit } from './visit.ts';

const FILE = new URL('../../../../games/grand-prix/puzzles/standard.jsonl', import.meta.url);
const DAY = 86_400_000;

const easy = readPuzzles(readFileSync(FILE, 'utf8'))
  .flatMap(({ puzzles }) => puzzles)
  .filter((one) => gradeOf(one) === 'easy');

async function answer(driver: Driver, event: Event): Promise<void> {
  const { page } = driver;
  await page.locator('.practice').getByText('One move is clearly better').waitFor();
  await driver.ready();
  await driver.openTab('moves');
  await page.locator(`.moves [data-move='${canonical(event)}']`).click();
  await page.locator('.practice b').waitFor();
}

it('asks puzzles: one is solved, one is failed, played on beside the best, and back the next day, and one is never asked again', () =>
  visit({}, async (driver) => {
    const { page } = driver;
    const start = new Date('2026-03-01T12:00:00Z').getTime();
    // A low window, in which what is looked at, the list and the question share one place.
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.clock.setFixedTime(start);
    await driver.go('/');
    await page.getByText('Practice and puzzles').click();
    await page.locator('.puzzle-games').getByText('Grand Prix').click();
    const note = page.locator('.practice');
    await answer(driver, easy[0].options[0].event);
    await note.getByText('Right.').waitFor();
    await note.getByText('Next').click();
    await answer(driver, easy[1].options[1].event);
    await note.getByText('No. The best was:').waitFor();
    await note.getByText('Yours costs').waitFor();
    await note.getByText('Asked again tomorrow').waitFor();
    await note.getByText('See how both go on').click();
    const ways = page.locator('.way');
    await expect.poll(() => ways.locator('li').count()).toBe(2);
    await page.getByText('Next step').click();
    await expect.poll(() => ways.locator('li').count()).toBe(4);
    await ways.nth(0).locator('li', { hasText: 'You drive' }).first().waitFor();
    await ways.nth(1).locator('li', { hasText: 'You re-roll' }).first().waitFor();
    await page.getByText('Back to the position').click();
    await note.getByText('No. The best was:').waitFor();
    await page.clock.setFixedTime(start + DAY + 60_000);
    await driver.go('/practice');
    await note.getByText('1 position today').waitFor();
    await answer(driver, easy[1].options[0].event);
    await note.getByText('Right.').waitFor();
    await driver.go('/practice/grand-prix');
    const left = note.locator('select');
    await left.getByText(`easy (${easy.length - 2} left)`).waitFor({ state: 'attached' });
    await note.getByText('Never ask this again').click();
    await left.getByText(`easy (${easy.length - 3} left)`).waitFor({ state: 'attached' });
    expect(driver.troubles).toEqual([]);
  }));
