#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/main.js', import.meta.url);

if (!existsSync(main)) {
  process.stderr.write('waybill: building it first (this happens once) …\n');
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const tsc = `${root}node_modules/typescript/bin/tsc`;
  const built = spawnSync(process.execPath, [tsc, '-b', 'packages/cli'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (!existsSync(main)) {
    process.stderr.write('waybill: it could not be built; is it installed (npm ci)?\n');
    process.exit(built.status || 1);
  }
}

const { main: start } = await import(main.href);
await start();
