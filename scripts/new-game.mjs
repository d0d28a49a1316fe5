// npm run new-game NAME: writes a small complete game into games/NAME, made of scripts/skeleton, and records its matches.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root, run } from './lib/run.mjs';
import { listGames, writeRegistry } from './registry.mjs';

const skeleton = `${root}scripts/skeleton`;

function stop(words) {
  console.error(`new-game: ${words}`);
  process.exit(2);
}

const [name, ...more] = process.argv.slice(2);
if (name === undefined || more.length > 0) stop('usage: npm run new-game NAME');
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
  stop(`a game is named in small letters, words joined by a hyphen (night-mail), not ${JSON.stringify(name)}`);
if (existsSync(`${root}games/${name}`)) stop(`there is a games/${name} already`);

const words = name.split('-');
const title = words.map((word) => word[0].toUpperCase() + word.slice(1)).join(' ');

/** The initials, or the first letters of a single word; longer where another game has them. */
function prefixOf() {
  const taken = listGames().map(
    (id) => /prefix: '(\w+)'/.exec(readFileSync(`${root}games/${id}/game.ts`, 'utf8'))?.[1],
  );
  const initials = words.map((word) => word[0]).join('');
  const letters = words.join('');
  const tries = [words.length > 1 ? initials : letters.slice(0, 3)];
  for (let length = 3; length <= letters.length; length++) tries.push(letters.slice(0, length));
  const free = tries.map((text) => text.toUpperCase()).find((prefix) => !taken.includes(prefix));
  return free ?? `${letters.toUpperCase()}2`;
}

const prefix = prefixOf();
const into = `${root}games/${name}`;
cpSync(skeleton, into, { recursive: true, filter: (path) => !path.endsWith('.oxlintrc.json') });
for (const path of readdirSync(into, { recursive: true, encoding: 'utf8' })) {
  const file = `${into}/${path}`;
  if (!/\.(tsx?|md|css|svg)$/.test(path)) continue;
  const text = readFileSync(file, 'utf8');
  const renamed = text
    .replaceAll('sealed-slips', name)
    .replaceAll('Sealed Slips', title)
    .replaceAll(/\bSLIP\b/g, prefix);
  if (renamed !== text) writeFileSync(file, renamed);
}
writeRegistry();

const npm = (...args) => run('npm', ['run', '--silent', ...args], { shell: process.platform === 'win32' });
const code = await npm('record', name);
if (code === 0) {
  await run(process.execPath, [`${root}node_modules/@biomejs/biome/bin/biome`, 'format', '--write', into], {
    stdio: 'ignore',
  });
  console.log(`games/${name} is a small complete game. Play it: npx waybill play ${name}
Prove it: npx vitest run games/${name} packages/kernel/laws
Make it yours: docs/adding-a-game.md`);
}
process.exitCode = code;
