// Makes games/GAME/board/card.svg of card.tsx: npm run cards, or npm run cards GAME for one of them.
// The home page shows these instead of the components, so that nobody loads all boards to choose one.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { findBrowser } from '../packages/web/test/browser/find-browser.ts';
import { flatten } from './lib/flatten.mjs';
import { root } from './lib/run.mjs';

const [wanted] = process.argv.slice(2);
const server = await createServer({ root: `${root}packages/web`, logLevel: 'warn', server: { port: 0 } });
await server.listen();
const browser = await chromium.launch({ executablePath: findBrowser() });
try {
  const page = await browser.newPage({ viewport: { width: 700, height: 900 }, locale: 'en-GB' });
  await page.goto(`${server.resolvedUrls.local[0]}gallery/cards`);
  await page.locator('[data-card] svg').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const [game, svg] of await page.evaluate(flatten)) {
    if (wanted !== undefined && wanted !== game) continue;
    writeFileSync(`${root}games/${game}/board/card.svg`, `${svg}\n`);
    console.log(`${game.padEnd(20)} ${gzipSync(svg).length} bytes gzipped`);
  }
} finally {
  await browser.close();
  await server.close();
}
