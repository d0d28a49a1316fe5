/**
 * What the server’s work grows with: opening a match by its length, bytes sent a move by the length of the match, the load by
 * the number of open tables, with 5,000 of them and 500 being played at the end.
 * Usage: npm run bench server-growth [-- --quick] [--write]
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LONGEST, LongTable, OPEN } from './growth/long-table.ts';
import { byOpenTables } from './growth/open-tables.ts';
import { byReopening } from './growth/reopening.ts';
import { bySending } from './growth/sending.ts';
import { readFlags } from './lib/flags.ts';
import { type Chart, plot } from './lib/plot.ts';
import { publish, type Verdict } from './lib/verdict.ts';
import { judgedOpen } from './server/report.ts';

const METHOD = `Opening: real tables of Ship It! for four, whose matches are the longest, in SQLite, opened again and again with nothing of
them in memory. Sending: a table of Goods from Cape to Cairo for four. Load: one node with SQLite, two sockets a table, the tables being played at a move a second each.`;

const { quick, write } = readFlags();
const verdicts: Verdict[] = [];

function keep(name: string, chart: Chart): void {
  console.log(`  ${chart.title} (${chart.y})`);
  for (const { name: line, points } of chart.lines) {
    console.log(`    ${line.padEnd(32)} ${points.map(([x, y]) => `${x}: ${Number(y.toPrecision(3))}`).join('   ')}`);
  }
  if (!write) return;
  writeFileSync(fileURLToPath(new URL(`../docs/pictures/growth-${name}.svg`, import.meta.url)), plot(chart));
}

function atMost(what: string, found: number, unit: string, most: number): void {
  const met = found <= most;
  const ours = `${Number(found.toPrecision(3))} ${unit}`;
  verdicts.push({ part: 'Growth', what, ours, theirs: '', ratio: '', spread: '', target: `≤ ${most} ${unit}`, met });
  console.log(`  → ${what}: ${ours}; target ≤ ${most} ${unit}: ${met ? 'met' : 'MISSED'}`);
}

console.log(METHOD);
const long = await LongTable.play(LONGEST, quick ? [40, 80] : [50, 100, 150, 200, 250, 300]);
const reopening = await byReopening(long, quick ? 5 : 25);
await long.close();
keep('reopening', reopening);
const last = <T>(list: readonly T[]) => list[list.length - 1];
atMost(
  `opening a match of ${last(reopening.lines[0].points)[0]} events`,
  last(reopening.lines[0].points)[1],
  'ms',
  100,
);
const open = await LongTable.play(OPEN, [quick ? 60 : 200]);
keep('sending', bySending(open));
await open.close();

const { chart, largest } = await byOpenTables(quick ? [50, 100] : [500, 1000, 2000, 5000], quick ? 25 : 500);
keep('tables', chart);
for (const verdict of judgedOpen(largest)) {
  verdicts.push(verdict);
  console.log(`  → ${verdict.what}: ${verdict.ours}; target ${verdict.target}: ${verdict.met ? 'met' : 'MISSED'}`);
}
publish({ program: 'server-growth', method: METHOD, verdicts });
process.exit(0);
