import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Event } from './event.ts';
import { type ByChance, type BySeat, checkShape, type EventOf, type EventsOf, type Shapes } from './shape.ts';

const shapes = {
  drive: { by: 'seat', fields: { to: 'number' }, optional: { shift: 'true' } },
  roll: [
    { by: 'seat', fields: {} },
    {
      by: 'chance',
      fields: { dice: { listOf: { object: { pips: 'number' }, optional: { kind: { textBut: 'plain' } } } } },
    },
  ],
  pay: { by: 'seat', fields: { with: { choice: ['gold'] } } },
  tiles: { by: 'chance', fields: { tiles: 'texts', ranks: 'numbers' } },
} as const satisfies Shapes;

type Events = EventsOf<typeof shapes>;

describe('the shape of an event', () => {
  it.each([
    [{ by: 0, type: 'drive', to: 3 }],
    [{ by: 1, type: 'drive', to: 1.5, shift: true }],
    [{ by: 0, type: 'roll' }],
    [{ by: 'chance', type: 'roll', dice: [{ pips: 1 }, { pips: 2, kind: 'gold' }] }],
    [{ by: 'chance', type: 'tiles', tiles: ['a'], ranks: [] }],
    [{ by: 0, type: 'pay', with: 'gold' }],
  ])('%j is well formed', (event) => {
    expect(checkShape(shapes, event)).toBeNull();
  });

  it.each([
    [null, 'event', 'object'],
    [[], 'event', 'object'],
    [{ type: 'drive', to: 3 }, 'by', 'missing'],
    [{ by: 0 }, 'type', 'missing'],
    [{ by: 0, type: 'fly' }, 'type', 'unknown'],
    [{ by: 0, type: 'toString' }, 'type', 'unknown'],
    [{ by: 0, type: 7 }, 'type', 'unknown'],
    [{ by: -1, type: 'drive', to: 3 }, 'by', 'type'],
    [{ by: 'chance', type: 'drive', to: 3 }, 'by', 'type'],
    [{ by: 0, type: 'tiles', tiles: [], ranks: [] }, 'by', 'type'],
    [{ by: 0, type: 'drive' }, 'to', 'missing'],
    [{ by: 0, type: 'drive', to: '3' }, 'to', 'type'],
    [{ by: 0, type: 'drive', to: 3, shift: false }, 'shift', 'type'],
    [{ by: 0, type: 'drive', to: 3, constructor: 1 }, 'constructor', 'unknown'],
    [{ by: 'chance', type: 'roll', dice: [{ pips: 1, kind: 'plain' }] }, 'dice[0].kind', 'type'],
    [{ by: 'chance', type: 'roll', dice: [{ pips: 1, size: 2 }] }, 'dice[0].size', 'unknown'],
    [{ by: 'chance', type: 'roll', dice: {} }, 'dice', 'type'],
    [{ by: 0, type: 'pay', with: 'silver' }, 'with', 'type'],
    [{ by: 'chance', type: 'tiles', tiles: [1], ranks: [] }, 'tiles', 'type'],
  ])('%j is malformed at %s', (event, field, code) => {
    expect(checkShape(shapes, event)).toEqual({ field, code });
  });
});

/** Checked by the compiler. */
describe('the types of events', () => {
  it('are those of their fields', () => {
    expectTypeOf<EventOf<Events, 'drive'>>().toEqualTypeOf<{
      readonly by: number;
      readonly type: 'drive';
      readonly to: number;
      readonly shift?: true;
    }>();
    expectTypeOf<EventOf<Events, 'pay'>['with']>().toEqualTypeOf<'gold'>();
    expectTypeOf<EventOf<Events, 'tiles'>['tiles']>().toEqualTypeOf<readonly string[]>();
    expectTypeOf<EventOf<Events, 'tiles'>['ranks']>().toEqualTypeOf<readonly number[]>();
  });

  it('are told apart by who makes them', () => {
    expectTypeOf<BySeat<EventOf<Events, 'roll'>>>().toEqualTypeOf<{ readonly by: number; readonly type: 'roll' }>();
    expectTypeOf<ByChance<EventOf<Events, 'roll'>>['dice']>().toEqualTypeOf<
      readonly { readonly pips: number; readonly kind?: string }[]
    >();
    expectTypeOf<ByChance<Events>['type']>().toEqualTypeOf<'roll' | 'tiles'>();
  });

  it('are events to whoever handles every game alike', () => {
    expectTypeOf<Events>().toExtend<Event>();
    expectTypeOf<ByChance<Event>>().toEqualTypeOf<Event>();
  });
});
