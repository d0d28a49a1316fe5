import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openDevice, slowDown, startGame } from './device.ts';
import type { House } from './house.ts';
import type { Watch } from './watch.ts';

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));
const TARGET = ':is(.table-board, .table-choices) :is([data-move][data-state="open"], [data-pick])';
const MAIN = '.preview-buttons .main';
const AWAY = '.preview-buttons .quiet';
const MINE = '.table[data-live][data-mine]';

type Deed = readonly [name: string, act: (page: Page) => Promise<boolean>];

/** What people do at a table: ask, look at moves, put them away, play, read, look back and come back. */
const DEEDS: readonly Deed[] = [
  [
    'ask for a hint',
    (page) =>
      page
        .locator(MINE)
        .waitFor()
        .then(() => press(page, 'h')),
  ],
  ['look at a move', (page) => tap(page, TARGET)],
  ['put it away', (page) => tap(page, AWAY)],
  ['put the hint away', (page) => hintCame(page).then(() => tap(page, AWAY))],
  ['open the log', (page) => tap(page, '.open-sheet[aria-expanded="false"]')],
  ['list of moves', (page) => tap(page, '#tab-moves')],
  ['look at one of the list', (page) => tap(page, '.moves [data-move]')],
  ['put that away', (page) => tap(page, AWAY)],
  ['text form', (page) => tap(page, '#tab-text')],
  ['next control', (page) => press(page, 'Tab')],
  ['log', (page) => tap(page, '#tab-log')],
  ['look back', (page) => tap(page, '.log button')],
  ['one event back', (page) => press(page, 'ArrowLeft')],
  ['close the log', (page) => tap(page, '.close-sheet')],
  ['back to now', (page) => tap(page, MAIN)],
  ['open the rules', (page) => press(page, 'r')],
  ['close the rules', (page) => tap(page, '.drawer .icon')],
  ['look at another', (page) => tap(page, TARGET, -1)],
  ['play it', playIt],
  ['lift the curtain', (page) => tap(page, '.curtain .main')],
];

/** What a page may have no occasion for; what is never done of the rest is no longer where this program looks for it. */
const OCCASIONAL = ['put it away', 'put the hint away', 'put that away', 'close the log', 'lift the curtain'];

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

async function press(page: Page, key: string): Promise<boolean> {
  await page.waitForTimeout(HAND);
  await page.keyboard.press(key);
  return true;
}

/** How often somebody looks for a thing that is still being brought. */
const LOOKS = 6;

/** Says whether there was something to tap. */
export async function tap(page: Page, selector: string, from: 1 | -1 = 1): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    const at = (await page.evaluate(reach(selector, from))) as { x: number; y: number } | null;
    // What was scrolled is drawn before a finger comes down.
    await page.waitForTimeout(HAND);
    if (!at) continue;
    await page.touchscreen.tap(at.x, at.y);
    return true;
  }
  return false;
}

/** What takes more than one tap to put together is played from the list. */
async function playIt(page: Page): Promise<boolean> {
  if ((await page.locator(MAIN).count()) === 0)
    for (const step of ['.open-sheet[aria-expanded="false"]', '#tab-moves', '.moves [data-move]'])
      await tap(page, step);
  return tap(page, MAIN);
}

/** A hint puts away what is read: that has to happen before somebody reads. */
async function hintCame(page: Page): Promise<void> {
  await page
    .locator('.hint')
    .waitFor({ timeout: 60_000 })
    .catch(() => undefined);
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
  await page.locator(`${MINE}, .curtain`).waitFor();
}

/** So many rounds of all deeds, from the first decision or in the middle of a long match. */
export async function interact<T>(
  house: House,
  game: string,
  where: 'start' | 'middle',
  slow: number,
  rounds: number,
  watch: Watch<T>,
): Promise<T[]> {
  const { page, devtools } = await openDevice(house);
  await (where === 'start' ? startGame(page, house.url, game) : openMiddle(page, house.url, game));
  await slowDown(devtools, slow);
  await watch.begin(page);
  const done = new Set(OCCASIONAL);
  for (let round = 0; round < rounds; round++)
    for (const [name, act] of DEEDS) {
      await page.evaluate((mark) => void performance.mark(`deed ${mark}`), name);
      if (await act(page)) done.add(name);
    }
  await page.waitForTimeout(500);
  const seen = await watch.end(page);
  await page.context().close();
  const missing = DEEDS.map(([name]) => name).filter((name) => !done.has(name));
  if (missing.length > 0) throw new Error(`${game}, ${where}: nothing to do for: ${missing.join(', ')}`);
  return seen;
}
