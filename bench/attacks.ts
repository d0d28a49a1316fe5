/**
 * What bystanders notice of an attack: matches played over sockets, each move by somebody who thinks for a moment, while
 * somebody else does their worst from another address, against the limits as they are. What counts is how long the slowest
 * hundredth of the bystanders' moves waits, beside the same in quiet: at most twice as long. Quiet and attacks take turns of a
 * few seconds in an order of chance, and all moves of a kind are taken together. Twenty minutes for all.
 * Usage: npm run bench attacks [-- --quick --matches 40 --rounds 15 --seconds 2.5 --only fragments,tokens]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Sfc32 } from '@waybill/kernel';
import { ATTACKS, rewoundTable } from './attacks/attacks.ts';
import { Caller } from './attacks/caller.ts';
import { type Late, Lateness, now } from './attacks/lateness.ts';
import { attacker, Watch } from './attacks/processes.ts';
import {
  type Beside,
  beside,
  mean,
  nothing,
  p99,
  shuffled,
  type Wait,
  type Window,
  withoutStandstills,
} from './attacks/windows.ts';
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
    seconds: { type: 'string', default: '2.5' },
    only: { type: 'string' },
  },
});
const quick = values.quick || process.env.BENCH_QUICK === '1';
const seconds = Number(values.seconds);
const rounds = Number(values.rounds ?? (quick ? 2 : 15));
/** A server that has just started still compiles itself. */
const WARM_S = quick ? 5 : 30;
const SETTLE_MS = 400;
const MOST = 2;
/** How long somebody thinks, on average: far from what a person may do a minute. */
const PAUSE_MS = 250;
/** Later than that by the watch of an idle processor, and it stood still. */
const STILL_MS = 5;
const QUIET = 'quiet';
/** Every ratio needs the quiet, so it comes more often: once for so many attacks. */
const ATTACKS_A_QUIET = 3;
/** With fewer moves left, nothing is said about the slowest hundredth of them. */
const ENOUGH = quick ? 100 : 1_000;

const root = fileURLToPath(new URL('../', import.meta.url));
const build = ['node_modules/typescript/bin/tsc', '-b', 'packages/server'];
if (spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1);

/** Every move of the bystanders, by when it was sent. */
class Waits extends Meter {
  readonly all: Wait[] = [];
  private readonly began = now() - performance.now();

