// Writes games/registry.ts, games/all.ts and games/solvers.ts from the folders of games/. None is kept in git.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './lib/run.mjs';

const folder = `${root}games/`;

/** Every game is a folder with a `game.ts`. */
export function listGames() {
  return readdirSync(folder)
    .filter((id) => existsSync(`${folder}${id}/game.ts`))
    .sort();
}

/** What is loaded when it is asked for: the table, the file in a game's folder, what is wanted of it, and its type. */
const LAZY = [
  ['rules', 'rules/index.ts', 'game', 'Game'],
  ['playable', 'rules/playable.ts', 'playable', 'Playable'],
  ['bots', 'bots/index.ts', 'bots', 'GameBots'],
  ['paper', 'paper/index.ts', 'prints', 'Prints<never>'],
];
/** For Node alone. */
const SOLVERS = ['solvers', 'solve/index.ts', 'solve', 'Solve'];

const head = '// Written by scripts/registry.mjs from the folders beside it.\n';
const named = (id) => id.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Names the one thing that is wanted, so that a bundler leaves out what nobody else asks for. */
function lazyTable(ids, [name, file, wanted, type]) {
  const lines = ids
    .filter((id) => existsSync(`${folder}${id}/${file}`))
    .map((id) => `  '${id}': async () => (await import('./${id}/${file}')).${wanted},\n`);
  return `\nexport const ${name}: { readonly [id: string]: () => Promise<${type}> } = {\n${lines.join('')}};\n`;
}

function registryOf(ids) {
  return [
    head,
    "import type { GameBots } from '@waybill/bots';\n",
    "import type { Game, GameFacts, Playable } from '@waybill/kernel';\n",
    "import type { Prints } from '@waybill/print/prints';\n",
    ...ids.map((id) => `import { facts as ${named(id)} } from './${id}/game.ts';\n`),
    `\nexport const facts: readonly GameFacts[] = [${ids.map(named).join(', ')}];\n`,
    ...LAZY.map((row) => lazyTable(ids, row)),
  ].join('');
}

function allOf(ids) {
  return [
    head,
    "import type { Game } from '@waybill/kernel';\n",
    ...ids.map((id) => `import { game as ${named(id)} } from './${id}/rules/index.ts';\n`),
    `\nexport const games: readonly Game[] = [${ids.map(named).join(', ')}];\n`,
  ].join('');
}

const solversOf = (ids) => `${head}import type { Solve } from '@waybill/bots';\n${lazyTable(ids, SOLVERS)}`;

/** Leaves a file alone that is right already, so that nothing is built again for it. */
function write(name, text) {
  const path = `${folder}${name}`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

export function writeRegistry() {
  const ids = listGames();
  write('registry.ts', registryOf(ids));
  write('all.ts', allOf(ids));
  write('solvers.ts', solversOf(ids));
}

if (import.meta.filename === process.argv[1]) writeRegistry();
