import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { start } from '../../packages/web/serve.mjs';

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
