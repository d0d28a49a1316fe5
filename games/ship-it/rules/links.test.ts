import { describe, expect, it } from 'vitest';
import { game as shipIt } from './index.ts';
import { accept, arrange, clause, link, opening, refusal, shown } from './testing.ts';
import type { DominoView } from './view-types.ts';

const build = (domino: number[], ...squares: string[]) => ({ type: 'build', domino, squares });

/** All 28 dominoes on the table: 27 in rows at the lower right, and the 0-0 at the place under test. */
function poolEmpty(zero: DominoView): ReturnType<typeof opening> {
  const others: DominoView[] = [];
  for (let low = 0; low <= 6; low++) {
    for (let high = low; high <= 6; high++) {
      if (low + high === 0) continue;
      const n = others.length;
      const [x, y] = n < 24 ? [13 + 2 * (n % 3), 12 + Math.floor(n / 3)] : [0, n - 22];
      others.push({ domino: [low, high], squares: [`${x},${y}`, `${x + 1},${y}`] });
    }
  }
  return arrange(opening(), { dominoes: [zero, ...others] });
}

const zeroAt = (...squares: [string, string]): DominoView => ({ domino: [0, 0], squares });

describe('action points and phases', () => {
  it('SI-2.1: a turn has 8 points and one more for each chip', () => {
    expect(shown(opening()).points).toBe(8);
    const play = arrange(opening(), { turn: 'M', chipCoins: { S: ['5S', '4S'], C: [], A: [], M: [] }, freight: {} });
    expect(shown(accept(play, { type: 'done' })).points).toBe(10);
  });

  it('SI-2.1: an event of a later phase closes the earlier ones', () => {
    const played = accept(opening(), { type: 'official', to: 'nC' });
    expect(clause(played, { type: 'link' })).toBe('SI-2.1');
    expect(clause(played, build([0, 1], '1,2', '1,3'))).toBe('SI-2.1');
    accept(played, { type: 'pipstop', value: 0 });
    expect(clause(played, { type: 'official', to: 'nS' })).toBe('SI-2.1');
    expect(clause(played, { type: 'lift', at: '1,2' })).toBe('SI-2.1');
    const built = accept(opening(), ...link([0, 1]), build([0, 1], '1,2', '1,3'));
    expect(shown(built).phase).toBe('building');
    expect(clause(built, { type: 'link' })).toBe('SI-2.1');
  });

  it('SI-2.1: what can’t be paid for is refused', () => {
    const play = arrange(opening(), { points: 1 });
    expect(refusal(play, { type: 'pipstop', value: 2 })).toMatchObject({
      clause: 'SI-2.1',
      facts: { need: 2, have: 1 },
    });
    expect(clause(play, { type: 'official', to: 'nA' })).toBe('SI-2.1');
    const broke = arrange(opening(), { points: 0, pipstop: 0, phase: 'freight' });
    expect(clause(broke, { type: 'haul', load: 'f1', to: 'nC' })).toBe('SI-2.1');
    expect(clause(arrange(opening(), { points: 0 }), { type: 'link' })).toBe('SI-2.1');
  });
});

describe('links', () => {
  it('SI-2.2: a link costs a point, is seen, and must be built this turn', () => {
    const play = accept(opening(), ...link([6, 2]));
    expect(shown(play)).toMatchObject({ points: 7, pool: 27, links: [[2, 6]], phase: 'links' });
    for (const event of [{ type: 'done' }, { type: 'official', to: 'nC' }, { type: 'pipstop', value: 0 }]) {
      expect(clause(play, event)).toBe('SI-2.2');
    }
    accept(play, ...link([0, 0]));
    expect(shown(play).links).toEqual([
      [0, 0],
      [2, 6],
    ]);
  });

  it('SI-2.2: a domino that is not in the pool can’t be turned over', () => {
    const play = accept(opening(), ...link([6, 2]), { type: 'link' });
    for (const domino of [[2, 6], [0, 7], [1], [1, 2, 3]]) {
      expect(clause(play, { by: 'chance', type: 'link', domino })).toBe('SI-2.2');
    }
    expect(clause(poolEmpty(zeroAt('0,8', '1,8')), { type: 'link' })).toBe('SI-2.2');
  });

  it('SI-2.3: only with an empty pool, once a turn, a domino may be taken up', () => {
    const early = accept(opening(), ...link([0, 1]), build([0, 1], '1,2', '1,3'), { type: 'done' });
    expect(clause(early, { type: 'lift', at: '1,2' })).toBe('SI-2.3');
    const play = accept(poolEmpty(zeroAt('0,8', '1,8')), { type: 'lift', at: '1,8' });
    expect(shown(play)).toMatchObject({ points: 7, links: [[0, 0]], pool: 0 });
    expect(clause(play, { type: 'lift', at: '13,19' })).toBe('SI-2.3');
    expect(clause(poolEmpty(zeroAt('0,8', '1,8')), { type: 'lift', at: '0,12' })).toBe('SI-2.3');
  });

  it('SI-2.3: also in the turn that emptied the pool', () => {
    const full = poolEmpty(zeroAt('0,8', '1,8'));
    const play = arrange(full, { dominoes: shown(full).dominoes.slice(1) });
    accept(play, ...link([0, 0]), { type: 'lift', at: '0,2' });
    expect(shown(play).links).toHaveLength(2);
  });

  it('SI-2.3: it must slide off the table in a straight line, over free squares only', () => {
    // In the empty quarter of the first city: tiles above, right and below, and a domino at 0,4 on one of its two rows.
    const stuck = poolEmpty(zeroAt('3,4', '3,5'));
    expect(clause(stuck, { type: 'lift', at: '3,5' })).toBe('SI-2.3');
    // The row below is free to the left, along the domino.
    accept(poolEmpty(zeroAt('2,5', '3,5')), { type: 'lift', at: '3,5' });
    // Across, both of its squares have to be free all the way.
    accept(poolEmpty(zeroAt('3,5', '3,6')), { type: 'lift', at: '3,6' });
  });

  it('SI-2.3: it may hold no piece', () => {
    const freight = arrange(poolEmpty(zeroAt('0,8', '1,8')), { freight: { f1: { space: '1,8' } } });
    expect(clause(freight, { type: 'lift', at: '0,8' })).toBe('SI-2.3');
    const official = arrange(poolEmpty(zeroAt('0,8', '1,8')), { officials: { S: '0,8', C: 'nC', A: 'nA', M: 'nM' } });
    expect(clause(official, { type: 'lift', at: '1,8' })).toBe('SI-2.3');
  });

  it('SI-2.3: it may not go back on the same two squares, either way round', () => {
    const play = accept(poolEmpty(zeroAt('0,8', '1,8')), { type: 'lift', at: '0,8' });
    expect(clause(play, build([0, 0], '0,8', '1,8'))).toBe('SI-2.3');
    expect(clause(play, build([0, 0], '1,8', '0,8'))).toBe('SI-2.3');
    accept(play, build([0, 0], '1,8', '1,9'), { type: 'done' });
    expect(shipIt.next(play.state)).toBe(1);
  });
});
