/**
 * The server under load: moves acknowledged a second, and how long an answer takes, with 1, 50, 200 and 2,000 matches
 * at once on one node with SQLite, and with three nodes on one Postgres. An answer comes once the move is on the disk
 * and has been sent to both seats; each seat has a WebSocket of its own. The clients run in this process, on the same
 * machine: the figure a CPU-second of the server is what other servers can be compared by.
 * Usage: npm run bench server [-- --matches 1,50 --seconds 5 --nodes 1,3]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Sfc32 } from '@waybill/rules';
import { startPostgres } from '../packages/table/test/postgres.ts';
import { BenchMatch, type Meter, type Plan } from './server/match.ts';
import { BenchNode } from './server/process.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1,50,200,2000' },
    seconds: { type: 'string', default: '5' },
    nodes: { type: 'string', default: '1,3' },
    json: { type: 'boolean', default: false },
  },
});

const PLAN: Plan = { game: 'cape-to-cairo', seats: 2, options: { longer: true } };
const AT_ONCE = 100;

interface Figures {
  readonly nodes: number;
  readonly matches: number;
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly kilobytesPerMatch: number;
  readonly megabytes: number;
  readonly refused: number;
}

async function guest(url: string, name: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/session`, { method: 'POST', headers, body: JSON.stringify({ name }) });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const used = async (nodes: readonly BenchNode[]) => {
  const usages = await Promise.all(nodes.map((node) => node.usage()));
  return { cpu: usages.reduce((sum, { cpu }) => sum + cpu, 0), rss: usages.reduce((sum, { rss }) => sum + rss, 0) };
};

async function underLoad(nodes: readonly BenchNode[], matches: number, seconds: number): Promise<Figures> {
  const cookies = await Promise.all(['Ann', 'Ben'].map((name) => guest(nodes[0].url, name)));
  const meter: Meter = { counting: false, latencies: [], refused: 0 };
  const before = await used(nodes);
  const playing: BenchMatch[] = [];
  for (let i = 0; i < matches; i += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, matches - i) }, (_, k) => {
      const rng = new Sfc32(`${matches}/${i + k}`);
      return new BenchMatch(nodes[(i + k) % nodes.length].url, cookies, PLAN, meter, rng).prepare();
    });
    playing.push(...(await Promise.all(group)));
  }
  for (const match of playing) match.go();
  await sleep(1500);
  const start = await used(nodes);
  const from = performance.now();
  meter.counting = true;
  await sleep(seconds * 1000);
  meter.counting = false;
  const wall = (performance.now() - from) / 1000;
  const end = await used(nodes);
  for (const match of playing) match.stop();
  const sorted = meter.latencies.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return {
    nodes: nodes.length,
    matches,
    movesPerSecond: sorted.length / wall,
    movesPerCpuSecond: sorted.length / (end.cpu - start.cpu),
    p50: at(0.5),
    p99: at(0.99),
    kilobytesPerMatch: (end.rss - before.rss) / matches / 1024,
    megabytes: end.rss / 1024 / 1024,
    refused: meter.refused,
  };
}

function print(figures: Figures): void {
  const { nodes, matches, movesPerSecond, movesPerCpuSecond, p50, p99, kilobytesPerMatch, megabytes, refused } =
    figures;
  const n = (value: number, width: number) => Math.round(value).toLocaleString('en').padStart(width);
  console.log(
    `${n(nodes, 5)}  ${n(matches, 7)}  ${n(movesPerSecond, 7)}  ${n(movesPerCpuSecond, 11)}  ${p50.toFixed(1).padStart(7)}` +
      `  ${p99.toFixed(1).padStart(7)}  ${n(kilobytesPerMatch, 8)}  ${n(megabytes, 6)}${refused ? `  refused ${refused}` : ''}`,
  );
}

// What is measured is what is run: the built server, not its source.
const root = fileURLToPath(new URL('../', import.meta.url));
spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'packages/table'], {
  cwd: root,
  stdio: 'inherit',
});

const numbers = (text: string) => text.split(',').map(Number);
const all: Figures[] = [];
if (!values.json) console.log('nodes  matches  moves/s  moves/CPU-s   p50 ms   p99 ms  kB/match      MB');
for (const count of numbers(values.nodes)) {
  const postgres = count > 1 ? await startPostgres() : null;
  for (const matches of numbers(values.matches)) {
    const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
    const place = postgres ? { database: postgres.url } : { dataDir: folder };
    const nodes = await Promise.all(Array.from({ length: count }, () => BenchNode.start(place)));
    const figures = await underLoad(nodes, matches, Number(values.seconds));
    all.push(figures);
    if (!values.json) print(figures);
    await Promise.all(nodes.map((node) => node.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
  await postgres?.remove();
}
if (values.json) console.log(JSON.stringify(all, null, 2));
process.exit(0);
