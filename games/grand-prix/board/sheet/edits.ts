import { type CircuitSheet, type Sheet, SPECIALS } from '../../rules/index.ts';
import { t } from './words.ts';

/** A season on which nothing has been drawn yet, with the gears, the dice and one free use of everything. */
export function blank(): Sheet {
  const specials = Object.fromEntries(SPECIALS.map((special) => [special, { free: 1, cost: 1 }]));
  const usual = { gears: 6, dice: 6, specials: specials as Sheet['specials'] };
  return { sheet: 'grand-prix', name: t('blank'), ...usual, circuits: [] };
}

const FIRST = { stretches: [3, 3, 3, 3], time: 6, damage: 6 } as const;

export function addCircuit(sheet: Sheet): Sheet {
  const name = t('circuit', { number: sheet.circuits.length + 1 });
  return { ...sheet, circuits: [...sheet.circuits, { name, ...FIRST }] };
}

export function copyCircuit(sheet: Sheet, at: number): Sheet {
  const copy = { ...sheet.circuits[at], name: t('circuit', { number: sheet.circuits.length + 1 }) };
  return { ...sheet, circuits: sheet.circuits.toSpliced(at + 1, 0, copy) };
}

export function removeCircuit(sheet: Sheet, at: number): Sheet {
  return { ...sheet, circuits: sheet.circuits.toSpliced(at, 1) };
}

export function moveCircuit(sheet: Sheet, at: number, to: number): Sheet {
  return { ...sheet, circuits: sheet.circuits.toSpliced(at, 1).toSpliced(to, 0, sheet.circuits[at]) };
}

export function changeCircuit(sheet: Sheet, at: number, part: Partial<CircuitSheet>): Sheet {
  return { ...sheet, circuits: sheet.circuits.map((old, i) => (i === at ? { ...old, ...part } : old)) };
}

type Stretches = CircuitSheet['stretches'];

/** The start and the end of a circuit may be empty; a section has a space to land on. */
export const least = (stretches: Stretches, at: number): number => (isOpen(stretches, at) ? 0 : 1);

export const isOpen = (stretches: Stretches, at: number): boolean => at === 0 || at === stretches.length - 1;

export const flagOf = (stretches: Stretches): number => stretches.reduce((sum, spaces) => sum + spaces, 1);

export function insertStretch(stretches: Stretches, after: number): Stretches {
  const at = Math.min(after + 1, stretches.length - 1);
  return stretches.toSpliced(at, 0, 3);
}

/** Only sections can be taken away: the start and the end stay. */
export function removeStretch(stretches: Stretches, at: number): Stretches {
  return isOpen(stretches, at) ? stretches : stretches.toSpliced(at, 1);
}

/** The stretch that a space lies in. */
export function stretchAt(stretches: Stretches, space: number): number {
  let last = 0;
  return stretches.findIndex((spaces) => space <= (last += spaces));
}

/** The spaces of a stretch. */
export function spacesOf(stretches: Stretches, at: number): number[] {
  const before = stretches.slice(0, at).reduce((sum, spaces) => sum + spaces, 0);
  return Array.from({ length: Math.min(stretches[at], 100) }, (_, i) => before + i + 1);
}
