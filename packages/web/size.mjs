// What a first visit loads until a game can be played, gzipped: `node size.mjs` after a build. Fails above the budget.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export const BUDGET = 80_000;
const DIST = fileURLToPath(new URL('./dist/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8'));

const zipped = (file) => gzipSync(readFileSync(DIST + file)).length;

/** A chunk with everything it imports at once: scripts and styles. */
function filesOf(key, found = new Set()) {
  const { file, imports = [], css = [] } = manifest[key];
  if (found.has(file)) return found;
  found.add(file);
  for (const sheet of css) found.add(sheet);
  for (const next of imports) filesOf(next, found);
  return found;
}

function sizeOf(keys) {
  const files = new Set(keys.flatMap((key) => [...filesOf(key)]));
  return [...files].reduce((sum, file) => sum + zipped(file), 0);
}

/**
 * The home page, the table, and one game's rules, board and card. The cards of other games are drawn as they come
 * into view and nothing waits for them: `otherCards` is what they add where all are seen.
 */
function keysOf(game) {
  const own = [`../rules/src/${game}/index.ts`, `src/boards/${game}/index.ts`, `src/boards/${game}/card.tsx`];
  return ['index.html', 'src/pages/table-page.tsx', ...own];
}

export function firstLoad(game) {
  return zipped('index.html') + sizeOf(keysOf(game));
}

export function otherCards(game) {
  const cards = gamesBuilt().map((one) => `src/boards/${one}/card.tsx`);
  return sizeOf([...keysOf(game), ...cards]) - sizeOf(keysOf(game));
}

export function gamesBuilt() {
  return Object.keys(manifest).flatMap((key) => /^src\/boards\/([^/]+)\/index\.ts$/.exec(key)?.[1] ?? []);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const game of gamesBuilt()) {
    const bytes = firstLoad(game);
    const cards = (otherCards(game) / 1000).toFixed(1);
    console.log(`${game.padEnd(22)} ${(bytes / 1000).toFixed(1)} kB of ${BUDGET / 1000} kB; other cards ${cards} kB`);
    if (bytes > BUDGET) process.exitCode = 1;
  }
}
