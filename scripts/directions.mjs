// Dependencies point one way; this checks it, and what follows from it. docs/architecture.md draws the same picture.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from './lib/run.mjs';
import { imports, lineOf, strip } from './lib/source.mjs';
import { listGames } from './registry.mjs';

/** What each part may import besides itself. A part is a package, or a folder of a game. */
const below = {
  kernel: [],
  bots: ['kernel'],
  print: ['kernel'],
  protocol: ['kernel'],
  registry: ['kernel', 'bots', 'print', 'facts', 'rules', 'game-bots', 'paper', 'solve'],
  server: ['kernel', 'bots', 'protocol', 'registry'],
  web: ['kernel', 'bots', 'print', 'protocol', 'registry'],
  cli: ['kernel', 'bots', 'print', 'protocol', 'server', 'registry'],
  facts: ['kernel'],
  rules: ['kernel', 'facts', 'words'],
  words: ['kernel'],
  'game-bots': ['kernel', 'bots', 'rules', 'facts', 'words'],
  paper: ['kernel', 'print', 'rules', 'facts', 'words'],
  solve: ['kernel', 'bots', 'game-bots', 'rules'],
  board: ['kernel', 'web', 'rules', 'facts', 'words', 'print'],
};
/** These run unchanged in a browser, a worker and Node, so they may import nothing of any host or registry. */
const bare = ['kernel', 'bots', 'print', 'protocol', 'facts', 'rules', 'words', 'game-bots', 'paper'];
/** These have no clock, no chance and no host of their own. */
const pure = ['kernel', 'facts', 'rules'];
const hosts =
  /\bMath\s*\.\s*random\b|\bnew\s+Date\b|(?<![.\w$])(?:Date|process|console|window|document|globalThis|performance|crypto)\s*(?:\?\.|\.|\[)|(?<![.\w$])(?:Date|fetch|setTimeout|setInterval|require)\s*\(/g;

/** Which part a file belongs to, and of which game. */
function placeOf(path) {
  const [, name] = /^packages\/([^/]+)\/src\//.exec(path) ?? [];
  if (name) return { part: name, game: null };
  const [, game, inside] = /^games\/([^/]+)\/(.*)$/.exec(path) ?? [];
  if (!game) return { part: 'registry', game: null };
  const folder = inside.split('/')[0];
  return { part: folder === 'game.ts' ? 'facts' : folder === 'bots' ? 'game-bots' : folder, game };
}

/** Where an import leads, as a path from the root; null for what is installed. */
function targetOf(path, from) {
  if (from.startsWith('.')) return posix.join(posix.dirname(path), from);
  const [, name, rest = ''] = /^@waybill\/([^/]+)\/?(.*)$/.exec(from) ?? [];
  if (!name) return null;
  if (name !== 'games') return `packages/${name}/src/${rest}`;
  return rest.includes('/') ? `games/${rest}` : 'games/index.ts';
}

export function check(path, text, gameIds) {
  const here = placeOf(path);
  const flaws = [];
  const flaw = (line, words) => flaws.push(`${path}:${line}: ${words}`);
  for (const { from, line } of imports(text)) {
    const words = wrongImport(path, here, from);
    if (words) flaw(line, words);
  }
  if (pure.includes(here.part)) {
    const code = strip(text, { strings: true });
    for (const match of code.matchAll(hosts)) flaw(lineOf(code, match.index), `rules know no host: ${match[0]}`);
  }
  const code = strip(text, { strings: false });
  for (const id of gameIds) {
    const at = id === here.game ? -1 : code.search(new RegExp(`(?<![\\w-])${id}(?![\\w-])`));
    if (at >= 0) flaw(lineOf(code, at), `names ${id}, which only its own folder may`);
  }
  return flaws;
}

function wrongImport(path, here, from) {
  const target = targetOf(path, from);
  if (target === null) return bare.includes(here.part) ? `${here.part} may not import ${from}` : null;
  const there = placeOf(target);
  if (from.startsWith('.') && there.game === null && there.part !== here.part)
    return 'reaches out of its package by path';
  if (here.game && there.game && here.game !== there.game) return `a game may not import another: ${there.game}`;
  if (there.part === here.part || below[here.part]?.includes(there.part)) return null;
  return `${here.part} may not import ${there.part}`;
}

/** Tests and benches take games from the registry, or stand in a game's folder: without that folder their types hold too. */
export function checkTest(path, text) {
  return imports(text)
    .filter(({ from }) => /^@waybill\/games\/[a-z0-9-]+\/|^(\.\.\/)+games\/[a-z0-9-]+\//.test(from))
    .map(({ from, line }) => `${path}:${line}: reaches into a game's folder: ${from}`);
}

/** The folder of a package's sources, or of a game, that a file stands in; files beside the folders are above them all. */
function folderOf(path) {
  return /^(?:packages\/[^/]+\/src|games\/[^/]+)\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;
}

/** Folders of one package or game that import each other in a circle, each told once: `web: match → look → match`. */
export function folderCycles(files) {
  const edges = new Map();
  for (const { path, text } of files) {
    const here = folderOf(path);
    for (const { from } of here ? imports(text) : []) {
      const there = from.startsWith('.') ? folderOf(posix.join(posix.dirname(path), from)) : null;
      if (there && there !== here) edges.set(here, (edges.get(here) ?? new Map()).set(there, path));
    }
  }
  const cycles = [];
  const done = new Set();
  const walk = (folder, way) => {
    const at = way.indexOf(folder);
    if (at >= 0) cycles.push([...way.slice(at), folder]);
    if (at >= 0 || done.has(folder)) return;
    for (const next of edges.get(folder)?.keys() ?? []) walk(next, [...way, folder]);
    done.add(folder);
  };
  for (const folder of edges.keys()) walk(folder, []);
  const name = (folder) => folder.split('/').at(-1);
  return cycles.map((way) => {
    const causes = way.slice(1).map((folder, i) => edges.get(way[i]).get(folder));
    return `${way[0].split('/')[1]}: ${way.map(name).join(' → ')} (${causes.join(', ')})`;
  });
}

const within = (folder) =>
  readdirSync(root + folder, { recursive: true }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`);

function sources() {
  return [...within('packages'), ...within('games')]
    .filter((path) => /^(packages\/[^/]+\/src|games\/(?!dist\/)[^/]+)\/.*\.tsx?$/.test(path))
    .filter((path) => !/\.test\.tsx?$|\/testing(\.ts|\/)|\/policies\.ts$|\/(fixtures|bench)\//.test(path))
    .sort();
}

function tests() {
  return [...within('packages'), ...within('bench')]
    .filter((path) =>
      /^(packages\/[^/]+\/(src\/.*\.test\.tsx?|(test|laws)\/.*\.ts)|bench\/(?!peers\/).*\.ts)$/.test(path),
    )
    .filter((path) => !path.includes('node_modules/'));
}

if (import.meta.filename === process.argv[1]) {
  const ids = listGames();
  const paths = sources();
  const files = paths.map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
  const flaws = [
    ...files.flatMap(({ path, text }) => check(path, text, ids)),
    ...tests().flatMap((path) => checkTest(path, readFileSync(root + path, 'utf8'))),
    ...folderCycles(files),
  ];
  for (const words of flaws) console.error(words);
  console.log(`directions: ${paths.length} files, ${flaws.length} wrong`);
  process.exitCode = flaws.length === 0 ? 0 : 1;
}
