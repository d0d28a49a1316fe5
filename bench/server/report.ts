import type { Largest } from '../growth/open-tables.ts';
import { type Figure, median } from '../lib/figure.ts';
import { atLeast, tell, times, type Verdict } from '../lib/verdict.ts';
import type { Figures } from './load.ts';

type Column = readonly [head: string, of: (figures: Figures) => number, digits: number];

const COLUMNS: readonly Column[] = [
  ['moves/CPU-s', (one) => one.movesPerCpuSecond, 0],
  ['moves/s', (one) => one.movesPerSecond, 0],
  ['p50 ms', (one) => one.p50, 1],
  ['p99 ms', (one) => one.p99, 1],
  ['kB/match', (one) => one.kilobytesPerMatch, 1],
  ['held kB', (one) => one.heldPerMatch, 1],
  ['MB', (one) => one.megabytes, 0],
  ['bytes/move', (one) => one.bytesPerMove, 0],
];

const written = (value: number, digits: number) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** One line a side: the medians, and between brackets the spread of what counts. */
export function show(found: ReadonlyMap<string, readonly Figures[]>): void {
  const width = Math.max(...[...found.keys()].map((name) => name.length));
  console.log(`${''.padEnd(width)}${COLUMNS.map(([head]) => head.padStart(13)).join('')}`);
  for (const [name, figures] of found) {
    const cells = COLUMNS.map(([, of, digits]) => written(median(figures.map(of)), digits).padStart(13));
    const all = figures.map((one) => one.movesPerCpuSecond);
    const spread = `[${written(Math.min(...all), 0)} … ${written(Math.max(...all), 0)}]`;
    const refused = figures.reduce((sum, one) => sum + one.refused, 0);
    console.log(`${name.padEnd(width)}${cells.join('')}  ${spread}${refused > 0 ? `  ${refused} refused` : ''}`);
  }
}

const HEAD = ['matches', 'side', 'moves a CPU-second', ...COLUMNS.slice(1).map(([head]) => head)];

/** The same as a table for docs/performance/server.md. */
export function markdown(found: ReadonlyMap<number, ReadonlyMap<string, readonly Figures[]>>): string {
  const lines = [...found].flatMap(([matches, sides]) =>
    [...sides].map(([name, figures]) => {
      const speeds = figures.map((one) => one.movesPerCpuSecond);
      const spread = `[${written(Math.min(...speeds), 0)} … ${written(Math.max(...speeds), 0)}]`;
      const [speed, ...rest] = COLUMNS.map(([, of, digits]) => written(median(figures.map(of)), digits));
      return [written(matches, 0), name, `${speed} ${spread}`, ...rest];
    }),
  );
  const rule = HEAD.map((_, i) => (i === 1 ? '---' : '---:'));
  return [HEAD, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const figureOf = (name: string, figures: readonly Figures[]): Figure => ({
  name,
  cpu: figures.map((one) => one.movesPerCpuSecond),
  wall: figures.map((one) => one.movesPerSecond),
});

/** Where less is better: at most so large a part of theirs. */
function atMost(
  what: string,
  unit: string,
  share: number,
  ours: readonly number[],
  theirs: readonly number[],
): Verdict {
  const [own, other] = [median(ours), median(theirs)];
  const shares = ours.map((value, run) => value / theirs[run]);
  return {
    part: 'Server',
    what,
    ours: `${own.toFixed(1)} ${unit}`,
    theirs: `${other.toFixed(1)} ${unit}`,
    ratio: `${times(own / other)} ×`,
    spread: `${times(Math.min(...shares))} … ${times(Math.max(...shares))}`,
    target: `≤ ${times(share)} ×`,
    met: own / other <= share,
  };
}

const SPEED: { readonly [side: string]: readonly [name: string, atLeast: number] } = {
  inMemory: ['boardgame.io in memory', 4],
  flatFile: ['boardgame.io with files', 10],
};

/** Fewer matches weigh less than what V8 keeps in reserve, or gives back. */
const WEIGHABLE = 1000;

/** Speed and answering times at 50 and 200 matches, memory where there are enough of them to weigh. */
export function judged(matches: number, found: ReadonlyMap<string, readonly Figures[]>): Verdict[] {
  const ours = found.get('sqlite');
  const verdicts: Verdict[] = [];
  for (const [side, [name, target]] of Object.entries(SPEED)) {
    const theirs = found.get(side);
    if (!ours || !theirs) continue;
    const all = (of: (one: Figures) => number) => [ours.map(of), theirs.map(of)] as const;
    const at = `at ${matches} matches, beside ${name}`;
    if (matches === 50 || matches === 200) {
      const claim = { part: 'Server', what: `moves ${at}`, unit: 'moves', atLeast: target };
      verdicts.push(atLeast(claim, figureOf('Waybill', ours), figureOf(name, theirs)));
      verdicts.push(atMost(`p99 ${at}`, 'ms', 1, ...all((one) => one.p99)));
    }
    if (matches >= WEIGHABLE)
      verdicts.push(atMost(`memory ${at}`, 'kB/match', 0.2, ...all((one) => one.kilobytesPerMatch)));
  }
  for (const verdict of verdicts) tell(verdict);
  return verdicts;
}

/** Many open tables of which some are played. */
export function judgedOpen({ tables, megabytes, p99 }: Largest): Verdict[] {
  const most = (what: string, found: number, unit: string, limit: number): Verdict => ({
    part: 'Growth',
    what: `${what} with ${tables} open tables`,
    ours: `${Number(found.toPrecision(3))} ${unit}`,
    theirs: '',
    ratio: '',
    spread: '',
    target: `≤ ${limit} ${unit}`,
    met: found <= limit,
  });
  return [most('memory', megabytes, 'MB', 1000), most('p99', p99, 'ms', 100)];
}
