import { stored } from '@waybill/web/storage/settings.ts';
import type { CircuitSheet, Sheet } from '../rules/index.ts';

/** The best places driven on this device; low is good. */
const bests = stored<Readonly<Record<string, number>>>('grand-prix.bests', {});

/** A circuit that has been changed is another one. */
const circuitKey = ({ name, stretches, time, damage }: CircuitSheet) => [name, ...stretches, time, damage].join(' ');
const seasonKey = ({ circuits }: Sheet) => circuits.map(circuitKey).join('; ');

export const bestOn = (circuit: CircuitSheet): number | undefined => bests.value[circuitKey(circuit)];
export const bestSeason = (sheet: Sheet): number | undefined => bests.value[seasonKey(sheet)];

export function keepCircuit(circuit: CircuitSheet, place: number): void {
  keep(circuitKey(circuit), place);
}

export function keepSeason(sheet: Sheet, score: number): void {
  keep(seasonKey(sheet), score);
}

function keep(key: string, place: number): void {
  const best = bests.value[key];
  if (best === undefined || place < best) bests.value = { ...bests.value, [key]: place };
}
