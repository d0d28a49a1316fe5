import type { EventsOf, Shapes } from '@waybill/kernel';

export const shapes = {
  slips: { by: 'chance', fields: { slips: 'numbers' } },
  roll: { by: 'chance', fields: { dice: 'numbers' } },
  load: { by: 'seat', fields: { die: 'number' } },
  close: { by: 'seat', fields: {} },
} as const satisfies Shapes;

export type Events = EventsOf<typeof shapes>;
