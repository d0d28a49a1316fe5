/** What all programs of a run found, in one table; with BENCH_WRITE set, also in docs/performance.md. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Leaf, Verdict } from './verdict.ts';

const PAGE = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));
/** What was found last, by program: a run of some programs leaves the figures of the others as they are. */
const KEPT = fileURLToPath(new URL('../../docs/performance/figures.json', import.meta.url));
const BEGIN = '<!-- figures: written by npm run bench -- --write -->';
const END = '<!-- end of figures -->';
/** Read in this order. */
const ORDER = ['rules', 'search', 'server', 'python', 'growth', 'solver', 'page'];
const HEAD = ['', 'Waybill', 'beside it', 'ratio', 'spread', 'target', ''];

const place = ({ program }: Leaf) => (ORDER.includes(program) ? ORDER.indexOf(program) : ORDER.length);

function inOrder<T extends Leaf>(leaves: readonly T[]): T[] {
  return [...leaves].sort((a, b) => place(a) - place(b));
}

function read(folder: string): Leaf[] {
  return inOrder(readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Leaf));
}

/** With where and when it was measured. */
interface Kept extends Leaf {
  readonly machine: string;
}

const judged = ({ met }: Verdict) => (met === null ? '' : met ? 'met' : 'MISSED');

function rowOf(verdict: Verdict): string[] {
  const { what, ours, theirs, ratio, spread, target } = verdict;
  return [what, ours, theirs, ratio, spread, target, judged(verdict)];
}

function print(leaves: readonly Leaf[]): void {
  const rows = leaves.flatMap(({ verdicts }) => verdicts.map(rowOf));
  const widths = HEAD.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column].length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd();
  console.log(`\n══ summary\n${line(HEAD)}`);
  for (const row of rows) console.log(line(row));
}

function machine(): string {
  const [{ model }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  const load = loadavg()[1].toFixed(1);
  const hurried = process.env.BENCH_QUICK ? ' A quick run (3 short runs a side): the figures are rough.' : '';
  return `${date}, Node ${process.versions.node}, ${cpus().length} × ${model.trim()}, ${memory} GB; load average ${load}.${hurried}`;
}

const markdown = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function section({ program, method, verdicts, machine: where }: Kept): string {
  const used = HEAD.map((_, column) => verdicts.some((verdict) => rowOf(verdict)[column] !== ''));
  const keep = (cells: readonly string[]) => markdown(cells.filter((_, column) => used[column]));
  const title = program[0].toUpperCase() + program.slice(1);
  const table = [keep(HEAD), keep(HEAD.map(() => '---')), ...verdicts.map((verdict) => keep(rowOf(verdict)))];
  return `### ${title}\n\n${table.join('\n')}\n\n${method}\n\n*Measured ${where}*\n`;
}

function kept(): Kept[] {
  return existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Kept[]) : [];
}

function write(leaves: readonly Leaf[]): void {
  const [before, rest] = readFileSync(PAGE, 'utf8').split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/performance.md has no place for figures: ${BEGIN} … ${END}`);
  const where = machine();
  const old = kept().filter(({ program }) => !leaves.some((leaf) => leaf.program === program));
  const all = inOrder([...old, ...leaves.map((leaf) => ({ ...leaf, machine: where }))]);
  writeFileSync(KEPT, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${all.map(section).join('\n')}\n${END}${after}`);
  console.log('\nwrote docs/performance.md');
}

const leaves = read(process.argv[2]).filter(({ verdicts }) => verdicts.length > 0);
if (leaves.length > 0) {
  print(leaves);
  if (process.env.BENCH_WRITE) write(leaves);
}
const missed = leaves.flatMap(({ verdicts }) => verdicts).filter(({ met }) => met === false);
if (missed.length > 0) console.log(`\n${missed.length} target${missed.length === 1 ? '' : 's'} missed`);
process.exitCode = missed.length > 0 ? 1 : 0;
