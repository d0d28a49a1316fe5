import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rng, Sfc32 } from '@waybill/kernel';
import { startPostgres } from '../../packages/server/test/postgres.ts';
import { OurMatch, type Plan } from './our-match.ts';
import { ServerProcess } from './process.ts';
import type { LoadMatch, Meter, Running, Side } from './side.ts';

export type { Side } from './side.ts';

/** The game both sides play, by its standard rules. */
/** With the readings that the peer's game knows. */
const PLAN: Plan = { game: 'hauling-astronauts', seats: 2, options: { begins: 'first', press: 'turn' } };

const OUR_PROGRAM = './node.ts';
/** With what `npm start` starts it. */
const FLAGS = new URL('../../packages/server/flags.json', import.meta.url);
export const OUR_FLAGS = JSON.parse(readFileSync(FLAGS, 'utf8')) as string[];
const THEIR_PROGRAM = '../peers/server.ts';
/** A name the compiler does not follow: what it leads to has types only where boardgame.io is installed. */
const THEIR_MATCH = new URL('../peers/match.ts', import.meta.url).href;

type PeerMatch = new (url: string, meter: Meter, rng: Rng) => { connect(): Promise<LoadMatch> };

function withFolder<T>(job: (folder: string) => T): { made: T; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
  return { made: job(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export async function guest(url: string, name: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/session`, { method: 'POST', headers, body: JSON.stringify({ name }) });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Everything of our side, once its nodes are running. */
async function seated(nodes: readonly ServerProcess[], remove: () => unknown, pauseMs = 0): Promise<Running> {
  const cookies = await Promise.all(['Ann', 'Ben'].map((name) => guest(nodes[0].url, name)));
  return {
    nodes,
    connect: (i: number, meter: Meter) =>
      new OurMatch(nodes[i % nodes.length].url, cookies, PLAN, meter, new Sfc32(`match ${i}`), pauseMs).connect(),
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
      await remove();
    },
  };
}

/** One node with SQLite; whoever is to act thinks for so long. */
export async function oneNode(pauseMs: number): Promise<Running> {
  const { made, remove } = withFolder((dataDir) => ServerProcess.start(OUR_PROGRAM, { dataDir }, OUR_FLAGS));
  return seated([await made], remove, pauseMs);
}

const sqlite: Side = { name: 'Waybill, SQLite, durable', start: () => oneNode(0) };

const threeNodes: Side = {
  name: 'Waybill, three nodes, Postgres',
  start: async () => {
    const postgres = await startPostgres();
    const starting = [1, 2, 3].map(() => ServerProcess.start(OUR_PROGRAM, { database: postgres.url }, OUR_FLAGS));
    return seated(await Promise.all(starting), () => postgres.remove());
  },
};

/** boardgame.io is installed by whoever measures it, and loaded only then. */
async function peer(options: object, remove: () => void): Promise<Running> {
  const { PeerMatch } = (await import(THEIR_MATCH)) as { PeerMatch: PeerMatch };
  const node = await ServerProcess.start(THEIR_PROGRAM, options);
  return {
    nodes: [node],
    connect: (i, meter) => new PeerMatch(node.url, meter, new Sfc32(`match ${i}`)).connect(),
    stop: async () => {
      await node.stop();
      remove();
    },
  };
}

const inMemory: Side = { name: 'boardgame.io, in memory', start: () => peer({}, () => {}) };

const flatFile: Side = {
  name: 'boardgame.io, FlatFile',
  start: () => {
    const { made, remove } = withFolder((folder) => folder);
    return peer({ folder: made }, remove);
  },
};

export const SIDES = { sqlite, inMemory, flatFile, threeNodes };
export const OURS: readonly string[] = ['sqlite', 'threeNodes'];
