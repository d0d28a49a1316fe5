import type { EventsOf, Shapes } from '@waybill/kernel';
import { dealingShapes } from '@waybill/kernel/piecepack';
import { SUIT_CODES } from './sheet.ts';

export const shapes = {
  ...dealingShapes(SUIT_CODES),
  start: { by: 'seat', fields: { city: 'number' } },
  loan: { by: 'seat', fields: {} },
  drive: { by: 'seat', fields: { to: 'number' } },
  contract: { by: 'seat', fields: {} },
  wait: { by: 'seat', fields: {} },
} as const satisfies Shapes;

export type Events = EventsOf<typeof shapes>;
