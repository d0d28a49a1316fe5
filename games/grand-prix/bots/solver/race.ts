import { type Circuit, damageOf, INCLUDE, type Season, SHIFT } from '../../rules/index.ts';
import type { Purses } from './purses.ts';
import { type Gear, Turn } from './turn.ts';

/** GP-2.8 */
const RETIRED_PLACE = 20;

/** Worths before the choice of a gear, at one number of turns left: by space from `first`, by gear come from, by purse. */
export interface Layer {
  readonly values: Float64Array;
  readonly first: number;
}

/** One circuit, turn by turn. A worth is the sum of places still to expect, of this circuit and all after it. */
export class Race {
  readonly turn: Turn;
  readonly gears: readonly Gear[];
  /** By gear, then purse: the best of rolling with and without include; after a step, and after a shift. */
  private readonly stepped: readonly Float64Array[];
  private readonly shifted: readonly Float64Array[];

  /** `ending`: by purse at the end of this circuit, the worth of the circuits after it. */
  constructor(
    private readonly season: Season,
    readonly circuit: Circuit,
    readonly purses: Purses,
    private readonly ending: Float64Array,
  ) {
    this.turn = new Turn(purses, season.dice);
    this.gears = Array.from({ length: season.gears }, (_, i) => this.turn.gear(i + 1));
    this.stepped = this.gears.map(() => new Float64Array(purses.size));
    this.shifted = this.gears.map(() => new Float64Array(purses.size));
  }

  get dice(): number {
    return this.season.dice;
  }

  get rowsPerSpace(): number {
    return this.season.gears * this.purses.size;
  }

  /** The worths at this space with `left` turns to come after this one, which `later` holds, into `out`. */
  space(space: number, left: number, later: Layer, out: Layer): void {
    this.chooseAll(space, left, later);
    const at = (space - out.first) * this.rowsPerSpace;
    for (let from = this.season.lowest; from <= this.season.gears; from++) {
      this.changeFrom(from, out.values, at + (from - 1) * this.purses.size);
    }
  }

  /** GP-2.2: the worths on a circuit's first turn, by purse. */
  start(later: Layer): Float64Array {
    this.chooseAll(0, this.circuit.time - 1, later);
    const [lowest, ...higher] = this.stepped.slice(this.season.lowest - 1);
    const out = lowest.slice();
    for (const gear of higher) for (let i = 0; i < out.length; i++) out[i] = Math.min(out[i], gear[i]);
    return out;
  }

  /** Settles the turn in this gear, of purses up to `last`, and gives its dice. */
  inGear(gear: number, space: number, left: number, later: Layer, last = this.purses.size - 1): Gear {
    const dice = this.gears[gear - 1];
    for (let spaces = 0; spaces <= this.season.dice; spaces++) this.driveAll(space, spaces, gear, left, later);
    this.turn.settle(dice, last);
    return dice;
  }

  private chooseAll(space: number, left: number, later: Layer): void {
    const { paid, size } = this.purses;
    for (let gear = this.season.lowest; gear <= this.season.gears; gear++) {
      const { plain, included } = this.inGear(gear, space, left, later);
      const stepped = this.stepped[gear - 1];
      const shifted = this.shifted[gear - 1];
      const [include, shift, both] = [paid[INCLUDE], paid[SHIFT], paid[SHIFT | INCLUDE]];
      for (let i = 0; i < size; i++) {
        stepped[i] = Math.min(plain.fresh[i], included.fresh[include[i]]);
        shifted[i] = Math.min(plain.fresh[shift[i]], included.fresh[both[i]]);
      }
    }
  }

  /** GP-2.2: one gear up or down, or a shift to any other. */
  private changeFrom(from: number, out: Float64Array, at: number): void {
    const { size } = this.purses;
    out.fill(Number.POSITIVE_INFINITY, at, at + size);
    for (let gear = this.season.lowest; gear <= this.season.gears; gear++) {
      if (gear === from) continue;
      const worth = Math.abs(gear - from) === 1 ? this.stepped[gear - 1] : this.shifted[gear - 1];
      for (let i = 0; i < size; i++) out[at + i] = Math.min(out[at + i], worth[i]);
    }
  }

  /** GP-2.6 to 2.8, 3.1, 3.2: what so many spaces are worth, by purse. */
  private driveAll(space: number, spaces: number, gear: number, left: number, later: Layer): void {
    const { purses, circuit, ending } = this;
    const { drive } = this.turn;
    const to = space + spaces;
    const damage = damageOf(circuit, space, to, gear);
    const ends = to >= circuit.flag || left === 0;
    const place = ends ? Math.max(0, circuit.flag - to) : 0;
    const from = ends ? ending : later.values;
    const row = ends ? 0 : (to - later.first) * this.rowsPerSpace + (gear - 1) * purses.size;
    const at = spaces * purses.size;
    if (damage < purses.perBank) {
      for (let i = damage; i < purses.size; i++) drive[at + i] = place + from[row + i - damage];
    }
    this.retire(damage, at);
  }

  /** GP-2.8: damage that does not fit; the track counts as full. */
  private retire(damage: number, at: number): void {
    const { drive } = this.turn;
    const { size, perBank } = this.purses;
    for (let full = 0; full < size; full += perBank) {
      const worth = RETIRED_PLACE + this.ending[full];
      for (let left = 0; left < damage && left < perBank; left++) drive[at + full + left] = worth;
    }
  }
}
