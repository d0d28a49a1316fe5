import { INCLUDE, REROLL, SELECT, SHIFT, type Specials } from '../../rules/index.ts';

/** The special actions that one event may use together. */
const TOGETHER: readonly Specials[] = [
  REROLL,
  INCLUDE,
  SELECT,
  SHIFT,
  REROLL | INCLUDE,
  SELECT | INCLUDE,
  SHIFT | INCLUDE,
];

/** What a driver can hold at most: free uses in the order of `SPECIALS`, bank, damage left on this circuit. */
export interface Most {
  readonly free: readonly number[];
  readonly bank: number;
  readonly damage: number;
}

/**
 * Every purse a driver can hold, numbered so that paying always leads to a lower number:
 * free uses first, then bank, then damage left, which counts fastest.
 */
export class Purses {
  readonly size: number;
  /** Purses that differ only in bank and damage. */
  readonly perFree: number;
  readonly perBank: number;
  /** By special actions: the purse after paying for them (GP-2.9), `size` where they can't be paid. */
  readonly paid: readonly Int32Array[];
  private readonly perUse: readonly number[];

  constructor(
    readonly most: Most,
    private readonly cost: readonly number[],
  ) {
    this.perBank = most.damage + 1;
    this.perFree = (most.bank + 1) * this.perBank;
    this.perUse = strides(most.free, this.perFree);
    this.size = frees(most.free) * this.perFree;
    const paid: Int32Array[] = [];
    for (const used of TOGETHER) paid[used] = this.payAll(used);
    this.paid = paid;
  }

  at(free: readonly number[], bank: number, damage: number): number {
    let at = bank * this.perBank + damage;
    for (let i = 0; i < free.length; i++) at += free[i] * this.perUse[i];
    return at;
  }

  free(purse: number, special: number): number {
    return Math.floor(purse / this.perUse[special]) % (this.most.free[special] + 1);
  }

  bank(purse: number): number {
    return Math.floor(purse / this.perBank) % (this.most.bank + 1);
  }

  damage(purse: number): number {
    return purse % this.perBank;
  }

  private payAll(used: Specials): Int32Array {
    return Int32Array.from({ length: this.size }, (_, purse) => this.pay(purse, used));
  }

  private pay(purse: number, used: Specials): number {
    let due = 0;
    let left = purse;
    for (let i = 0; i < this.cost.length; i++) {
      if (!((used >>> i) & 1)) continue;
      if (this.free(purse, i) > 0) left -= this.perUse[i];
      else due += this.cost[i];
    }
    const fromBank = Math.min(due, this.bank(purse));
    const fromTrack = due - fromBank;
    return fromTrack > this.damage(purse) ? this.size : left - fromBank * this.perBank - fromTrack;
  }
}

/** How many ways there are to have some of these free uses left. */
export function frees(free: readonly number[]): number {
  return free.reduce((product, uses) => product * (uses + 1), 1);
}

function strides(free: readonly number[], innermost: number): number[] {
  let stride = innermost;
  return free
    .toReversed()
    .map((uses) => {
      const own = stride;
      stride *= uses + 1;
      return own;
    })
    .toReversed();
}
