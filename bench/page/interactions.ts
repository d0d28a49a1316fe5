import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openDevice, slowDown, startGame } from './device.ts';
import type { House } from './house.ts';
import type { Watch } from './watch.ts';

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));
const HINT = '.hint > .quiet';
const TARGET = '.table-board :is([data-move][data-state="open"], [data-pick])';

/** What people do while they wait: look at moves, put them away, play, read, look back and come back. */
const DEEDS: readonly (readonly [name: string, (page: Page) => Promise<void>])[] = [
  ['look at a move', (page) => tap(page, TARGET)],
  ['put it away', (page) => press(page, 'Escape')],
  ['list of moves', (page) => tap(page, '#tab-moves')],
  ['look at one of the list', (page) => tap(page, '.moves [data-move]')],
  ['text form', (page) => tap(page, '#tab-text')],
  ['next control', (page) => press(page, 'Tab')],
  ['log', (page) => tap(page, '#tab-log')],
  ['look back', (page) => tap(page, '.log button')],
  ['back to now', (page) => tap(page, '.strip .main')],
  ['look at another', (page) => tap(page, TARGET, -1)],
  ['play it', (page) => tap(page, '.strip .main')],
  ['lift the curtain', (page) => tap(page, '.curtain .main')],
];

/** Where a finger reaches one of these, counted from the first or from the last, once it has been scrolled to. */
const reach = (selector: string, from: 1 | -1) => `(() => {
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})];
  for (const element of ${from} < 0 ? found.reverse() : found) {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    if (element.contains(document.elementFromPoint(at.x, at.y))) return at;
  }
  return null;
})()`;

/** Nobody has scrolled, looked and tapped in less; and whoever rests while a hand is on the page thinks again by then. */
const HAND = 250;

async function press(page: Page, key: string): Promise<void> {
  await page.waitForTimeout(HAND);
  await page.keyboard.press(key);
}

export async function tap(page: Page, selector: string, from: 1 | -1 = 1): Promise<void> {
  const at = (await page.evaluate(reach(selector, from))) as { x: number; y: number } | null;
  if (!at) return;
  await page.waitForTimeout(HAND);
  await page.touchscreen.tap(at.x, at.y);
}

/** The longest recorded match of a game, cut off in its middle: much to draw, and a long log. */
function middleOf(game: string): Buffer {
  const read = (file: string) => JSON.parse(readFileSync(`${GAMES}${game}/fixtures/${file}`, 'utf8'));
  const matches = readdirSync(`${GAMES}${game}/fixtures`)
    .filter((file) => file.endsWith('.waybill.json'))
    .map(read);
  const longest = matches.reduce((a, b) => (b.events.length > a.events.length ? b : a));
  return Buffer.from(JSON.stringify({ ...longest, events: longest.events.slice(0, longest.events.length * 0.6) }));
}

async function openMiddle(page: Page, url: string, game: string): Promise<void> {
  await page.goto(url);
  const file = { name: 'match.waybill.json', mimeType: 'application/json', buffer: middleOf(game) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.table[data-live][data-mine], .curtain').waitFor();
}

/** Acts while the worker thinks about hints: from the first decision, or in the middle of a long match. */
export async function interact<T>(
  house: House,
  game: string,
  where: 'start' | 'middle',
  slow: number,
  wanted: number,
  watch: Watch<T>,
): Promise<T[]> {
  const { page, devtools } = await openDevice(house);
  await (where === 'start' ? startGame(page, house.url, game) : openMiddle(page, house.url, game));
  await slowDown(devtools, slow);
  await watch.begin(page);
  const act = async (name: string, deed: () => Promise<void>) => {
    await page.evaluate((mark) => void performance.mark(`deed ${mark}`), name);
    await deed();
  };
  for (let made = 0; made < wanted; made++) {
    if ((await page.locator('.work').count()) === 0) await act('ask for a hint', () => press(page, 'h'));
    if ((await page.locator(HINT).count()) > 0) await act('close the hint', () => tap(page, HINT));
    const [name, deed] = DEEDS[made % DEEDS.length];
    await act(name, () => deed(page));
  }
  await page.waitForTimeout(500);
  const seen = await watch.end(page);
  await page.context().close();
  return seen;
}
