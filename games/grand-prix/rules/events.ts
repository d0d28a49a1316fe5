import type { EventsOf, Shapes } from '@waybill/kernel';

export const shapes = {
  gear: { by: 'seat', fields: { gear: 'number' }, optional: { shift: 'true', include: 'true' } },
  roll: { by: 'chance', fields: { dice: 'numbers' } },
  reroll: { by: 'seat', fields: {}, optional: { include: 'true' } },
  select: { by: 'seat', fields: { dice: 'numbers' }, optional: { include: 'true' } },
  drive: { by: 'seat', fields: {} },
} as const satisfies Shapes;

export type Events = EventsOf<typeof shapes>;
