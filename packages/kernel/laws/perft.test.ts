import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyGame, folderOf, jsonOf } from './folders.ts';
import { countMoves, type Position } from './perft.ts';

describe.each(everyGame)('move trees of %s', (id, game) => {
  const file = join(folderOf(id), 'fixtures/perft.json');
  const positions = existsSync(file) ? (jsonOf(file) as Position[]) : [];

  it('are counted from named positions', () => {
    expect(positions.length, `npm run record ${id} counts them`).toBeGreaterThanOrEqual(3);
  });

  it.each(positions.map((position) => [position.name, position] as const))('%s', (_name, position) => {
    expect(countMoves(game, position, position.counts.length)).toEqual(position.counts);
  });
});
