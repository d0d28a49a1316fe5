/**
 * First load in a real browser: bytes and time from an empty cache to a playable game, beside a minimal boardgame.io
 * client of the same game; then, for each of our games, the same and how fast the page answers.
 * Usage: npm run bench page [-- --quick] [game …]; games that are named are measured without the other side
 */
import { availableParallelism, loadavg } from 'node:os';
import { games } from '@waybill/games';
import { median, ratio } from './lib/figure.ts';
import { readFlags } from './lib/flags.ts';
import { meetPeers } from './lib/peers.ts';
import { publish, tell, times, type Verdict } from './lib/verdict.ts';
import { type Arrival, arrive, type Conditions, linkTo, wayInto } from './page/arrival.ts';
import { PRESS } from './page/hands.ts';
import { type House, openHouse } from './page/house.ts';
import { inpOf, PER_OUTLIER, slowestOf, typical } from './page/inp.ts';
import { type Answers, interact, PLACE_NAMES } from './page/interactions.ts';
import { openPeer, tapPeer } from './page/peer.ts';
import { clocked, traced, type Watch } from './page/watch.ts';

const SLOW = 4;
/** Of all deeds, at each place. */
const ROUNDS = 2;
/** How often the whole is measured. */
const RUNS = 3;
const MOST = 100;
/** On the page beside ours, where there is less to do. */
const TAPS = 36;
/** How many of the slowest deeds are named. */
const NAMED = 4;
const BESIDE = 'hauling-astronauts';

const METHOD = `Chromium with a phone's screen (390 × 844), empty cache, no service worker, CPU ${SLOW} × slowed (CDP). Both sides built for
production by Vite and served gzipped by the same server; they take turns, five times. Playable: the first decision can be
tapped. boardgame.io's React client (bench/peers/page) opens at once on a bare board for two people. Ours sits down with a bot
at the other seat, and comes two ways: by link, the address of the game (/play/…), which starts where the peer's page starts; and
by the home page, which is drawn first and whose Play button is pressed in the frame after the one it is in. Bytes are what came over the
wire until then, headers and all; the pictures of the home page come when nobody waits for a table. Then for
each of our games: bytes, the time on this machine and with 1.6 Mbit/s and 150 ms besides, and the response to taps, keys and the mouse: ${ROUNDS} rounds
of all that people do at a table (ask for a hint, at which workers think; look at moves by tap, mouse and keys, put them away, play; read the log, the
moves, the text; open and close the rules; look back by a line of the log, the keys and the slider; come back), on that phone from the first
decision and in the middle of the longest recorded match, and there at a desk (1440 × 900, mouse), each a quarter of a second after the last, by a hand that is down for ${PRESS} ms (a mouse is in its place as long before); all of that ${RUNS} times. Every
deed counts by its longest interaction, from the input until the paint that answers it is on the screen (Event Timing, in steps of 8 ms; pointing with the mouse, which INP leaves out, counts too), and by the
median of the runs, in which the first and the second time are two deeds. INP is the worst of all deeds when one of every ${PER_OUTLIER} is left out, as the measure of that name does; the spread is
from the lowest to the highest INP of one run. Where more wants to run than there are processors, nothing is taken by the clock: on a busy machine it holds whatever else that machine did, and more: to slow a thread down,
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

/** INP of ours and of theirs, in turns. */
async function taps(house: House, peer: string): Promise<readonly [ours: number[], theirs: number[]]> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let run = 0; run < (quick ? 1 : 3); run++) {
    ours.push(inpOf([...(await interact(house, BESIDE, 'start', SLOW, ROUNDS, clocked)).values()]));
    const there = await tapPeer(house, peer, SLOW, TAPS, clocked);
    theirs.push(inpOf(there.map(({ milliseconds }) => milliseconds)));
  }
  return [ours, theirs];
}

async function everywhere(house: House, game: string, slow: number, watch: Watch): Promise<Answers> {
  const found: [string, number][] = [];
  for (const where of PLACE_NAMES) found.push(...(await interact(house, game, where, slow, ROUNDS, watch)));
  return new Map(found);
}

function judgeInp(what: string, runs: readonly Answers[]): void {
  const answers = typical(runs);
  const inp = inpOf([...answers.values()]);
  const inps = runs.map((run) => inpOf([...run.values()]));
  const spread = `${Math.min(...inps).toFixed(0)} … ${Math.max(...inps).toFixed(0)}`;
  const met = inp < MOST;
  console.log(`  → ${what}: ${inp.toFixed(0)} ms [${spread}] of ${answers.size} deeds: ${met ? 'met' : 'MISSED'}`);
  console.log(`    slowest: ${slowestOf(answers, NAMED)}`);
  const ours = `${inp.toFixed(0)} ms`;
  verdicts.push({ part: 'Page', what, ours, theirs: '', ratio: '', spread, target: `< ${MOST} ms`, met });
}

/** Whoever waits for a processor measures the machine. */
const hasRoom = () => loadavg()[0] < 1.5 * availableParallelism();
/** Looked at before the app is built, which keeps every processor busy. */
let isQuiet = hasRoom();

async function each(house: House): Promise<void> {
  for (const { id } of games) {
    if (asked.length > 0 && !asked.includes(id)) continue;
    const walls: Answers[] = [];
    const works: Answers[] = [];
    for (let run = 0; run < (quick ? 1 : RUNS); run++) {
      const byClock = isQuiet;
      if (byClock) walls.push(await everywhere(house, id, SLOW, clocked));
      // Slowed by counting: what a busy machine takes from the page, the page does not need.
      if (!quick || !byClock) works.push(await everywhere(house, id, 1, traced(house, SLOW)));
      isQuiet = hasRoom();
    }
    const way = wayInto(house.url, id);
    const fast = await arrive(house, { cpu: 1, network: false }, way);
    const slowed = await arrive(house, { cpu: SLOW, network: true }, way);
    const seconds = ({ milliseconds }: Arrival) => `${(milliseconds / 1000).toFixed(1)} s`;
    console.log(
      `\n  ${id}: ${(fast.bytes / 1000).toFixed(1)} kB, playable after ${seconds(fast)}, slowed ${seconds(slowed)}; load average ${loadavg()[0].toFixed(1)}`,
    );
    if (walls.length > 0) judgeInp(`a tap or a key, ${id}, INP`, walls);
    else console.log('  by the clock: not measured: the machine is busy with something else');
    if (works.length > 0) judgeInp(`a tap or a key, ${id}, INP by work`, works);
  }
}

const house = await openHouse().catch((error: unknown) => String(error));
if (typeof house === 'string') console.log(`  not measured: ${house}`);
else {
  try {
    if (asked.length === 0) await beside(house);
    if (!quick || asked.length > 0) await each(house);
  } finally {
    await house.close();
  }
}
publish({ program: 'page', method: METHOD, verdicts });
