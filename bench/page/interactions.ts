import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { type Deed, MINE, OCCASIONAL, POINTED, TOUCHED } from './deeds.ts';
import { openDevice, type Screen, slowDown, startGame } from './device.ts';
import type { House } from './house.ts';
import type { Watch } from './watch.ts';

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));

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
  await page.locator(`${MINE}, .curtain`).first().waitFor();
  // Whoever is asked lifts the curtain before anything is watched.
  if ((await page.locator('.curtain').count()) > 0) await page.locator('.curtain .main').click();
}

interface Place {
  readonly screen: Screen;
  readonly open: typeof startGame;
  readonly deeds: readonly Deed[];
}

/** Where and how people play: from the first decision, in the middle of a long match, and there at a desk. */
const PLACES = {
  start: { screen: 'phone', open: startGame, deeds: TOUCHED },
  middle: { screen: 'phone', open: openMiddle, deeds: TOUCHED },
  desk: { screen: 'desk', open: openMiddle, deeds: POINTED },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;
export const PLACE_NAMES = Object.keys(PLACES) as PlaceName[];

/** By what was done (`open the rules (middle, 2)`), the longest that it took until the answer was painted; in milliseconds. */
export type Answers = ReadonlyMap<string, number>;

/** So many rounds of all deeds. */
export async function interact(
  house: House,
  game: string,
  where: PlaceName,
  slow: number,
  rounds: number,
  watch: Watch,
): Promise<Answers> {
  const { screen, open, deeds } = PLACES[where];
  const { page, devtools } = await openDevice(house, screen);
  await open(page, house.url, game);
  await slowDown(devtools, slow);
  await watch.begin(page);
  const missing = new Set(deeds.map(([name]) => name).filter((name) => !OCCASIONAL.includes(name)));
  const longest = new Map<string, number>();
  for (let round = 1; round <= rounds; round++)
    for (const [name, act] of deeds) {
      const deed = `${name} (${where}, ${round})`;
      await page.evaluate((mark) => void performance.mark(mark), `deed ${deed}`);
      if (!(await act(page))) continue;
      missing.delete(name);
      longest.set(deed, watch.least);
    }
  await page.waitForTimeout(500);
  for (const { deed, milliseconds } of await watch.end(page))
    if (longest.has(deed)) longest.set(deed, Math.max(milliseconds, longest.get(deed) ?? 0));
  await page.context().close();
  if (missing.size > 0) throw new Error(`${game}, ${where}: nothing to do for: ${[...missing].join(', ')}`);
  return longest;
}
