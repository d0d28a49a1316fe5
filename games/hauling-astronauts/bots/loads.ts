import { holds, type MatchConstants } from '../rules/index.ts';

const PIPS = 6;
const TRANSPORTS = 6;
const DOCKS = 6;
const SUMS = 19;
const OPENS = 4;

/** How far the next die is the player's to choose rather than chance's: both are done, so something between. */
const CHOICE = 0.45;

/** What a strip is worth to its transport: profit and dock bonus to expect, by load, open cells and free docks. */
export class Loads {
  private readonly worth = new Float32Array((1 << DOCKS) * TRANSPORTS * OPENS * SUMS);

  constructor(private readonly table: MatchConstants) {
    for (let free = 0; free < 1 << DOCKS; free++) {
      for (let transport = 0; transport < TRANSPORTS; transport++) this.fill(free, transport);
    }
  }

  /** `free` has a bit for each free dock. */
  value(free: number, transport: number, open: number, sum: number): number {
    return this.worth[this.at(free, transport, open, sum)];
  }

  private at(free: number, transport: number, open: number, sum: number): number {
    return ((free * TRANSPORTS + transport) * OPENS + open) * SUMS + sum;
  }

  private fill(free: number, transport: number): void {
    for (let sum = 3; sum < SUMS; sum++) {
      this.worth[this.at(free, transport, 0, sum)] = this.profit(transport, sum) + this.bonus(free, sum);
    }
    for (let open = 1; open < OPENS; open++) {
      for (let sum = 0; sum + open * PIPS < SUMS; sum++) {
        this.worth[this.at(free, transport, open, sum)] = this.withOneMore(free, transport, open, sum);
      }
    }
  }

  private withOneMore(free: number, transport: number, open: number, sum: number): number {
    let total = 0;
    let best = 0;
    for (let pips = 1; pips <= PIPS; pips++) {
      const value = this.value(free, transport, open - 1, sum + pips);
      total += value;
      best = Math.max(best, value);
    }
    return CHOICE * best + (1 - CHOICE) * (total / PIPS);
  }

  private profit(transport: number, sum: number): number {
    return holds(this.table.capacity[transport], sum) ? this.table.profit[transport] : 0;
  }

  private bonus(free: number, sum: number): number {
    let best = 0;
    for (let dock = 0; dock < DOCKS; dock++) {
      if ((free >> dock) & 1 && holds(this.table.range[dock], sum)) best = Math.max(best, this.table.bonus[dock]);
    }
    return best;
  }
}

const tables = new WeakMap<MatchConstants, Loads>();

/** Computed once a match. */
export function loadsOf(table: MatchConstants): Loads {
  let loads = tables.get(table);
  if (!loads) tables.set(table, (loads = new Loads(table)));
  return loads;
}
