import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { start } from '../../packages/web/serve.mjs';
import { openDevice, slowDown } from './device.ts';
import { tap } from './hands.ts';
import type { House } from './house.ts';
import type { Answer, Watch } from './watch.ts';

/** The minimal boardgame.io client, built for production and served just as ours is. */
export async function openPeer(): Promise<{ readonly url: string; readonly close: () => void }> {
  const outDir = mkdtempSync(join(tmpdir(), 'waybill-peer-'));
  const root = fileURLToPath(new URL('../peers/page', import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  const server = await start(0, outDir);
  const close = () => {
    server.closeAllConnections();
    server.close();
    rmSync(outDir, { recursive: true });
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

/** Taps whatever can be tapped, from the first and from the last in turns, as somebody does who tries it out. */
export async function tapPeer(
  house: House,
  url: string,
  slow: number,
  wanted: number,
  watch: Watch,
): Promise<Answer[]> {
  const { page, devtools } = await openDevice(house);
  await page.goto(url);
  await page.locator('button.move').first().waitFor();
  await slowDown(devtools, slow);
  await watch.begin(page);
  for (let made = 0; made < wanted; made++) await tap(page, 'button:enabled', made % 2 === 0 ? 1 : -1);
  await page.waitForTimeout(500);
  const seen = await watch.end(page);
  await page.context().close();
  return seen;
}
