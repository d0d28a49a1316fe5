import { type Circuit, damageOf, landing, type Season } from '../rules/index.ts';

const RETIRED_PLACE = 20;
/** What a point of damage brought over to the later circuits is worth there, in places. */
export const BANKED = 0.4;

/** Tables stay small whatever sheet somebody brings: longer tracks count as this long. */
const MOST_TIME = 30;
const MOST_DAMAGE = 30;
const MOST_SPACES = 200;
/** Spaces a turn on a stretch beyond the table. */
const CRUISE = 3;

/** The places to expect on one circuit for a driver who uses no special actions but otherwise drives perfectly. */
export class Odds {
  private readonly expected: Float64Array;
  /** Gear → number of spaces → probability. */
  private readonly falls: readonly (readonly number[])[];
  private readonly time: number;
  private readonly damage: number;
  /** The first space in the table. */
  private readonly base: number;

  constructor(
    private readonly season: Season,
    private readonly circuit: Circuit,
    private readonly saved: number,
  ) {
    this.time = Math.min(circuit.time, MOST_TIME);
    this.damage = Math.min(circuit.damage, MOST_DAMAGE);
    this.base = Math.max(0, circuit.flag - MOST_SPACES);
    this.falls = Array.from({ length: season.gears + 1 }, (_, gear) =>
      gear >= season.lowest ? landing(season, gear, false) : [],
    );
    this.expected = new Float64Array((this.time + 1) * this.perTime);
    for (let time = 1; time <= this.time; time++) this.fill(time);
  }

  private get perTime(): number {
    return (this.season.gears + 1) * (this.circuit.flag - this.base) * (this.damage + 1);
  }

  /** Before the choice of a gear, coming from `gear` (0 is none). */
  beforeGear(space: number, gear: number, time: number, damage: number): number {
    if (space >= this.base) return this.expected[this.at(space, gear, Math.min(time, this.time), damage)];
    const left = time - Math.ceil((this.base - space) / CRUISE);
    if (left <= 0) return this.circuit.flag - space - time * CRUISE;
    return this.expected[this.at(this.base, gear, Math.min(left, this.time), damage)];
  }

  /** After a drive of so many spaces. */
  afterDrive(space: number, spaces: number, gear: number, time: number, damage: number): number {
    const to = space + spaces;
    const left = damage - damageOf(this.circuit, space, to, gear);
    if (left < 0) return RETIRED_PLACE;
    if (to >= this.circuit.flag) return -this.saved * left;
    return time === 0 ? this.circuit.flag - to - this.saved * left : this.beforeGear(to, gear, time, left);
  }

  private at(space: number, gear: number, time: number, damage: number): number {
    const spaces = this.circuit.flag - this.base;
    return (
      time * this.perTime + (gear * spaces + space - this.base) * (this.damage + 1) + Math.min(damage, this.damage)
    );
  }

  private fill(time: number): void {
    const { lowest, gears } = this.season;
    const row = new Float64Array(gears + 2).fill(Number.POSITIVE_INFINITY);
    for (let space = this.base; space < this.circuit.flag; space++) {
      for (let damage = 0; damage <= this.damage; damage++) {
        for (let gear = lowest; gear <= gears; gear++) row[gear] = this.inGear(space, gear, time - 1, damage);
        this.expected[this.at(space, 0, time, damage)] = Math.min(...row);
        for (let gear = lowest; gear <= gears; gear++) {
          this.expected[this.at(space, gear, time, damage)] = Math.min(row[gear - 1], row[gear + 1]);
        }
      }
    }
  }

  private inGear(space: number, gear: number, timeLeft: number, damage: number): number {
    const fall = this.falls[gear];
    let sum = 0;
    for (let n = 0; n < fall.length; n++) sum += fall[n] * this.afterDrive(space, n, gear, timeLeft, damage);
    return sum;
  }
}

const seasons = new WeakMap<Season, readonly Odds[]>();

/** One for each circuit, computed once a season. */
export function oddsOf(season: Season): readonly Odds[] {
  let odds = seasons.get(season);
  if (!odds) {
    const last = season.circuits.length - 1;
    odds = season.circuits.map((circuit, i) => new Odds(season, circuit, i < last ? BANKED : 0));
    seasons.set(season, odds);
  }
  return odds;
}
