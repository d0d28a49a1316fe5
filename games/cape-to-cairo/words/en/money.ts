import type { Fact } from '@waybill/kernel';

/** Money below zero has its sign before the dollar. */
export function dollars(amount: Fact | undefined): string {
  const n = Number(amount);
  return n < 0 ? `−$${-n}` : `$${n}`;
}

/** What comes in or goes out. */
export function change(amount: Fact | undefined): string {
  return Number(amount) > 0 ? `+${dollars(amount)}` : dollars(amount);
}
