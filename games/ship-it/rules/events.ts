import type { EventOf, EventsOf, Shapes } from '@waybill/kernel';

export const shapes = {
  cities: { by: 'chance', fields: { tiles: { listOf: { object: { tile: 'text', tick: 'text' } } } } },
  freight: { by: 'chance', fields: { ranks: 'texts' } },
  link: [
    { by: 'seat', fields: {} },
    { by: 'chance', fields: { domino: 'numbers' } },
  ],
  lift: { by: 'seat', fields: { at: 'text' } },
  build: { by: 'seat', fields: { domino: 'numbers', squares: 'texts' } },
  official: { by: 'seat', fields: { to: 'text' } },
  pipstop: { by: 'seat', fields: { value: 'number' } },
  haul: { by: 'seat', fields: { load: 'text', to: 'text' }, optional: { warehouse: 'true' } },
  chip: { by: 'seat', fields: { load: 'text' } },
  scatter: { by: 'chance', fields: { loads: 'texts' } },
  done: { by: 'seat', fields: {} },
} as const satisfies Shapes;

export type Events = EventsOf<typeof shapes>;

/** As a viewer may know them: what it has not been shown is null. */
export type SeenEvents =
  | Exclude<Events, { readonly type: 'freight' | 'scatter' }>
  | (Omit<EventOf<Events, 'freight'>, 'ranks'> & { readonly ranks: readonly (string | null)[] })
  | (Omit<EventOf<Events, 'scatter'>, 'loads'> & {
      readonly loads: readonly (string | null)[];
      readonly suits?: readonly string[];
    });
