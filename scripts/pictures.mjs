// Makes docs/pictures from recorded matches, cut off at a moment worth looking at:
// node --import tsx scripts/pictures.mjs [name …]
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonical } from '@waybill/kernel';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { start } from '../packages/web/serve.mjs';
import { findBrowser } from '../packages/web/test/browser/find-browser.ts';
import { root } from './lib/run.mjs';

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const LARGEST = 350_000;

/** Of each game: a recorded match, how many of its events have been played, and whether the next one is looked at. */
const MOMENTS = {
  'black-pawn-trucking': ['win', 54, true],
  'cape-to-cairo': ['four-seats-richest-wins', 75, true],
  'grand-prix': ['four-wins', 51, true],
  'hauling-astronauts': ['press-dice-a-turn-later', 63],
  'ship-it': ['three-haul-the-moons', 180],
};

const PICTURES = [
  { name: 'home', size: 'desktop' },
  { name: 'home-phone', size: 'phone' },
  ...Object.keys(MOMENTS).flatMap((game) => [
    { name: game, game, size: 'desktop' },
    { name: `${game}-phone`, game, size: 'phone' },
  ]),
  ...['cape-to-cairo', 'grand-prix', 'hauling-astronauts'].map((game) => ({
    name: `${game}-dark`,
    game,
    size: 'desktop',
    dark: true,
  })),
  { name: 'sheet-map', sheet: 'black-pawn-trucking', chosen: '.me-tile[data-city="16"]', size: 'desktop' },
  { name: 'sheet-circuit', sheet: 'grand-prix', chosen: '.gs-block:nth-child(3)', size: 'desktop' },
  { name: 'sheet-fleet', sheet: 'hauling-astronauts', chosen: '.hs-card', size: 'desktop' },
];

function recorded(game) {
  const [fixture] = MOMENTS[game];
  return JSON.parse(readFileSync(`${root}games/${game}/fixtures/${fixture}.waybill.json`, 'utf8'));
}

/** A table as the player finds it. */
async function sitDown(page, { game, size }) {
  const [, played, looks] = MOMENTS[game];
  const match = recorded(game);
  const buffer = Buffer.from(JSON.stringify({ ...match, events: match.events.slice(0, played) }));
  const file = { name: 'match.waybill.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.table[data-live][data-mine]').waitFor();
  if (size !== 'desktop' || !looks) return;
  await page.locator(`:is(.table-board, .table-choices) [data-move='${canonical(match.events[played])}']`).hover();
  await page.evaluate(() => scrollTo(0, 0));
}

/** A sheet as it is being drawn, with a part of it chosen. */
async function draw(page, url, { sheet, chosen }) {
  await page.goto(new URL('/sheets', url).href);
  await page.locator(`.sheets-new [data-game="${sheet}"] .sheets-standard`).click();
  await page
    .locator(chosen)
    .first()
    .click({ position: { x: 20, y: 12 } });
}

async function take(browser, url, picture) {
  const { name, game, sheet, size, dark } = picture;
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto(url);
  if (game) await sitDown(page, picture);
  else if (sheet) await draw(page, url, picture);
  else await page.locator('.card svg').first().waitFor();
  await page.waitForTimeout(500);
  const path = `${root}docs/pictures/${name}.png`;
  await page.screenshot({ path });
  await context.close();
  const bytes = statSync(path).size;
  console.log(`${name}.png ${Math.round(bytes / 1000)} kB`);
  if (bytes > LARGEST) process.exitCode = 1;
}

const asked = process.argv.slice(2);
const outDir = mkdtempSync(join(tmpdir(), 'waybill-pictures-'));
mkdirSync(`${root}docs/pictures`, { recursive: true });
await build({ root: `${root}packages/web`, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
const server = await start(0, outDir);
const browser = await chromium.launch({ executablePath: findBrowser() });
try {
  for (const picture of PICTURES) {
    if (asked.length > 0 && !asked.includes(picture.name)) continue;
    await take(browser, `http://localhost:${server.address().port}/`, picture);
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(outDir, { recursive: true });
}
