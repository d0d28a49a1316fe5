/**
 * Our server beside boardgame.io's, both serving the same matches of Hauling Astronauts to real clients: a socket a seat,
 * whoever is to act does so as soon as the last move has come in, and after the end they play again. Ours answers once
 * the move is on the disk. The sides take turns; the clients run in this process, and what counts is the CPU time of the
 * server's process, all its threads, a move.
 * Usage: npm run bench server [-- --quick --matches 50,200 --sides sqlite,inMemory --rounds 5 --moves 30000 --seconds 10]
 * What docs/performance/server.md compares, in about a quarter of an hour: npm run bench server -- --brief
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { byOpenTables } from './growth/open-tables.ts';
import { meetPeers } from './lib/peers.ts';
import { publish } from './lib/verdict.ts';
import { type Figures, underLoad, WARM_MOVES } from './server/load.ts';
import { judged, judgedOpen, markdown, show } from './server/report.ts';
import * as sides from './server/sides.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    brief: { type: 'boolean', default: false },
    matches: { type: 'string' },
    sides: { type: 'string' },
    rounds: { type: 'string' },
    moves: { type: 'string' },
    seconds: { type: 'string' },
  },
});
const { brief, quick } = values;
const rounds = Number(values.rounds ?? (quick ? 1 : 5));
/** For how long a side is warmed up, and then counted. */
const seconds = Number(values.seconds ?? 10);
/** It ends sooner after so many moves. */
const moves = Number(values.moves ?? (quick ? 3000 : Number.POSITIVE_INFINITY));
const sizes = values.matches ?? (brief ? '50,200' : '1,50,200,2000');
const named = values.sides ?? (brief ? 'sqlite,inMemory,flatFile' : 'sqlite,inMemory,flatFile,threeNodes');
const [OPEN, ACTIVE] = [5000, 500];
/** One match alone waits for the disk at every move: fewer are enough. */
const ONE_ALONE = 600;

const known = new Map<string, sides.Side>(Object.entries(sides.SIDES));
const chosen = named.split(',').filter((name) => known.has(name));

// What is measured is what is run: the built server, not its source.
const root = fileURLToPath(new URL('../', import.meta.url));
const build = ['node_modules/typescript/bin/tsc', '-b', 'packages/server'];
if (spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1);

const withPeers = chosen.some((name) => !sides.OURS.includes(name));
const missing = withPeers ? meetPeers(values) : null;
if (missing) console.log(`boardgame.io is left out: ${missing}`);
const running = missing ? chosen.filter((name) => sides.OURS.includes(name)) : chosen;

const verdicts = [];
const tables = new Map<number, Map<string, Figures[]>>();
for (const matches of sizes.split(',').map(Number)) {
  const found = new Map<string, Figures[]>(running.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of running) {
      const side = known.get(name);
      if (!side) continue;
      const server = await side.start();
      const counted = matches === 1 ? Math.min(moves, ONE_ALONE) : moves;
      found.get(name)?.push(await underLoad(server, { matches, moves: counted, seconds }));
      await server.stop();
    }
  }
  console.log(`\n${matches.toLocaleString('en')} ${matches === 1 ? 'match' : 'matches at once'}`);
  tables.set(matches, new Map([...found].map(([name, figures]) => [known.get(name)?.name ?? name, figures])));
  show(tables.get(matches) ?? new Map());
  verdicts.push(...judged(matches, found));
}
console.log(`\n${markdown(tables)}\n`);
if (brief) verdicts.push(...judgedOpen((await byOpenTables([OPEN], ACTIVE)).largest));
const most = Number.isFinite(moves) ? ` or ${moves.toLocaleString('en')} moves` : '';
const method = `Both servers in processes of their own, ${rounds} rounds in turn, ${seconds} seconds${most} counted after as many, and ${WARM_MOVES.toLocaleString('en')} moves at least, to warm up.`;
publish({ program: 'server', method, verdicts });
process.exit(0);
