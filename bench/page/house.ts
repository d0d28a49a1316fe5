import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { build } from 'vite';
import { start } from '../../packages/web/serve.mjs';
import { findBrowser } from '../../packages/web/test/browser/find-browser.ts';

export interface House {
  readonly url: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** The app as it is shipped, built into a folder of its own, on a free port, and a browser. */
export async function openHouse(): Promise<House> {
  const executablePath = findBrowser();
  const outDir = mkdtempSync(join(tmpdir(), 'waybill-page-'));
  const root = fileURLToPath(new URL('../../packages/web', import.meta.url));
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const server = await start(0, outDir);
  const browser = await chromium.launch({ executablePath });
  const close = async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
    rmSync(outDir, { recursive: true });
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, browser, close };
}
