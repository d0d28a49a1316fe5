export interface Figure {
  readonly name: string;
  /** Per wall second, one a run, sorted. */
  readonly wall: readonly number[];
  /** Per CPU second, one a run, sorted: what counts on a shared machine. */
  readonly cpu: readonly number[];
}

type Side = (milliseconds: number) => number;

/** Runs every side in turn, several times over; a first short run warms each up. */
export function measure(
  sides: ReadonlyMap<string, Side>,
  { runs, milliseconds }: { runs: number; milliseconds: number },
): Figure[] {
  const found = new Map([...sides.keys()].map((name) => [name, { wall: [] as number[], cpu: [] as number[] }]));
  for (const side of sides.values()) side(milliseconds / 4);
  for (let run = 0; run < runs; run++) {
    for (const [name, side] of sides) {
      const cpu = process.cpuUsage();
      const from = performance.now();
      const done = side(milliseconds);
      const wall = (performance.now() - from) / 1000;
      const { user, system } = process.cpuUsage(cpu);
      found.get(name)?.wall.push(done / wall);
      found.get(name)?.cpu.push(done / ((user + system) / 1e6));
    }
  }
  const ascending = (a: number, b: number) => a - b;
  return [...found].map(([name, { wall, cpu }]) => ({ name, wall: wall.sort(ascending), cpu: cpu.sort(ascending) }));
}

export const median = (sorted: readonly number[]): number => sorted[sorted.length >> 1];

export function report(figures: readonly Figure[], unit: string): void {
  const whole = (n: number) => Math.round(n).toLocaleString('en');
  for (const { name, wall, cpu } of figures) {
    const spread = `${whole(cpu[0])} … ${whole(cpu[cpu.length - 1])}`;
    console.log(
      `${name.padEnd(32)} ${whole(median(cpu)).padStart(12)} ${unit}/CPU-s  [${spread}]   ${whole(median(wall))} ${unit}/s`,
    );
  }
}
