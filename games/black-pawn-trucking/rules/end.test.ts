import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { allSeen, arrange, drive, loan, mustAccept, tilesInOrder } from './testing.ts';

/** One finished null left, and Nottingham wants it: it costs £2 to bring and pays £6. */
const lastDrive = (cash: number, loans: number) => {
  const play = arrange({ truck: 18, cash, loans, cargo: 'n', seen: allSeen });
  mustAccept(play, drive(19));
  return play;
};

describe('the end', () => {
  it('BPT-3.1 ends when the last finished product has been delivered; £0 is a win', () => {
    const { state } = lastDrive(16, 2);
    expect(game.result(state)).toEqual({ ending: 'win', clause: 'BPT-3.1', scores: [0], winners: [0] });
    expect(game.state(state)).toMatchObject({ turn: 7, over: true, toAct: null, score: 0, delivered: 24, loans: 2 });
  });

  it('BPT-3.1 calls a negative score a partial victory', () => {
    const { state } = lastDrive(15, 2);
    expect(game.result(state)).toEqual({ ending: 'partial', clause: 'BPT-3.1', scores: [-1], winners: [] });
  });

  it('BPT-3.1 refuses whatever comes after', () => {
    const play = lastDrive(16, 2);
    for (const event of [drive(3), loan, tilesInOrder]) {
      expect(play.accept(event)).toMatchObject({ clause: 'BPT-3.1', code: 'over' });
    }
  });

  it('BPT-3.1 does not end while a coin is still to come', () => {
    const play = arrange({ truck: 18, cargo: 'n', goods: { 1: 'S' }, seen: { ...allSeen, S: 'na234' } });
    mustAccept(play, drive(19));
    expect(game.result(play.state)).toBeNull();
    expect(game.state(play.state)).not.toHaveProperty('score');
  });

  it('BPT-3.2 scores a foreclosure: cash, less £10 a loan and £10 a coin not delivered', () => {
    const play = arrange({ truck: 22, cash: 3, loans: 10, cargo: 'M', goods: { 23: 'M' }, seen: { S: 'na2' } });
    mustAccept(play, drive(23));
    expect(game.result(play.state)).toEqual({
      ending: 'foreclosed',
      clause: 'BPT-3.2',
      scores: [1 - 100 - 10 * 21],
      winners: [],
    });
    expect(game.state(play.state)).toMatchObject({ score: -309, turn: 8 });
    expect(play.accept(drive(22))).toMatchObject({ clause: 'BPT-3.2', code: 'over' });
  });
});
