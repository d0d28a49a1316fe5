import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { arrange, contracts, drive, script, tilesInOrder } from './testing.ts';

describe('the state as JSON', () => {
  it('has everything from the start', () => {
    expect(game.state(script([]).state)).toEqual({
      turn: 0,
      toAct: 'chance',
      step: 'tiles',
      truck: null,
      cash: 10,
      loans: 1,
      cargo: [],
      goods: {},
      cup: 24,
      delivered: 0,
      over: false,
      coins: { S: 6, M: 6, C: 6, A: 6 },
      seen: { S: [], M: [], C: [], A: [] },
    });
  });

  it('sorts codes by suit in die order, then by rank, and leaves out empty cities', () => {
    const seen = { S: 'na2', M: '5' };
    const play = arrange({ truck: 14, cargo: 'n', goods: { 14: 'A5CaMS', 16: '2' }, seen });
    mustBe(play, 14, ['S', 'M', 'C', 'A', 'a', '5']);
    play.accept(drive(12));
    expect(game.state(play.state).cargo).toEqual(['S', 'C', 'A', 'n', 'a']);
    expect(game.state(play.state).goods).toEqual({ 16: ['2'] });
  });

  it('is the same for everybody: nothing is hidden', () => {
    const { state } = script([tilesInOrder, contracts('nnnn', 'SMCA')]);
    expect(game.view(state, 'watcher')).toEqual(game.state(state));
    expect(game.hide(state, drive(3), 'watcher', state)).toEqual(drive(3));
  });
});

function mustBe(play: ReturnType<typeof arrange>, city: number, codes: string[]): void {
  expect((game.state(play.state).goods as Record<string, string[]>)[city]).toEqual(codes);
}
