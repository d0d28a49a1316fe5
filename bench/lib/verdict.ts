import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, median, type Ratio, ratio } from './figure.ts';

/** One line of the summary: what was measured, both sides, and whether it is enough. */
export interface Verdict {
  /** `Rules`, `Search` … */
  readonly part: string;
  readonly what: string;
  readonly ours: string;
  /** Empty where there is nothing to compare with. */
  readonly theirs: string;
  readonly ratio: string;
  readonly spread: string;
  readonly target: string;
  /** Null where no target was set. */
  readonly met: boolean | null;
}

const count = (value: number): string =>
  value >= 1e6 ? `${(value / 1e6).toFixed(2)} M` : Math.round(value).toLocaleString('en');

/** Three figures, as many digits as mean something. */
export const times = (value: number): string => {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
};

export interface Claim {
  readonly part: string;
  readonly what: string;
  readonly unit: string;
  /** At least so many times theirs. */
  readonly atLeast: number | null;
}

export function atLeast({ part, what, unit, atLeast: target }: Claim, ours: Figure, theirs: Figure): Verdict {
  const found: Ratio = ratio(ours.cpu, theirs.cpu);
  return {
    part,
    what,
    ours: `${count(median(ours.cpu))} ${unit}/CPU-s`,
    theirs: `${count(median(theirs.cpu))} ${unit}/CPU-s`,
    ratio: `${times(found.median)} ×`,
    spread: `${times(found.lowest)} … ${times(found.highest)}`,
    target: target === null ? '' : `≥ ${target < 1 ? times(target) : target} ×`,
    met: target === null ? null : found.median >= target,
  };
}

/** By the clock on the wall, the best run of each side: whatever else the machine does only takes away. */
export function sooner({ part, what, unit }: Omit<Claim, 'atLeast'>, ours: Figure, theirs: Figure): Verdict {
  const [best, other] = [Math.max(...ours.wall), Math.max(...theirs.wall)];
  const found: Ratio = ratio(ours.wall, theirs.wall);
  return {
    part,
    what,
    ours: `${count(best)} ${unit}/s`,
    theirs: `${count(other)} ${unit}/s`,
    ratio: `${times(best / other)} ×`,
    spread: `${times(found.lowest)} … ${times(found.highest)}`,
    target: '',
    met: null,
  };
}

/** Shows the figures of both sides and hands the verdicts on to the summary. */
export function show(figures: readonly Figure[], unit: string): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const { name, wall, cpu } of figures) {
    const spread = `${count(Math.min(...cpu))} … ${count(Math.max(...cpu))}`;
    console.log(
      `  ${name.padEnd(width)}  ${count(median(cpu)).padStart(9)} ${unit}/CPU-s [${spread}], ${count(median(wall))} ${unit}/s of wall time`,
    );
  }
}

export function tell({ what, ratio: found, spread, target, met }: Verdict): void {
  const judged = met === null ? '' : `; target ${target}: ${met ? 'met' : 'MISSED'}`;
  console.log(`  → ${what}: ${found} [${spread}]${judged}`);
}

/** What a program leaves for the summary, where the summary asked for it. */
export interface Leaf {
  readonly program: string;
  readonly method: string;
  readonly verdicts: readonly Verdict[];
}

export function publish(leaf: Leaf): void {
  const folder = process.env.BENCH_RESULTS;
  if (folder) writeFileSync(join(folder, `${leaf.program}.json`), JSON.stringify(leaf, null, 2));
}
