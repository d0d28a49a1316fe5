import type { Seat } from '@waybill/kernel';
import { DIE_CODES, PIPS, pipsOf } from './dice.ts';
import { type MatchConstants, NONE, portOf, type State } from './state.ts';
import { openCells, stripSum } from './strip.ts';

/** What the open cells of a strip must still add up to so that its transport scores its profit. */
export function stripNeeds(s: State, seat: Seat, port: number): number[] {
  const transport = portOf(s, seat, port);
  const open = openCells(s, seat, port);
  const sum = stripSum(s, seat, port);
  const needs: number[] = [];
  if (transport === NONE) return needs;
  for (let more = open; more <= open * PIPS; more++) {
    if (((s.table.capacity[transport] >> (sum + more)) & 1) === 1) needs.push(more);
  }
  return needs;
}

/** The probability that a load of `sum` is within capacity once `unknown` fair dice have come to it. */
export function fitChance(table: MatchConstants, transport: number, sum: number, unknown: number): number {
  if (unknown === 0) return (table.capacity[transport] >> sum) & 1;
  let total = 0;
  for (let pips = 1; pips <= PIPS; pips++) total += fitChance(table, transport, sum + pips, unknown - 1);
  return total / PIPS;
}

/** The probability that a strip meets its transport's capacity if every open cell gets a fair die. */
export function stripChance(s: State, seat: Seat, port: number): number {
  const transport = portOf(s, seat, port);
  if (transport === NONE) return 0;
  return fitChance(s.table, transport, stripSum(s, seat, port), openCells(s, seat, port));
}

/** The sums that booked dice alone can bring a strip to, one bit each; 0 while too few are booked. */
export function bookedReach(s: State, seat: Seat, port: number): number {
  return reach(s.booked.slice(), 1, stripSum(s, seat, port), openCells(s, seat, port));
}

function reach(booked: Uint8Array, from: number, sum: number, open: number): number {
  if (open === 0) return 1 << sum;
  let sums = 0;
  for (let die = from; die < DIE_CODES; die++) {
    if (booked[die] === 0) continue;
    booked[die]--;
    sums |= reach(booked, die, sum + pipsOf(die), open - 1);
    booked[die]++;
  }
  return sums;
}
