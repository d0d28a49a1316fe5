import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inject } from 'vitest';
import { start } from '../../serve.mjs';
import type { Size } from './driver.ts';
import { visit } from './visit.ts';

/** What the device deals: where dice decide who begins, a bot does, and what it needs to think comes on top. */
const DEVICE = 'crypto.getRandomValues = (bytes) => bytes.fill(3)';
/** What is fetched in the background for later visits is not part of the first. */
const NO_SERVICE_WORKER = 'delete Navigator.prototype.serviceWorker';

export interface FirstVisit {
  /** The body of everything that was fetched, gzipped as the server does it. */
  readonly bytes: number;
  readonly files: number;
}

/**
 * From an empty cache at `/` through Play to a first legal move that is looked at: everything that page and worker asked
 * for. With a mouse that move is then played: two clicks from landing to it.
 */
export async function firstVisit(game: string, size: Size): Promise<FirstVisit> {
  const pages = inject('pages');
  const server = await start(0, pages);
  const asked: string[] = [];
  let fetched: readonly string[] = [];
  server.on('request', ({ url }) => asked.push(url ?? '/'));
  const at = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    await visit({ size, at }, async (driver) => {
      await driver.page.addInitScript({ content: `${DEVICE}; ${NO_SERVICE_WORKER}` });
      await driver.go('/');
      await driver.page.locator('.card svg').first().waitFor();
      await driver.page.waitForLoadState('networkidle');
      await driver.press(driver.page.locator(`[data-game="${game}"] .main`));
      await driver.ready();
      await driver.targets().first().hover();
      fetched = asked.slice();
      if (size === 'phone') return;
      const before = await driver.eventCount();
      await driver.page.mouse.down();
      await driver.page.mouse.up();
      await driver.sees(before + 1);
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return { bytes: fetched.reduce((sum, url) => sum + sizeOf(pages, url), 0), files: fetched.length };
}

function sizeOf(pages: string, url: string): number {
  if (url.startsWith('/api/')) return 0;
  return gzipSync(readFileSync(join(pages, url === '/' ? 'index.html' : url)), { level: 9 }).length;
}
