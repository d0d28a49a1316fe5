import { holds, type Sheet, sums } from '../rules/index.ts';

const PIPS = 6;
const TRANSPORTS = 6;
const DOCKS = 6;
const SUMS = 19;
const OPENS = 4;

/** How far the next die is the player's to choose rather than chance's: both are done, so something between. */
const CHOICE = 0.45;

/** Fields of a strip's outlook, in mean earnings of the sheet; `HOPED` lies between chance and choice. */
export const MEAN = 0;
export const BEST = 1;
export const HOPED = 2;
/** The chance of a load within capacity, if chance fills it. */
export const FIT = 3;
const FIELDS = 4;

/** What the open cells must add up to: nothing will do, a range, or one parity. Kinds are numbered by open cells, fewest first. */
const kindsWith = (open: number) => 3 + ((5 * open + 1) * (5 * open + 2)) / 2;
const firstKind = (open: number): number => (open === 0 ? 0 : firstKind(open - 1) + kindsWith(open - 1));
export const KINDS_OF_NEED = firstKind(OPENS);

/** What the free docks pay. */
export interface Berths {
  readonly free: number;
  readonly bonuses: number;
  /** By sum. */
  readonly bonus: readonly number[];
  /** By the sum of a strip with one open cell: the pips that are paid for, one bit each. */
  readonly paidPips: readonly number[];
}

/** What any strip of a sheet may come to, by free docks, transport, open cells and pips so far. */
export class Strips {
  /** Points that a good departure brings on this sheet. */
  readonly unit: number;
  private readonly outlooks: (Float32Array | undefined)[] = [];
  private readonly berths: (Berths | undefined)[] = [];
  private readonly kinds = new Int16Array(TRANSPORTS * OPENS * SUMS);
  private readonly capacity: readonly number[];
  private readonly range: readonly number[];

  constructor(private readonly sheet: Sheet) {
    this.capacity = sheet.transports.map(({ capacity }) => sums(capacity));
    this.range = sheet.docks.map(sums);
    const profits = sheet.transports.reduce((sum, { profit }) => sum + profit, 0) / TRANSPORTS;
    const bonuses = sheet.docks.reduce((sum, { bonus }) => sum + bonus, 0) / DOCKS;
    this.unit = Math.max(1, profits + bonuses);
    for (let transport = 0; transport < TRANSPORTS; transport++) this.fillKinds(transport);
  }

  /** Read with `at` and a field; `free` has a bit for each free dock. */
  outlook(free: number): Float32Array {
    return (this.outlooks[free] ??= this.outlooksWith(free));
  }

  at(transport: number, open: number, sum: number): number {
    return ((transport * OPENS + open) * SUMS + sum) * FIELDS;
  }

  /** Which kind of need a strip has: the same number for the same need, whatever the transport. */
  kind(transport: number, open: number, sum: number): number {
    return this.kinds[(transport * OPENS + open) * SUMS + sum];
  }

  berthsWith(free: number): Berths {
    return (this.berths[free] ??= this.countBerths(free));
  }

  private countBerths(free: number): Berths {
    const bonuses = this.sheet.docks.filter((_, dock) => (free >> dock) & 1).map(({ bonus }) => bonus);
    const bonus = Array.from({ length: SUMS }, (_, sum) => this.bonus(free, sum));
    const paid = (sum: number) => bonus.slice(sum + 1, sum + PIPS + 1).map((points, at) => (points > 0 ? 1 << at : 0));
    return {
      free: bonuses.length,
      bonuses: bonuses.reduce((all, one) => all + one, 0),
      bonus,
      paidPips: bonus.map((_, sum) => paid(sum).reduce((all, one) => all | one, 0)),
    };
  }

  private bonus(free: number, sum: number): number {
    let best = 0;
    for (let dock = 0; dock < DOCKS; dock++) {
      if ((free >> dock) & 1 && holds(this.range[dock], sum)) best = Math.max(best, this.sheet.docks[dock].bonus);
    }
    return best;
  }

  private fillKinds(transport: number): void {
    for (let open = 0; open < OPENS; open++) {
      for (let sum = 0; sum + open * PIPS < SUMS; sum++) {
        const feasible = (2 << (5 * open)) - 1;
        const need = (this.capacity[transport] >> (sum + open)) & feasible;
        this.kinds[(transport * OPENS + open) * SUMS + sum] = firstKind(open) + kindOfNeed(need);
      }
    }
  }

  private outlooksWith(free: number): Float32Array {
    const table = new Float32Array(TRANSPORTS * OPENS * SUMS * FIELDS);
    for (let transport = 0; transport < TRANSPORTS; transport++) {
      for (let sum = 3; sum < SUMS; sum++) this.fillFull(table, free, transport, sum);
      for (let open = 1; open < OPENS; open++) {
        for (let sum = 0; sum + open * PIPS < SUMS; sum++) this.fillOpen(table, transport, open, sum);
      }
    }
    return table;
  }

  private fillFull(table: Float32Array, free: number, transport: number, sum: number): void {
    const fits = holds(this.capacity[transport], sum);
    const points = (fits ? this.sheet.transports[transport].profit : 0) + this.bonus(free, sum);
    const at = this.at(transport, 0, sum);
    table.fill(points / this.unit, at, at + FIT);
    table[at + FIT] = fits ? 1 : 0;
  }

  private fillOpen(table: Float32Array, transport: number, open: number, sum: number): void {
    const at = this.at(transport, open, sum);
    let hoped = 0;
    let highest = 0;
    for (let pips = 1; pips <= PIPS; pips++) {
      const next = this.at(transport, open - 1, sum + pips);
      table[at + MEAN] += table[next + MEAN] / PIPS;
      table[at + FIT] += table[next + FIT] / PIPS;
      table[at + BEST] = Math.max(table[at + BEST], table[next + BEST]);
      hoped += table[next + HOPED] / PIPS;
      highest = Math.max(highest, table[next + HOPED]);
    }
    table[at + HOPED] = CHOICE * highest + (1 - CHOICE) * hoped;
  }
}

/** Bits from the fewest pips on: 0 for none, 1 and 2 for a parity, else a range by its ends. */
function kindOfNeed(need: number): number {
  if (need === 0) return 0;
  const low = 31 - Math.clz32(need & -need);
  const high = 31 - Math.clz32(need);
  const isRange = need === (2 << high) - (1 << low);
  return isRange ? 3 + (high * (high + 1)) / 2 + low : 1 + (low & 1);
}

const known = new WeakMap<Sheet, Strips>();

/** Computed once a sheet. */
export function stripsOf(sheet: Sheet): Strips {
  let strips = known.get(sheet);
  if (!strips) known.set(sheet, (strips = new Strips(sheet)));
  return strips;
}