  override answered(since: number): void {
    this.all.push({ at: this.began + since, ms: performance.now() - since });
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
const options = { dataDir, limits: { guestsPerHour: 1e6 } };
const server = await ServerProcess.start('../attacks/server.ts', options, OUR_FLAGS);
const { url } = server;
const meter = new Waits();
const bystanders: OurMatch[] = [];
for (let i = 0; i < Number(values.matches); i++) {
  const cookies = await Promise.all(['Ann', 'Ben'].map((name) => guest(url, name)));
  const plan = { game: 'hauling-astronauts', seats: 2 };
  // Each match from an address of its own: all people at one address share a limit.
  const from = `127.7.0.${i + 1}`;
  const rng = new Sfc32(`bystander ${i}`);
  bystanders.push(await new OurMatch(url, cookies, plan, meter, rng, PAUSE_MS, from).connect());
}
/** Each time another one, so that no attack finds used up what another was allowed. */
let addresses = 0;
function somewhere(): string {
  const n = ++addresses;
  return `127.6.${n >> 8}.${n & 255}`;
}
const rewound = await rewoundTable(new Caller(url, somewhere()));
for (const match of bystanders) match.go();

/** Some seconds, from the moment the attack begins. */
interface Turn {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly done: string;
  readonly cpu: number;
  readonly late: readonly Late[];
}

async function turnOf(name: string): Promise<Turn> {
  const attack = await attacker(name, url, somewhere(), rewound);
  const before = await server.usage();
  const from = now();
  attack.begin();
  await sleep(seconds * 1000);
  const to = now();
  const after = await server.usage();
  const done = await attack.stop();
  await sleep(SETTLE_MS);
  const cpu = ((after.cpu - before.cpu) * 1000) / (to - from);
  return { name, from, to, done, cpu, late: after.noted as Late[] };
}

await sleep(WARM_S * 1000);

const own = new Lateness(5);
const watch = await Watch.start();
const named = values.only?.split(',') ?? Object.keys(ATTACKS);
const quiets = Array.from({ length: Math.ceil(named.length / ATTACKS_A_QUIET) }, () => QUIET);
const turns: Turn[] = [];
const ownCpu = process.cpuUsage();
const began = now();
for (let round = 0; round < rounds; round++) {
  const order = shuffled([...named, ...quiets], new Sfc32(`round ${round}`));
  for (const name of order) turns.push(await turnOf(name));
}
const ownShare = (() => {
  const { user, system } = process.cpuUsage(ownCpu);
  return (user + system) / 1e3 / (now() - began);
})();
const ownLate = p99(own.take().map(({ by }) => by));
const standstills = (await watch.take()).filter(({ by }) => by > STILL_MS);
// What is still waited for counts, too.
await sleep(2_000);
for (const match of bystanders) match.stop();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

function windowsOf(name: string): Window[] {
  return turns
    .filter((turn) => turn.name === name)
    .map(({ from, to, late, cpu }) => ({ waits: meter.all.filter(({ at }) => at >= from && at < to), late, cpu }));
}

const kept = (name: string) => withoutStandstills(windowsOf(name), standstills);
const count = (windows: readonly Window[]) => windows.reduce((sum, { waits }) => sum + waits.length, 0);
const quiet = kept(QUIET);
const spreadOf = ({ low, high }: Beside) => `${times(low)} … ${times(high)}`;

/** What a move waited, and what it cost the server meanwhile. */
function figures(windows: readonly Window[]): string {
  const waits = windows.flatMap((window) => window.waits.map(({ ms }) => ms));
  const late = windows.flatMap((window) => window.late.map(({ by }) => by));
  const cpu = Math.round(mean(windows.map((window) => window.cpu)) * 100);
  return `${p99(waits).toFixed(1)} ms (thread ${p99(late).toFixed(1)} ms, ${cpu} %)`;
}

const verdicts: Verdict[] = named.map((name) => {
  const windows = kept(name);
  const found = beside(windows, quiet, name);
  return {
    part: 'Attacks',
    what: `${name} (${turns.findLast((turn) => turn.name === name)?.done})`,
    ours: figures(windows),
    theirs: figures(quiet),
    ratio: `${times(found.ratio)} ×`,
    spread: spreadOf(found),
    target: `≤ ${MOST} ×`,
    met: Math.min(count(windows), count(quiet)) < ENOUGH ? null : found.ratio <= MOST,
  };
});
for (const verdict of verdicts) {
  tell(verdict);
  console.log(`      ${verdict.ours}; in quiet ${verdict.theirs}`);
}
/** Of the moves under all attacks together, or in quiet, what was left out, in per cent. */
function leftOut(names: readonly string[]): string {
  const [all, left] = [windowsOf, kept].map((of) => names.reduce((sum, name) => sum + count(of(name)), 0));
  return `${(100 * (1 - left / all)).toFixed(1)} %`;
}

const load = loadavg()[0].toFixed(1);
const without = watch.watches
  ? `Moves sent within a tenth of a second of a moment in which a processor stood still are left out, in quiet (${leftOut([QUIET])}) as under attack (${leftOut(named)}): a watch on each processor, first in the queue and otherwise idle, was more than ${STILL_MS} ms late, ${standstills.length} times. `
  : '';
const movesEach = Math.round(mean(named.map((name) => count(kept(name))))).toLocaleString('en');
const method =
  `${values.matches} matches as bystanders; ${rounds} windows of ${seconds} seconds under each attack, from the moment it begins, and ${quiets.length * rounds} in quiet, in an order of chance; ` +
  `p99 of a move until its answer, all moves of a kind together (${count(quiet).toLocaleString('en')} in quiet, about ${movesEach} under each attack). In brackets the p99 of how late the server's thread came to what was due, and what all its threads took of a processor. ` +
  `The spread: 95 % of a thousand resamples of whole windows. By the same reckoning an attack that does nothing would have ${spreadOf(nothing(quiet, rounds))}. ${without}` +
  `The attacker gets only processor time that nobody else wants, as if on a machine of its own. The bystanders' process took ${Math.round(ownShare * 100)} % of a processor, and the p99 of its own lateness was ${ownLate.toFixed(1)} ms. Load average ${load}.`;
console.log(`  ${method}`);
publish({ program: 'attacks', method, verdicts });
process.exit(0);
