#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/main.js', import.meta.url);
const checkout = new URL('../../../', import.meta.url);
const upToDate = new URL('scripts/lib/up-to-date.mjs', checkout);

// An installed package has its code beside it, and nothing above it to be built from.
if (existsSync(upToDate) && existsSync(new URL('../src/main.ts', import.meta.url))) {
  const { buildIfStale } = await import(upToDate.href);
  const failed = buildIfStale(fileURLToPath(checkout), fileURLToPath(main));
  if (failed) process.exit(failed);
}

const { main: start } = await import(main.href);
await start();
