import type { EventsOf, Shapes } from '@waybill/kernel';
import { dealingShapes } from '@waybill/kernel/piecepack';
import { SUITS_C2C } from './state.ts';

export const shapes = {
  ...dealingShapes(SUITS_C2C),
  first: { by: 'chance', fields: { seat: 'number' } },
  bid: { by: 'seat', fields: { amount: 'number' } },
  pass: { by: 'seat', fields: {} },
  place: { by: 'seat', fields: { city: 'number' } },
  load: { by: 'seat', fields: { good: 'text' } },
  drive: { by: 'seat', fields: { to: 'number' } },
} as const satisfies Shapes;

export type Events = EventsOf<typeof shapes>;
