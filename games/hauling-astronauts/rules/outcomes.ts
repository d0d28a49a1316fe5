import type { ByChance } from '@waybill/kernel';
import { type Die, dieJson, dieOf, GOLD, PIPS, PLAIN, RED, TRIO } from './dice.ts';
import type { Events } from './events.ts';
import { availableDice, type State } from './state.ts';

/** More than this are too many to list: gold and red both among more than three dice. */
const MANY = 300;

/** Every roll, dice in no order, with its probability. */
export function outcomes(s: State): [ByChance<Events>, number][] | null {
  const list: [ByChance<Events>, number][] = [];
  const hands = handOdds(availableDice(s));
  for (const gold of upTo(s.available[GOLD])) {
    for (const red of upTo(s.available[RED])) {
      const plain = TRIO - gold - red;
      const ways = choose(s.available[PLAIN], plain);
      if (ways > 0) addRolls(list, gold, red, plain, ways * hands);
    }
  }
  return list.length > MANY ? null : list;
}

/** The probability of any one trio of this many dice. */
function handOdds(dice: number): number {
  return 1 / choose(dice, TRIO);
}

function addRolls(list: [ByChance<Events>, number][], gold: number, red: number, plain: number, odds: number): void {
  for (const golds of multisets(gold, 1, GOLD)) {
    for (const reds of multisets(red, 1, RED)) {
      for (const plains of multisets(plain, 1, PLAIN)) {
        const dice = [...plains, ...golds, ...reds].map(dieJson);
        list.push([{ by: 'chance', type: 'roll', dice }, (odds * orders(plains)) / PIPS ** TRIO]);
      }
    }
  }
}

/** Every way `size` like dice can fall, lowest first, from `least` pips on. */
function multisets(size: number, least: number, kind: number): Die[][] {
  if (size === 0) return [[]];
  const list: Die[][] = [];
  for (let pips = least; pips <= PIPS; pips++) {
    for (const rest of multisets(size - 1, pips, kind)) list.push([dieOf(pips, kind), ...rest]);
  }
  return list;
}

/** In how many orders like dice can fall so. */
function orders(dice: readonly Die[]): number {
  const repeats = [...new Set(dice)].map((die) => factorial(dice.filter((other) => other === die).length));
  return repeats.reduce((ways, repeat) => ways / repeat, factorial(dice.length));
}

function upTo(n: number): number[] {
  return Array.from({ length: n + 1 }, (_, i) => i);
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

function choose(n: number, k: number): number {
  return k > n ? 0 : factorial(n) / (factorial(k) * factorial(n - k));
}
