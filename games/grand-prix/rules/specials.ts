import { type Refusal, refuse } from '@waybill/kernel';
import type { State } from './state.ts';

/** Some of the special actions: bit i stands for `SPECIALS[i]`. */
export type Specials = number;

export const NONE: Specials = 0;
export const REROLL: Specials = 1;
export const INCLUDE: Specials = 2;
export const SELECT: Specials = 4;
export const SHIFT: Specials = 8;

/** GP-2.9: free uses go first, then each costs its damage; several in one event are paid together. */
export function price(s: State, used: Specials): number {
  const { free, season } = s;
  let sum = 0;
  if (used & REROLL && free[0] === 0) sum += season.cost[0];
  if (used & INCLUDE && free[1] === 0) sum += season.cost[1];
  if (used & SELECT && free[2] === 0) sum += season.cost[2];
  if (used & SHIFT && free[3] === 0) sum += season.cost[3];
  return sum;
}

/** GP-2.9: what there is to pay with; this circuit's track may be filled exactly. */
export function funds(s: State): number {
  return s.bank + s.damage;
}

export function affordable(s: State, used: Specials): boolean {
  return price(s, used) <= funds(s);
}

export function refusePrice(s: State, used: Specials): Refusal | null {
  if (affordable(s, used)) return null;
  return refuse('GP-2.9', 'price', { need: price(s, used), have: funds(s) });
}

/** GP-2.9: earlier circuits pay first. */
export function payment(s: State, due: number): { readonly bank: number; readonly track: number } {
  const bank = Math.min(s.bank, due);
  return { bank, track: due - bank };
}

export function pay(s: State, used: Specials): void {
  if (used === NONE) return;
  const due = price(s, used);
  const fromBank = Math.min(s.bank, due);
  for (let i = 0; used >>> i !== 0; i++) if ((used >>> i) & 1 && s.free[i] > 0) s.free[i]--;
  s.bank -= fromBank;
  s.damage -= due - fromBank;
}
