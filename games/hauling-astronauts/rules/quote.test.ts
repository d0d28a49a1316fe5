import { describe, expect, it } from 'vitest';
import type { SeenDeparture } from './events.ts';
import { quoteDeparture } from './index.ts';
import { docked, full } from './testing.ts';

const leaves = (more: Omit<SeenDeparture, 'by' | 'type'>): SeenDeparture => ({ by: 0, type: 'depart', ...more });

describe('a quote for a departure', () => {
  it('gives profit and bonus apart', () => {
    const { state } = full([1, 1, 1, 2, 2, 2, 6, 6, 1]);
    expect(quoteDeparture(state, leaves({ port: 0, dock: 0 }))).toEqual({ transport: 0, sum: 3, profit: 5, bonus: 5 });
    expect(quoteDeparture(state, leaves({ port: 2, dock: 3 }))).toMatchObject({ sum: 13, profit: 4, bonus: 2 });
  });

  it('counts what gold and red do to the part named', () => {
    const { state } = full(['1g', '1r', 1, 2, 2, 2, 5, 5, 5], docked({ bonusDice: true }));
    const event = leaves({ port: 0, dock: 0, gold: 'profit', red: 'bonus' });
    expect(quoteDeparture(state, event)).toMatchObject({ profit: 10, bonus: 2 });
  });

  it('believes an event that names its transport', () => {
    const { state } = full([1, 1, 1, 2, 2, 2, 5, 5, 5], docked({ hidden: true }));
    const event = leaves({ port: 0, dock: 0, transport: 'odd' });
    expect(quoteDeparture(state, event)).toMatchObject({ transport: 5, profit: 4 });
  });
});
