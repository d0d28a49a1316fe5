/**
 * First load in a real browser: bytes and time from an empty cache to a playable game, beside a minimal boardgame.io
 * client of the same game; then, for each of our games, the same and how fast the page answers.
 * Usage: npm run bench page [-- --quick] [game …]; games that are named are measured without the other side
 */
import { loadavg } from 'node:os';
import { games } from '@waybill/games';
import { median, ratio } from './lib/figure.ts';
import { readFlags } from './lib/flags.ts';
import { meetPeers } from './lib/peers.ts';
import { publish, tell, times, type Verdict } from './lib/verdict.ts';
import { type Arrival, arrive, type Conditions, linkTo, wayInto } from './page/arrival.ts';
import { type House, openHouse } from './page/house.ts';
import { interact } from './page/interactions.ts';
import { openPeer, tapPeer } from './page/peer.ts';
import type { Interaction } from './page/trace.ts';
import { type Clocked, clocked, traced, type Watch } from './page/watch.ts';

const SLOW = 4;
/** Of all deeds, at either place. */
const ROUNDS = 2;
/** How often the whole is measured. */
const RUNS = 3;
const MOST = 100;
/** On the page beside ours, where there is less to do. */
const TAPS = 36;
/** https://web.dev/articles/inp: of so many interactions one may be an outlier. */
const PER_OUTLIER = 50;
const BESIDE = 'hauling-astronauts';

const METHOD = `Chromium with a phone's screen (390 × 844), empty cache, no service worker, CPU ${SLOW} × slowed (CDP). Both sides built for
production by Vite and served gzipped by the same server; they take turns, five times. Playable: the first decision can be
tapped. boardgame.io's React client (bench/peers/page) opens at once on a bare board for two people. Ours sits down with a bot
at the other seat, and comes two ways: by link, the address of the game (/play/…), which starts where the peer's page starts; and
by the home page, which is drawn first and whose Play button is pressed in the frame after the one it is in. Bytes are what came over the
wire until then, headers and all; the pictures of the home page come when nobody waits for a table. Then for
each of our games: bytes, the time on this machine and with 1.6 Mbit/s and 150 ms besides, and the response to taps and keys: ${ROUNDS} rounds
of all that people do at a table (ask for a hint, at which workers think; look at moves, play; read the log, the moves, the text, the rules; look
back) from the first decision and as many in the middle of the longest recorded match, a quarter of a second after the last; all of that
${RUNS} times. INP is the time from the input until the paint that answers it is on the screen (Event Timing, in steps of 8 ms), and leaves out the worst of
every ${PER_OUTLIER}, as the measure of that name does; the median of the runs is judged, the spread is from the lowest to the highest; on a busy machine it holds whatever else that machine did, and more: to slow a thread down,
Chromium lets it spin ${SLOW - 1} times as long as the clock went on since it last did, a millisecond at most, also where the thread only waited for something to do or for a
busy processor (thread_cpu_throttler.cc). Work is what the page itself needs: from a performance trace of a run that is not slowed, ${SLOW} times the processor time of
its main thread from the input until the paint was handed over (RunTask's tdur up to the Commit). Beside it, what can be tapped on boardgame.io's board, where nobody thinks.`;

const { quick, games: asked } = readFlags();
const verdicts: Verdict[] = [];
console.log(METHOD);

function compare(
  what: string,
  unit: string,
  most: number | null,
  ours: readonly number[],
  theirs: readonly number[],
): void {
  const found = ratio(ours, theirs);
  const verdict = {
    part: 'Page',
    what,
    ours: `${times(median(ours))} ${unit}`,
    theirs: `${times(median(theirs))} ${unit}`,
    ratio: `${times(found.median)} ×`,
    spread: `${times(found.lowest)} … ${times(found.highest)}`,
    target: most === null ? '' : `≤ ${most} ×`,
    met: most === null ? null : found.median <= most,
  };
  console.log(`  Waybill ${verdict.ours}, boardgame.io with React ${verdict.theirs}`);
  tell(verdict);
  verdicts.push(verdict);
}

async function beside(house: House): Promise<void> {
  const missing = meetPeers({ quick });
  if (missing) return console.log(`  beside boardgame.io: not measured: ${missing}`);
  const peer = await openPeer();
  const byLink: Arrival[] = [];
  const byHome: Arrival[] = [];
  const theirs: Arrival[] = [];
  const conditions: Conditions = { cpu: SLOW, network: false };
  for (let run = 0; run < (quick ? 2 : 5); run++) {
    byLink.push(await arrive(house, conditions, linkTo(house.url, BESIDE)));
    byHome.push(await arrive(house, conditions, wayInto(house.url, BESIDE)));
    theirs.push(await arrive(house, conditions, { url: peer.url, ready: 'button.move' }));
  }
  const [tapped, tappedThere] = await taps(house, peer.url);
  peer.close();
  const kilobytes = (side: readonly Arrival[]) => side.map(({ bytes }) => bytes / 1000);
  const seconds = (side: readonly Arrival[]) => side.map(({ milliseconds }) => milliseconds / 1000);
  const cpu = (side: readonly Arrival[]) => side.map(({ cpu: used }) => used / 1000);
  for (const [way, ours] of Object.entries({ 'by link': byLink, 'by the home page': byHome })) {
    compare(`first load ${way}, ${BESIDE}, gzip bytes`, 'kB', 1, kilobytes(ours), kilobytes(theirs));
    compare(`first load ${way}, ${BESIDE}, time to a playable game`, 's', null, seconds(ours), seconds(theirs));
    compare(`first load ${way}, ${BESIDE}, CPU of the page's thread`, 'CPU-s', null, cpu(ours), cpu(theirs));
  }
  compare(`a tap or a key, ${BESIDE}, INP`, 'ms', null, tapped, tappedThere);
}

