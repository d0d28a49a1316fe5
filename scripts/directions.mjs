// Dependencies point one way: web, table, cli → bots, print → rules. This checks it, and what follows from it.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from './lib/run.mjs';
import { imports, lineOf, strip } from './lib/source.mjs';

const below = {
  rules: [],
  bots: ['rules'],
  print: ['rules'],
  table: ['rules', 'bots'],
  web: ['rules', 'bots', 'print'],
  cli: ['rules', 'bots', 'print', 'table'],
};
/** These run unchanged in a browser, a worker and Node, so they may import nothing of any host or registry. */
const bare = ['rules', 'bots', 'print'];
/** The rules have no clock, no chance and no host of their own. */
const hosts =
  /\bMath\s*\.\s*random\b|\bnew\s+Date\b|(?<![.\w$])(?:Date|process|console|window|document|globalThis|performance|crypto)\s*(?:\?\.|\.|\[)|(?<![.\w$])(?:Date|fetch|setTimeout|setInterval|require)\s*\(/g;
/** Where a game may be named besides its own folders: the tables that list the games, and the boards. */
const registries = /\/src\/(?:games\.ts|registry\.ts|knowledge\/index\.ts|boards\/.*)$/;

export function check(path, text, gameIds) {
  const [, owner, inside] = /^packages\/([^/]+)\/src\/(.*)$/.exec(path);
  const flaws = [];
  const flaw = (line, words) => flaws.push(`${path}:${line}: ${words}`);
  for (const { from, line } of imports(text)) {
    const words = wrongImport(owner, inside, from, gameIds);
    if (words) flaw(line, words);
  }
  if (owner === 'rules') {
    const code = strip(text, { strings: true });
    for (const match of code.matchAll(hosts)) flaw(lineOf(code, match.index), `the rules know no host: ${match[0]}`);
  }
  if (!registries.test(path)) {
    const code = strip(text, { strings: false });
    for (const id of gameIds) {
      const at = inside.split('/').some((part) => part.startsWith(id)) ? -1 : code.indexOf(id);
      if (at >= 0) flaw(lineOf(code, at), `names ${id}, which only its own folder and the registries may`);
    }
  }
  return flaws;
}

function wrongImport(owner, inside, from, gameIds) {
  if (from.startsWith('.')) return wrongRelative(owner, inside, from, gameIds);
  const target = /^@waybill\/([^/]+)/.exec(from)?.[1];
  if (target) return target === owner || below[owner]?.includes(target) ? null : `${owner} may not import ${target}`;
  return bare.includes(owner) ? `${owner} may not import ${from}` : null;
}

function wrongRelative(owner, inside, from, gameIds) {
  const target = posix.join(posix.dirname(inside), from);
  if (target.startsWith('..')) return 'reaches out of its package by path';
  if (owner !== 'rules') return null;
  const [mine] = inside.split('/');
  const [theirs] = target.split('/');
  if (!gameIds.includes(theirs) || mine === theirs || registries.test(`/src/${inside}`)) return null;
  return gameIds.includes(mine) ? `a game may not import another: ${theirs}` : `only the registry may import ${theirs}`;
}

/** Every game has an entry point of its own in the exports of the rules. */
export function listGames() {
  const { exports } = JSON.parse(readFileSync(`${root}packages/rules/package.json`, 'utf8'));
  const shared = ['.', './kernel', './piecepack'];
  return Object.keys(exports)
    .filter((key) => !shared.includes(key) && !key.includes('*'))
    .map((key) => key.slice(2));
}

function sources() {
  return readdirSync(`${root}packages`, { recursive: true })
    .map((path) => `packages/${path.replaceAll('\\', '/')}`)
    .filter((path) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/src\/testing\//.test(path))
    .sort();
}

if (import.meta.filename === process.argv[1]) {
  const ids = listGames();
  const paths = sources();
  const flaws = paths.flatMap((path) => check(path, readFileSync(root + path, 'utf8'), ids));
  for (const words of flaws) console.error(words);
  console.log(`directions: ${paths.length} files, ${flaws.length} wrong`);
  process.exitCode = flaws.length === 0 ? 0 : 1;
}
