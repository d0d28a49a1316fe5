import { type Keeps, keepsOf } from './keeps.ts';
import type { Purses } from './purses.ts';
import { average2, average3, least3, leastOf, lower2, lower3 } from './rows.ts';
import { LONGEST, type Run, runsOf } from './runs.ts';

const FACES = 6;
const KINDS = 3;

/** What the dice of one gear come to, with include in force or without. */
interface Dice {
  readonly keeps: Keeps;
  /** By purse: before all dice are rolled. */
  readonly fresh: Float64Array;
}

/** A gear: its dice without include (below, equal, above) and with it (counting, not counting). */
export interface Gear {
  readonly gear: number;
  readonly plain: Dice;
  readonly included: Dice;
}

/**
 * One turn from the roll to the drive, for every purse at once. Every special action leads to a lower purse, so one
 * pass upwards settles all rows of dice; within a purse, keeping fewer dice is the average over one die more.
 */
export class Turn {
  /** By spaces, then purse: the worth of driving so far. Filled by the caller. */
  readonly drive: Float64Array;
  /** A row of purses, and after it the worth of what can't be paid. */
  private readonly stride: number;
  private readonly runs: readonly Run[];
  /** By row of dice, then purse: the best select from there. */
  private readonly selectPlain: Float64Array;
  private readonly selectIncluded: Float64Array;
  private readonly t: Float64Array;
  private readonly again: Float64Array;

  constructor(
    readonly purses: Purses,
    private readonly dice: number,
  ) {
    const whole = ((dice + 1) * (dice + 2)) / 2;
    this.stride = purses.size + LONGEST;
    this.runs = runsOf(purses);
    this.drive = new Float64Array((dice + 1) * purses.size);
    this.selectPlain = this.rows(whole);
    this.selectIncluded = this.rows(dice + 1);
    this.t = new Float64Array(((whole * (dice + 3)) / 3) * LONGEST);
    this.again = new Float64Array((dice + 1) * LONGEST);
  }

  gear(gear: number): Gear {
    const below = (gear - 1) / FACES;
    const counting = gear / FACES;
    return {
      gear,
      plain: { keeps: keepsOf(this.dice, [below, 1 / FACES, 1 - counting]), fresh: this.rows(1) },
      included: { keeps: keepsOf(this.dice, [counting, 1 - counting]), fresh: this.rows(1) },
    };
  }

  /** Settles the gear's fresh rolls and, until the next call, every row and keep of its dice; of purses up to `last`. */
  settle(gear: Gear, last: number): void {
    for (const run of this.runs) {
      if (run.from > last) return;
      this.rowsIncluded(gear, run);
      this.roll(gear.included, this.selectIncluded, run);
      this.rowsPlain(gear, run);
      this.roll(gear.plain, this.selectPlain, run);
    }
  }

  /** Of the gear settled last: the worth of each keep with this purse, the other dice about to be rolled. */
  keeps(gear: Gear, include: boolean, purse: number): Float64Array {
    const run = this.runs.find(({ from, length }) => purse < from + length) as Run;
    const on = (target: number) => (target === this.purses.size ? target : target + purse - run.from);
    const { reroll, rerollInclude, select, selectInclude } = run;
    const one: Run = {
      from: purse,
      length: 1,
      reroll: on(reroll),
      rerollInclude: on(rerollInclude),
      select: on(select),
      selectInclude: on(selectInclude),
    };
    if (include) this.rowsIncluded(gear, one);
    else this.rowsPlain(gear, one);
    const { keeps } = include ? gear.included : gear.plain;
    this.fallBack(keeps, 1);
    return this.t.slice(0, keeps.count);
  }

  private rows(count: number): Float64Array {
    return new Float64Array(count * this.stride).fill(Number.POSITIVE_INFINITY);
  }

  /** With include in force: drive, re-roll or select. */
  private rowsIncluded({ included }: Gear, { from, length: n, reroll, select }: Run): void {
    const { keeps, fresh } = included;
    const ways = [this.drive, fresh, this.selectIncluded] as const;
    for (let row = 0; row < keeps.rows; row++) {
      const drive = keeps.counts[row * KINDS] * this.purses.size + from;
      leastOf(this.t, row * n, ways, drive, reroll, row * this.stride + select, n);
    }
  }

  /** Without it: the same, and each special action together with include. */
  private rowsPlain(gear: Gear, run: Run): void {
    this.rollingAgain(gear, run);
    const { from, length: n, select } = run;
    const { rows, counts } = gear.plain.keeps;
    const ways = [this.drive, this.again, this.selectPlain] as const;
    for (let row = 0; row < rows; row++) {
      const below = counts[row * KINDS];
      const counting = below + counts[row * KINDS + 1];
      const drive = below * this.purses.size + from;
      leastOf(this.t, row * n, ways, drive, counting * n, row * this.stride + select, n);
    }
  }

  /** By dice that count with include: a re-roll with or without it, or a select with it. */
  private rollingAgain({ plain, included }: Gear, { length: n, reroll, rerollInclude, selectInclude }: Run): void {
    const { rows, counts } = included.keeps;
    const ways = [plain.fresh, included.fresh, this.selectIncluded] as const;
    for (let row = 0; row < rows; row++) {
      const select = row * this.stride + selectInclude;
      leastOf(this.again, counts[row * KINDS] * n, ways, reroll, rerollInclude, select, n);
    }
  }

  private roll({ keeps, fresh }: Dice, select: Float64Array, { from, length: n }: Run): void {
    this.fallBack(keeps, n);
    const empty = (keeps.count - 1) * n;
    for (let i = 0; i < n; i++) fresh[from + i] = this.t[empty + i];
    this.takeBack(keeps, n);
    const { rows, less } = keeps;
    for (let row = 0; row < rows; row++) {
      const at = row * KINDS;
      least3(select, row * this.stride + from, this.t, less[at] * n, less[at + 1] * n, less[at + 2] * n, n);
    }
  }

  /** From whole rows down to no die kept: the average over the next die. */
  private fallBack({ rows, count, more, odds }: Keeps, n: number): void {
    const { t } = this;
    for (let keep = rows; keep < count; keep++) {
      const at = keep * KINDS;
      if (odds.length === 3) average3(t, keep * n, more[at] * n, more[at + 1] * n, more[at + 2] * n, odds, n);
      else if (odds.length === 2) average2(t, keep * n, more[at] * n, more[at + 1] * n, odds, n);
      else t.copyWithin(keep * n, more[at] * n, (more[at] + 1) * n);
    }
  }

  /** From no die kept up to all but one: the best keep that is this one or a part of it. */
  private takeBack({ rows, count, less, odds }: Keeps, n: number): void {
    const { t } = this;
    for (let keep = count - 2; keep >= rows; keep--) {
      const at = keep * KINDS;
      if (odds.length === 3) lower3(t, keep * n, less[at] * n, less[at + 1] * n, less[at + 2] * n, n);
      else lower2(t, keep * n, less[at] * n, less[at + 1] * n, n);
    }
  }
}
