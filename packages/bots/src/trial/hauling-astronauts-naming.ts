import { rangeText, type Sheet } from '@waybill/rules/hauling-astronauts';
import type { Naming } from './naming.ts';

export const naming: Naming<Sheet> = ({ transports, docks }, { type, field, value }) => {
  if (type === 'dock') return transports.find(({ id }) => id === value)?.name ?? null;
  const dock = type === 'depart' && field === 'dock' ? docks[Number(value)] : undefined;
  return dock ? `${rangeText(dock.min, dock.max)} for ${dock.bonus}` : null;
};
