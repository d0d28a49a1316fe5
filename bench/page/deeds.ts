import type { Page } from 'playwright-core';
import { click, point, press, tap } from './hands.ts';

/** What somebody does, and whether there was an occasion for it. */
export type Deed = readonly [name: string, act: (page: Page) => Promise<boolean>];

const OFFERED = ':is(.table-board, .table-choices)';
const MOVE = `${OFFERED} [data-move][data-state="open"]`;
const TARGET = `${OFFERED} :is([data-move][data-state="open"], [data-pick])`;
const MAIN = '.preview-buttons .main';
const AWAY = '.preview-buttons .quiet';
const READING = 2000;
export const MINE = '.table[data-live][data-mine]';

/** With a finger, and some keys: ask, look at moves, put them away, play, read, look back and come back. */
export const TOUCHED: readonly Deed[] = [
  ['ask for a hint', (page) => asked(page).then(() => press(page, 'h'))],
  ['look at a move', lookAtMove],
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
  ['move the slider', (page) => tap(page, '.replay input')],
  ['close the log', (page) => tap(page, '.close-sheet')],
  ['back to now', (page) => tap(page, MAIN)],
  ['open the rules', (page) => press(page, 'r')],
  ['close the rules', (page) => tap(page, '.drawer .icon')],
  ['open them again', (page) => press(page, 'r')],
  ['close them when read', (page) => read(page).then(() => tap(page, '.drawer .icon'))],
  ['look at another', (page) => tap(page, TARGET, -1)],
  ['play it', playIt],
  ['lift the curtain', (page) => tap(page, '.curtain .main')],
];

/** At a desk, with a mouse and keys. */
export const POINTED: readonly Deed[] = [
  ['point at a move', (page) => asked(page).then(() => point(page, TARGET))],
  ['point at another', (page) => point(page, TARGET, -1)],
  ['point at nothing', (page) => point(page, '.ask-sentence')],
  ['point at a line of the log', (page) => point(page, '.log button')],
  ['look back by it', (page) => click(page, '.log button')],
  ['one event back', (page) => press(page, 'ArrowLeft')],
  ['move the slider', (page) => click(page, '.replay input')],
  ['a step of the slider', (page) => press(page, 'ArrowRight')],
  ['back to now', (page) => click(page, MAIN)],
  ['open the rules', (page) => click(page, '.controls button:last-child')],
  ['close the rules', (page) => press(page, 'Escape')],
  ['list of moves', (page) => press(page, 'm')],
  ['into the list', (page) => press(page, 'Tab')],
  ['put it away', (page) => press(page, 'Escape')],
  ['onto the board', (page) => letGo(page).then(() => press(page, 'ArrowDown'))],
  ['along the board', (page) => press(page, 'ArrowRight')],
  ['log', (page) => click(page, '#tab-log')],
  ['play by a click', async (page) => (await click(page, MOVE)) || playFromList(page)],
  ['lift the curtain', (page) => click(page, '.curtain .main')],
];

/** What a page may have no occasion for; what is never done of the rest is no longer where this program looks for it. */
export const OCCASIONAL = ['put it away', 'put the hint away', 'put that away', 'close the log', 'lift the curtain'];

/** A hint that came at once may cover the moves on a phone. */
async function lookAtMove(page: Page): Promise<boolean> {
  return (await tap(page, TARGET)) || ((await tap(page, AWAY)) && (await tap(page, TARGET)));
}

/** What takes more than one tap to put together is played from the list. */
async function playIt(page: Page): Promise<boolean> {
  if ((await page.locator(MAIN).count()) === 0)
    for (const step of ['.open-sheet[aria-expanded="false"]', '#tab-moves', '.moves [data-move]'])
      await tap(page, step);
  return tap(page, MAIN);
}

/** A mouse has looked by the time it clicks. */
async function playFromList(page: Page): Promise<boolean> {
  await click(page, '#tab-moves');
  return click(page, '.moves [data-move]');
}

const asked = (page: Page) => page.locator(MINE).waitFor();

/** A hint puts away what is read: that has to happen before somebody reads. */
async function hintCame(page: Page): Promise<void> {
  await page
    .locator('.hint')
    .waitFor({ timeout: 60_000 })
    .catch(() => undefined);
}

/** Nothing has the focus, as before somebody uses the keys. */
const letGo = (page: Page) => page.evaluate('document.activeElement?.blur()');

/** Long enough for what is in sight to be drawn. */
async function read(page: Page): Promise<void> {
  await page.waitForTimeout(READING);
}
