/**
 * Cost against size, as plots: a move by seats, what a game says of itself, replaying and analysing by length.
 * Usage: npm run bench growth [-- --quick] [--write]
 */
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@waybill/games';
import { byAnalysis } from './growth/analysing.ts';
import type { Pace } from './growth/pace.ts';
import { byLength } from './growth/replaying.ts';
import { bySeats } from './growth/seats.ts';
import { exponent } from './lib/cost.ts';
import { readFlags } from './lib/flags.ts';
import { type Chart, plot } from './lib/plot.ts';
import { publish, type Verdict } from './lib/verdict.ts';

const METHOD = `CPU time in one process. With seats and dominoes it is the cost of one move that may grow, in random matches; with length, that
of a whole match: the longest recorded one of each game and its beginnings. The exponent e is that of cost ~ size^e,
fitted over the sizes from a quarter of the largest on: 1 is linear, 0 is flat.`;
/** Linear, and a little for noise. */
const MOST = 1.3;

/** Something that grows in one game alone: `games/GAME/bench/growth.ts` exports it as `growth`. */
interface OwnGrowth {
  /** Of its picture, `growth-NAME.svg`. */
  readonly name: string;
  readonly what: string;
  readonly measure: (pace: Pace) => Chart;
}

const { quick, write } = readFlags();
const pace = quick ? { tries: 2, seconds: 0.05 } : { tries: 5, seconds: 0.2 };
const verdicts: Verdict[] = [];

async function ownGrowths(): Promise<OwnGrowth[]> {
  const files = games.map(({ id }) => new URL(`../games/${id}/bench/growth.ts`, import.meta.url));
  const found = files.filter((file) => existsSync(fileURLToPath(file)));
  return Promise.all(found.map(async ({ href }) => ((await import(href)) as { growth: OwnGrowth }).growth));
}

function keep(name: string, what: string, chart: Chart): void {
  console.log(`  ${chart.title} (${chart.y})`);
  for (const { name: line, points } of chart.lines) {
    const found = exponent(points);
    console.log(
      `    ${line.padEnd(24)} ${points.map(([x, y]) => `${x}: ${Number(y.toPrecision(3))}`).join('   ')}   e = ${found.toFixed(2)}`,
    );
    const [size, spent] = points[points.length - 1];
    verdicts.push({
      part: 'Growth',
      what: `${what}, ${line}`,
      ours: `${Number(spent.toPrecision(3))} ${chart.y} at ${size.toLocaleString('en')} ${chart.x}`,
      theirs: '',
      ratio: `e = ${found.toFixed(2)}`,
      spread: '',
      target: `e ≤ ${MOST}`,
      met: found <= MOST,
    });
  }
  if (!write) return;
  writeFileSync(fileURLToPath(new URL(`../docs/pictures/growth-${name}.svg`, import.meta.url)), plot(chart));
}

console.log(METHOD);
keep('seats', 'a move by seats', bySeats(pace));
for (const { name, what, measure } of await ownGrowths()) keep(name, what, measure(pace));
keep('replay', 'replaying by length', byLength(pace));
keep('analysis', 'analysing by length', await byAnalysis(quick ? 50 : 400));
const missed = verdicts.filter(({ met }) => met === false);
console.log(
  missed.length === 0
    ? '  → nothing grows faster than linearly'
    : `  → MISSED: ${missed.map(({ what }) => what).join('; ')}`,
);
publish({ program: 'growth', method: METHOD, verdicts });
