import type { Event } from '@waybill/kernel';
import { DICE, DIE_CODES, GOLD, KINDS, kindOf, RED, TRIO } from './dice.ts';
import { PORTS, SEATS } from './grid.ts';
import { TRANSPORTS } from './sheet.ts';
import { DOCK, gridFull, hasDeparted, NONE, OVER, type State } from './state.ts';

/** Dice of a kind, wherever they are. */
function diceOf(s: State, kind: number): number {
  let dice = s.available[kind];
  for (let die = 0; die < DIE_CODES; die++) if (kindOf(die) === kind) dice += s.booked[die];
  for (const die of s.grid) if (die !== 0 && kindOf(die) === kind) dice++;
  return dice;
}

/** The transports of a seat that are in play, at ports and at docks. */
function fleet(s: State, seat: number): number[] {
  const docked = Array.from(s.ports.subarray(seat * PORTS, (seat + 1) * PORTS)).filter((one) => one !== NONE);
  const arrived = Array.from(s.docks).filter((taken) => taken !== NONE && Math.floor(taken / TRANSPORTS) === seat);
  return [...docked, ...arrived.map((taken) => taken % TRANSPORTS)].sort((a, b) => a - b);
}

function countDice(s: State): string | null {
  const bonus = s.table.bonusDice ? 1 : 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    const expected = kind === GOLD || kind === RED ? bonus : DICE - 2 * bonus;
    if (diceOf(s, kind) !== expected) return `${diceOf(s, kind)} ${KINDS[kind]} dice instead of ${expected}`;
  }
  const booked = s.booked.reduce((sum, n) => sum + n, 0);
  return booked === s.waiting ? null : `${booked} dice are booked, ${s.waiting} are counted`;
}

function checkFleets(before: State | null, after: State): string | null {
  for (let seat = 0; seat < SEATS; seat++) {
    const now = fleet(after, seat);
    if (new Set(now).size !== now.length) return `seat ${seat} has a transport twice`;
    if (before && before.step !== DOCK && fleet(before, seat).join() !== now.join()) {
      return `seat ${seat} has other transports than before`;
    }
  }
  return null;
}

/** HA-2.9: where the dice decide, the turn of whoever need not give way, and one for each roll that changes who must. */
const SPARED = 1 + DICE / TRIO;

/** HA-3.1, HA-2.9, HA-2.5 as invariants. */
function checkTurn(s: State): string | null {
  const finished = s.turn > 0 && hasDeparted(s, 0) && hasDeparted(s, 1);
  if (finished !== (s.step === OVER)) return 'the match is over exactly when all have departed';
  if (s.step !== OVER && s.turn > 0 && hasDeparted(s, s.seat)) return 'a seat that has departed is to act';
  if (s.quiet > s.table.patience + (s.table.diceDecide ? SPARED : 0)) return `${s.quiet} quiet turns`;
  return gridFull(s) && !s.window ? 'the grid is full and the window shut' : null;
}

function checkScores(before: State, event: Event | null, after: State): string | null {
  for (let seat = 0; seat < SEATS; seat++) {
    const gain = after.scores[seat] - before.scores[seat];
    if (gain < 0) return `seat ${seat} has lost points`;
    if (gain > 0 && !(event?.type === 'depart' && event.by === seat))
      return `seat ${seat} has scored without departing`;
  }
  return null;
}

/** All see which ports are swapped, though not what stood there. */
export const openEvents = { swap: 'HA-4.2' };

/** HA-4.1: the fewer dice there are, the likelier are the gold and the red one. */
export const sameOdds = (s: State, t: State) => s.available.every((dice, kind) => dice === t.available[kind]);

/** A complaint when dice or transports were made or lost, points came from nowhere, or an invariant broke. */
export function audit(before: State | null, event: Event | null, after: State): string | null {
  return (
    countDice(after) ??
    checkFleets(before, after) ??
    checkTurn(after) ??
    (before ? checkScores(before, event, after) : null)
  );
}
