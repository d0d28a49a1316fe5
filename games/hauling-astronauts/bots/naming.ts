import type { Naming } from '@waybill/bots/trial';
import { rangeText, type Sheet } from '../rules/index.ts';

export const naming: Naming<Sheet> = ({ transports, docks }, { type, field, value }) => {
  if (type === 'dock') return transports.find(({ id }) => id === value)?.name ?? null;
  const dock = type === 'depart' && field === 'dock' ? docks[Number(value)] : undefined;
  return dock ? `${rangeText(dock.min, dock.max)} for ${dock.bonus}` : null;
};