const wallsOf = (made: readonly { readonly wall: number }[]) => made.map(({ wall }) => wall);

/** INP of ours and of theirs, in turns. */
async function taps(house: House, peer: string): Promise<readonly [ours: number[], theirs: number[]]> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let run = 0; run < (quick ? 1 : 3); run++) {
    ours.push(inpOf(wallsOf(await interact(house, BESIDE, 'start', SLOW, ROUNDS, clocked))));
    theirs.push(inpOf(wallsOf(await tapPeer(house, peer, SLOW, TAPS, clocked))));
  }
  return [ours, theirs];
}

async function deeds<T>(house: House, game: string, slow: number, watch: Watch<T>): Promise<T[]> {
  const start = await interact(house, game, 'start', slow, ROUNDS, watch);
  return [...start, ...(await interact(house, game, 'middle', slow, ROUNDS, watch))];
}

/** Slowed by counting: what a busy machine takes from the page, the page does not need. */
async function workOf(house: House, game: string): Promise<Interaction[]> {
  const made = await deeds(house, game, 1, traced(house));
  return made.map(({ deed, cpu }) => ({ deed, cpu: SLOW * cpu }));
}

function inpOf(values: readonly number[]): number {
  return values.toSorted((a, b) => b - a)[Math.floor(values.length / PER_OUTLIER)];
}

function judgeInp(what: string, inps: readonly number[]): void {
  const found = median(inps);
  const spread = `${Math.min(...inps).toFixed(0)} … ${Math.max(...inps).toFixed(0)}`;
  const ours = `${found.toFixed(0)} ms`;
  const met = found < MOST;
  verdicts.push({ part: 'Page', what, ours, theirs: '', ratio: '', spread, target: `< ${MOST} ms`, met });
}

async function each(house: House): Promise<void> {
  console.log(
    `\n  ${'game'.padEnd(20)}   INP: worst                           each run       work: worst                          each run          bytes     time   slowed   load`,
  );
  for (const { id } of games) {
    if (asked.length > 0 && !asked.includes(id)) continue;
    const walls: Clocked[][] = [];
    const works: Interaction[][] = [];
    for (let run = 0; run < RUNS; run++) {
      walls.push(await deeds(house, id, SLOW, clocked));
      works.push(await workOf(house, id));
    }
    const inps = walls.map((made) => inpOf(wallsOf(made)));
    const workInps = works.map((made) => inpOf(made.map(({ cpu }) => cpu)));
    const slowest = walls.flat().reduce((a, b) => (b.wall > a.wall ? b : a));
    const dearest = works.flat().reduce((a, b) => (b.cpu > a.cpu ? b : a));
    judgeInp(`a tap or a key, ${id}, INP`, inps);
    judgeInp(`a tap or a key, ${id}, INP by work`, workInps);
    const way = wayInto(house.url, id);
    const fast = await arrive(house, { cpu: 1, network: false }, way);
    const slowed = await arrive(house, { cpu: SLOW, network: true }, way);
    const list = (values: readonly number[]) => values.map((value) => value.toFixed(0)).join(' ');
    const figures = [
      `${slowest.wall} ms (${slowest.deed})`.padEnd(36),
      list(inps).padEnd(14),
      `${dearest.cpu.toFixed(0)} ms (${dearest.deed})`.padEnd(36),
      list(workInps).padEnd(14),
      `${(fast.bytes / 1000).toFixed(1)} kB`.padStart(8),
      `${(fast.milliseconds / 1000).toFixed(1)} s`.padStart(7),
      `${(slowed.milliseconds / 1000).toFixed(1)} s`.padStart(7),
      loadavg()[0].toFixed(1).padStart(5),
    ];
    console.log(`  ${id.padEnd(22)}`, ...figures);
  }
}

const house = await openHouse().catch((error: unknown) => String(error));
if (typeof house === 'string') console.log(`  not measured: ${house}`);
else {
  try {
    if (asked.length === 0) await beside(house);
    if (!quick) await each(house);
  } finally {
    await house.close();
  }
}
publish({ program: 'page', method: METHOD, verdicts });
