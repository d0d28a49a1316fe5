import { prepare, type Season, type Sheet } from '../../rules/index.ts';
import { NO_LAYER, type Post, settleLayers } from './layers.ts';
import { endingOf, type Outlook, outlookOf } from './outlook.ts';
import { Purses } from './purses.ts';
import { Race } from './race.ts';
import { bankAt, type SolvingCost, solvingCost } from './size.ts';
import { oneThread, type Threads } from './threads.ts';

/** A season solved. */
export interface Solution {
  readonly season: Season;
  /** From the start of each circuit on. */
  readonly outlooks: readonly Outlook[];
  /** The score to expect from perfect play. */
  readonly value: number;
  /** Of each circuit raced alone, with all free uses and an empty bank. */
  readonly circuits: readonly number[];
}

/** Solves the circuits from the last to the first; yields how much is done, 0 to 1. */
export function* solvingSeason(
  sheet: Sheet,
  { lowest = 1, threads = oneThread() }: Pick<Hooks, 'lowest' | 'threads'> = {},
): Generator<number, Solution> {
  const season = prepare(sheet, lowest);
  const solver = new Solver(season, threads);
  const outlooks: Outlook[] = [];
  const circuits: number[] = [];
  for (let c = season.circuits.length - 1; c >= 0; c--) {
    const next = outlooks[c + 1];
    outlooks[c] = yield* solver.circuit(c, bankAt(season, c), next);
    const single = next ? yield* solver.circuit(c, 0, undefined) : outlooks[c];
    circuits[c] = single.at(season.free, 0);
  }
  return { season, outlooks, circuits, value: outlooks[0].at(season.free, 0) };
}

export interface Hooks {
  /** GP-2.2: the lowest gear. */
  readonly lowest?: number;
  readonly threads?: Threads;
  readonly progress?: (done: number) => void;
}

export function solveSeason(sheet: Sheet, { progress, ...hooks }: Hooks = {}): Solution {
  const solving = solvingSeason(sheet, hooks);
  for (;;) {
    const { done, value } = solving.next();
    if (done) return value;
    progress?.(value);
  }
}

class Solver {
  private readonly work: SolvingCost;
  /** Two layers, used by turns. */
  private readonly room: readonly Float64Array[];
  private done = 0;

  constructor(
    private readonly season: Season,
    private readonly threads: Threads,
  ) {
    this.work = solvingCost(season);
    this.room = [0, 1].map(() => threads.numbers(this.work.shared / 2));
  }

  *circuit(c: number, bank: number, next: Outlook | undefined): Generator<number, Outlook> {
    const { season, threads } = this;
    const circuit = season.circuits[c];
    const purses = new Purses({ free: season.free, bank, damage: circuit.damage }, season.cost);
    const race = new Race(season, circuit, purses, endingOf(purses, next));
    const post: Post = { space: 0, time: circuit.time };
    const layers = Array.from({ length: circuit.time }, (_, left) => ({ values: this.room[left % 2], first: 0 }));
    for (const _ of settleLayers(race, post, layers, threads)) yield this.tell(race.rowsPerSpace);
    const outlook = outlookOf(purses, race.start(layers.at(-1) ?? NO_LAYER));
    threads.meet();
    return outlook;
  }

  private tell(states: number): number {
    this.done += states;
    return this.done / this.work.states;
  }
}
