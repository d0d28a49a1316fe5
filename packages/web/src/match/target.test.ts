import { signal } from '@preact/signals';
import type { Event } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../games/board.ts';
import type { TableScreen } from './screen.ts';
import { targetOf } from './target.ts';

const EVENT: Event = { by: 0, type: 'depart', ship: 1 };

/** A ship is there at a moment, or has left. */
const momentWith = (ships: readonly number[]): Moment => ({ state: { ships }, moves: [EVENT] }) as unknown as Moment;

/** As much of a screen as a target asks; it cannot speak of a ship that has left. */
function screenAt(first: Moment, legal = true) {
  const moment = signal(first);
  const played: Event[] = [];
  const looked: (Event | null)[] = [];
  const nameMove = ({ state }: Moment, { ship }: Event) => {
    const { ships } = state as { ships: readonly number[] };
    if (!ships.includes(ship as number)) throw new Error(`ship ${String(ship)} has left`);
    return 'depart';
  };
  const screen = {
    moment,
    live: signal(true),
    nameMove,
    isLegal: () => legal,
    isPreviewed: () => false,
    isPinned: () => false,
    sameTarget: (_key: string, _state: string, make: () => unknown) => make(),
    pin: (event: Event | null) => void looked.push(event),
    play: async (event: Event) => void played.push(event),
    armed: true,
  };
  return { moment, played, looked, screen: screen as unknown as TableScreen };
}

const click = { stopPropagation: () => undefined, detail: 1 } as unknown as MouseEvent;

describe('the target of a move', () => {
  it('plays the move of the moment on the screen', () => {
    const now = momentWith([1]);
    const { screen, played } = screenAt(now);
    const target = targetOf(screen, now, EVENT);
    expect(target).toMatchObject({ 'data-state': 'open', 'aria-label': 'depart', tabindex: 0 });
    target.onClick(click);
    expect(played).toEqual([EVENT]);
  });

  it('is looked at with the focus, and puts away what was looked at before where it can’t be played', () => {
    const now = momentWith([1]);
    for (const legal of [true, false]) {
      const { screen, looked } = screenAt(now, legal);
      targetOf(screen, now, EVENT).onFocus();
      expect(looked).toEqual([legal ? EVENT : null]);
    }
  });

  it('belongs to the moment a part is drawn with: one drawn late with an old one can be read, and plays nothing', () => {
    const old = momentWith([1]);
    const { screen, moment, played } = screenAt(old);
    moment.value = momentWith([]);
    const target = targetOf(screen, old, EVENT);
    expect(target).toMatchObject({ 'data-state': 'idle', 'aria-label': 'depart', tabindex: -1, 'aria-disabled': true });
    target.onClick(click);
    expect(played).toEqual([]);
  });
});
