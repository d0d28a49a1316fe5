import type { EventOf, EventsOf, Shapes } from '@waybill/kernel';

/** A plain die has no kind: written out it is malformed. */
const kind = { textBut: 'plain' } as const;

export const shapes = {
  dock: { by: 'seat', fields: { transports: 'texts' } },
  roll: [
    { by: 'seat', fields: {} },
    { by: 'chance', fields: { dice: { listOf: { object: { pips: 'number' }, optional: { kind } } } } },
  ],
  place: { by: 'seat', fields: { pips: 'number', cell: 'text' }, optional: { kind } },
  shift: { by: 'seat', fields: { from: 'text', to: 'text' } },
  swap: { by: 'seat', fields: { ports: 'numbers' } },
  pass: { by: 'seat', fields: {} },
  depart: { by: 'seat', fields: { port: 'number', dock: 'number' }, optional: { gold: 'text', red: 'text' } },
  stay: { by: 'seat', fields: {} },
} as const satisfies Shapes;

export type Events = EventsOf<typeof shapes>;

/** HA-4.2: a departure as a viewer has it names its transport in a hidden match. */
export type SeenDeparture = EventOf<Events, 'depart'> & { readonly transport?: string };

/** As a viewer may know them: transports it may not see are null. */
export type SeenEvents =
  | Exclude<Events, { readonly type: 'dock' | 'depart' }>
  | (Omit<EventOf<Events, 'dock'>, 'transports'> & { readonly transports: readonly (string | null)[] })
  | SeenDeparture;
