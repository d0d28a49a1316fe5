import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { lookAtTurn } from './playback.ts';
import type { TableScreen } from './screen.ts';

/** Who decided each event, and where `lookAtTurn` goes from a moment. */
function turnFrom(by: readonly (number | 'chance')[], at: number, way: 1 | -1): number | null | undefined {
  const lines = by.map((seat, index) => ({ index, event: { by: seat, type: 'x' }, sentence: { key: '', facts: {} } }));
  let sought: number | null | undefined;
  const lookAt = (index: number | null) => (sought = index);
  lookAtTurn({ table: { lines: signal(lines) }, lookAt } as unknown as TableScreen, at, way);
  return sought;
}

it('goes back from every moment, also while the board has not caught up with the match', () => {
  const by = ['chance', 0, 0, 'chance', 1, 1, 0, 'chance', 1] as const;
  for (let at = 1; at <= by.length; at++) expect(turnFrom(by, at, -1)).toBeLessThan(at);
  expect(turnFrom(by, 6, -1)).toBe(4);
});

it('goes on to the next turn, and from the last one to now', () => {
  const by = [0, 0, 1, 1, 0] as const;
  expect(turnFrom(by, 0, 1)).toBe(2);
  expect(turnFrom(by, 2, 1)).toBe(4);
  expect(turnFrom(by, 4, 1)).toBeNull();
});
