import { expect, test } from 'vitest';
import { isQuiet, isZone } from './quiet-hours.ts';
import { turnBegan } from './turn.ts';

const at = (time: string) => Date.parse(`2026-07-01T${time}:00Z`);

test('quiet hours go by the clock on the wall, over midnight too, and through summer time', () => {
  const night = { from: '22:00', to: '07:00', zone: 'Europe/Berlin' };
  // Two hours before the clock on the wall.
  const told = ['19:59', '20:00', '23:30', '04:59', '05:00'].map((time) => isQuiet(night, at(time)));
  expect(told).toEqual([false, true, true, true, false]);
  const noon = { from: '12:00', to: '14:00', zone: 'UTC' };
  expect(['11:59', '12:00', '14:00'].map((time) => isQuiet(noon, at(time)))).toEqual([false, true, false]);
  expect(isQuiet({ from: '08:00', to: '08:00', zone: 'UTC' }, at('08:00'))).toBe(false);
  expect([isZone('Europe/Berlin'), isZone('Mars/Dock')]).toEqual([true, false]);
});

test('a turn begins by what somebody else did, whatever is said or rolled after it', () => {
  const play = (by: string | undefined, seat: number | 'chance') =>
    ({ at: 0, ...(by && { by }), type: 'event', event: { by: seat, type: 'x' } }) as const;
  const chat = { at: 0, by: 'ann', type: 'chat', text: 'hi' } as const;
  expect(turnBegan([play('ben', 1), play('ann', 0), play(undefined, 'chance'), chat], 9, 'ben')).toBe(7);
  expect(turnBegan([play('ann', 0), play('ben', 1), play(undefined, 'chance')], 9, 'ben')).toBeNull();
  // A bot's move is nobody's.
  expect(turnBegan([play('ben', 0), play(undefined, 1)], 4, 'ben')).toBe(4);
  expect(turnBegan([], -1, 'ben')).toBeNull();
});
