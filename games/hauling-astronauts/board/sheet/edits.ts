import { type Capacity, type Dock, type Sheet, sums, type Transport } from '../../rules/index.ts';
import { t } from './words.ts';

export const LEAST = 3;
export const MOST = 18;
const SHIPS = 6;
const DICE = 3;
const FACES = 6;

/** Six ships and six docks that take anything and pay nothing. */
export function blank(): Sheet {
  const all = { min: LEAST, max: MOST };
  const each = <T>(make: (number: number) => T) => Array.from({ length: SHIPS }, (_, i) => make(i + 1));
  return {
    sheet: 'hauling-astronauts',
    name: t('blank'),
    transports: each((number) => ({ id: `ship-${number}`, name: t('ship', { number }), capacity: all, profit: 0 })),
    docks: each(() => ({ ...all, bonus: 0 })),
  };
}

export function changeShip(sheet: Sheet, at: number, part: Partial<Transport>): Sheet {
  return { ...sheet, transports: sheet.transports.map((old, i) => (i === at ? { ...old, ...part } : old)) };
}

export function changeDock(sheet: Sheet, at: number, part: Partial<Dock>): Sheet {
  return { ...sheet, docks: sheet.docks.map((old, i) => (i === at ? { ...old, ...part } : old)) };
}

export const CAPACITIES = ['range', 'even', 'odd'] as const;
export type CapacityKind = (typeof CAPACITIES)[number];

export const kindOf = (capacity: Capacity): CapacityKind => ('parity' in capacity ? capacity.parity : 'range');

export function capacityOf(kind: CapacityKind): Capacity {
  return kind === 'range' ? { min: LEAST, max: MOST } : { parity: kind };
}

/** Every sum three dice can show, with its probability. */
export const LOADS: readonly { readonly sum: number; readonly chance: number }[] = loads();

function loads() {
  let ways = new Map([[0, 1]]);
  for (let die = 0; die < DICE; die++) {
    const next = new Map<number, number>();
    for (const [sum, n] of ways) {
      for (let face = 1; face <= FACES; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + n);
    }
    ways = next;
  }
  return [...ways].map(([sum, n]) => ({ sum, chance: n / FACES ** DICE })).sort((a, b) => a.sum - b.sum);
}

export const fits = (capacity: Capacity, sum: number): boolean => ((sums(capacity) >> sum) & 1) === 1;

/** The chance that three fair dice are such a load. */
export function chanceOf(capacity: Capacity): number {
  return LOADS.reduce((all, { sum, chance }) => all + (fits(capacity, sum) ? chance : 0), 0);
}
