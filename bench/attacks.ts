/**
 * What bystanders notice of an attack: matches played over sockets, each move by somebody who thinks for a moment, while
 * somebody else does their worst from another address, against the limits as they are. What counts is how long the slowest
 * hundredth of the bystanders' moves waits, beside the same in quiet, before and after: at most twice as long, by the medians
 * of some rounds. Twelve minutes for all.
 * Usage: npm run bench attacks [-- --quick --matches 40 --rounds 5 --seconds 5 --only fragments,tokens]
 */
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Sfc32 } from '@waybill/kernel';
import { ATTACKS, rewoundTable } from './attacks/attacks.ts';
import { median, type Ratio, ratio } from './lib/figure.ts';
import { publish, tell, times, type Verdict } from './lib/verdict.ts';
import { OurMatch } from './server/our-match.ts';
import { ServerProcess } from './server/process.ts';
import { Meter } from './server/side.ts';
import { guest, OUR_FLAGS } from './server/sides.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    matches: { type: 'string', default: '40' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    only: { type: 'string' },
  },
});
const quick = values.quick || process.env.BENCH_QUICK === '1';
const seconds = Number(values.seconds ?? (quick ? 3 : 5));
const rounds = Number(values.rounds ?? (quick ? 1 : 5));
/** A server that has just started still compiles itself. */
const warmSeconds = quick ? seconds : 30;
const SETTLE_MS = 500;
const MOST = 2;
const ATTACKER = fileURLToPath(new URL('attacks/attacker.ts', import.meta.url));
/** Whoever attacks has a machine of their own: here, where Linux can say so, they run only while nobody else wants to. */
const AS_NODE = ['--import', 'tsx', '--conditions=source'];
const OUT_OF_THE_WAY =
  spawnSync('chrt', ['--idle', '0', 'true']).status === 0
    ? { execPath: 'chrt', execArgv: ['--idle', '0', process.execPath, ...AS_NODE] }
    : { execArgv: AS_NODE };
/** How long somebody thinks, on average: far from what a person may do a minute. */
const PAUSE_MS = 250;

const root = fileURLToPath(new URL('../', import.meta.url));
const build = ['node_modules/typescript/bin/tsc', '-b', 'packages/server'];
if (spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1);

const dataDir = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
// Whoever attacks says another address, as a proxy would.
const server = await ServerProcess.start(
  './node.ts',
  { dataDir, proxies: 1, limits: { guestsPerHour: 1e6 } },
  OUR_FLAGS,
);
const { url } = server;
const meter = new Meter();
const bystanders = [];
for (let i = 0; i < Number(values.matches); i++) {
  const cookies = await Promise.all(['Ann', 'Ben'].map((name) => guest(url, name)));
  const plan = { game: 'hauling-astronauts', seats: 2 };
  bystanders.push(await new OurMatch(url, cookies, plan, meter, new Sfc32(`bystander ${i}`), PAUSE_MS).connect());
}
const rewound = await rewoundTable(url);
for (const match of bystanders) match.go();

/** How long the slowest hundredth of the moves of a window waits. */
async function slowest(): Promise<number> {
  const sorted = (await meter.count(Number.POSITIVE_INFINITY, seconds)).sort((a, b) => a - b);
  if (sorted.length === 0) throw new Error('the bystanders have stopped: there is nothing to measure');
  return sorted[Math.floor(sorted.length * 0.99)];
}

async function attacked(name: string): Promise<{ under: number; done: string }> {
  const attacker = fork(ATTACKER, [name, url, rewound], OUT_OF_THE_WAY);
  await once(attacker, 'message');
  await sleep(SETTLE_MS);
  const under = await slowest();
  attacker.send('stop');
  const [done] = (await once(attacker, 'message')) as [string];
  await sleep(SETTLE_MS);
  return { under, done };
}

interface Window {
  readonly quiet: number;
  readonly under: number;
  readonly done: string;
}

await meter.count(Number.POSITIVE_INFINITY, warmSeconds);

// Quiet and attack take turns, and the attacks too: each is seen beside the quiet before and after it, at several times.
const named = values.only?.split(',') ?? Object.keys(ATTACKS);
const found = new Map<string, Window[]>(named.map((name) => [name, []]));
const quiets = [await slowest()];
for (let round = 0; round < rounds; round++) {
  for (const name of named) {
    const { under, done } = await attacked(name);
    quiets.push(await slowest());
    const [before, after] = quiets.slice(-2);
    found.get(name)?.push({ quiet: (before + after) / 2, under, done });
  }
}

const spreadOf = ({ lowest, highest }: Ratio) => `${times(lowest)} … ${times(highest)}`;

const verdicts: Verdict[] = [...found].map(([name, windows]) => {
  const unders = windows.map(({ under }) => under);
  const quiet = windows.map((window) => window.quiet);
  const beside = ratio(unders, quiet);
  return {
    part: 'Attacks',
    what: `${name} (${windows[0].done})`,
    ours: `${median(unders).toFixed(1)} ms`,
    theirs: `${median(quiet).toFixed(1)} ms`,
    ratio: `${times(beside.median)} ×`,
    spread: spreadOf(beside),
    target: `≤ ${MOST} ×`,
    met: beside.median <= MOST,
  };
});
for (const verdict of verdicts) tell(verdict);
const noise = ratio(quiets.slice(1), quiets.slice(0, -1));
console.log(`  a quiet window beside the one before it: ${spreadOf(noise)} ×`);
for (const match of bystanders) match.stop();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
const load = loadavg()[0].toFixed(1);
console.log(`  ${values.matches} matches, ${rounds} × ${seconds} s each; load of the machine at the end: ${load}`);
const method = `${values.matches} matches as bystanders, ${rounds} rounds of ${seconds} seconds under each attack, each between as long in quiet; p99 of a move until its answer: the median of the rounds beside the median in quiet; the spread is that of single rounds, each beside the mean of the two quiet windows around it. A quiet window beside the one before it: ${spreadOf(noise)} ×. The attacker gets only processor time that nobody else wants, as if on a machine of its own. Load average ${load}.`;
publish({ program: 'attacks', method, verdicts });
process.exit(0);
