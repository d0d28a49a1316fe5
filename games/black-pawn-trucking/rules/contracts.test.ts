import { readSetup } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { allSeen, arrange, contract, contracts, drive, flip, loan, mustAccept, tilesInOrder, wait } from './testing.ts';

const few = { 7: 'S', 8: 'S' };

describe('new contracts', () => {
  it('BPT-2.11 may be bought with fewer than four goods on the map, for £4 and £1 a loan', () => {
    const play = arrange({ truck: 22, cash: 20, loans: 3, cargo: 'MMMM', goods: few });
    mustAccept(play, drive(23));
    expect(game.state(play.state)).toMatchObject({ toAct: 0, step: 'contract', turn: 7, cash: 15 });
    mustAccept(play, contract);
    expect(game.state(play.state)).toMatchObject({ toAct: 'chance', cash: 15 - 7, loans: 3 });
    mustAccept(play, contracts('nnnn', 'SMCA'));
    expect(game.state(play.state)).toMatchObject({ turn: 8, toAct: 0, cup: 24 - 4 - 2 - 4 });
  });

  it('BPT-2.11 may be left: the next turn begins', () => {
    const play = arrange({ truck: 22, goods: few });
    mustAccept(play, drive(23), wait);
    expect(game.state(play.state)).toMatchObject({ turn: 8, toAct: 0, step: 'drive', cash: 9 });
  });

  it('BPT-2.11 is offered at most once a turn, however few goods there are', () => {
    const play = arrange({ truck: 22, cash: 40, goods: { 7: 'S' } });
    mustAccept(play, drive(23), contract, contracts('nnnn', 'SMCA'));
    expect(game.state(play.state)).toMatchObject({ step: 'drive', turn: 8 });
    expect(play.accept(contract)).toMatchObject({ clause: 'BPT-2.11', code: 'no-offer' });
  });

  it('BPT-2.11 is not offered with four goods on the map, those just turned over included', () => {
    const play = arrange({ truck: 22, goods: { 7: 'S', 8: 'SSS' } });
    mustAccept(play, drive(23));
    expect(game.state(play.state).step).toBe('drive');
    const after = arrange({ truck: 22, cargo: 'A', goods: { 7: 'S', 8: 'SS' } });
    mustAccept(after, drive(23), flip('2'));
    expect(game.state(after.state).step).toBe('drive');
    const three = arrange({ truck: 22, cargo: 'A', goods: few });
    mustAccept(three, drive(23), flip('2'));
    expect(game.state(three.state).step).toBe('contract');
  });

  it('BPT-2.11 is not offered when the cup is empty', () => {
    const play = arrange({ truck: 22, cargo: 'n', goods: { 7: 'a' }, seen: allSeen });
    mustAccept(play, drive(23));
    expect(game.state(play.state)).toMatchObject({ step: 'drive', turn: 8, cup: 0 });
  });

  it('BPT-2.11 asks before anything else, and refuses an answer that nobody asked for', () => {
    const asked = arrange({ truck: 22, goods: few });
    mustAccept(asked, drive(23));
    for (const event of [drive(22), loan]) expect(asked.accept(event)).toMatchObject({ clause: 'BPT-2.11' });
    const driving = arrange({ truck: 22, goods: few });
    for (const event of [contract, wait]) expect(driving.accept(event)).toMatchObject({ clause: 'BPT-2.11' });
    mustAccept(asked, contract);
    expect(asked.accept(flip('2'))).toMatchObject({ clause: 'BPT-2.11', code: 'due-contracts' });
  });

  it('BPT-2.12 are compulsory with no goods on the map', () => {
    const play = arrange({ truck: 22, cash: 11, loans: 5, goods: { 22: 'M' } });
    mustAccept(play, drive(23));
    expect(game.state(play.state)).toMatchObject({ toAct: 'chance', step: 'contracts', cash: 11 - 2 - 9, loans: 5 });
  });

  it('BPT-2.12 borrows just enough for them, with interest on the loans held before', () => {
    const play = arrange({ truck: 22, cash: 2, loans: 8, cargo: 'M' });
    mustAccept(play, drive(23));
    expect(game.state(play.state)).toMatchObject({ step: 'contracts', cash: 20 - 12, loans: 10 });
    const exact = arrange({ truck: 22, cash: 4, loans: 8, cargo: 'M' });
    mustAccept(exact, drive(23));
    expect(game.state(exact.state)).toMatchObject({ step: 'contracts', cash: 0, loans: 9 });
  });

  it('BPT-2.12 forecloses rather than lend an eleventh time, and takes none of the loans', () => {
    const play = arrange({ truck: 22, cash: 4, loans: 9, cargo: 'M' });
    mustAccept(play, drive(23));
    expect(game.state(play.state)).toMatchObject({ over: true, cash: 2, loans: 9, score: 2 - 90 - 240 });
    expect(game.result(play.state)).toMatchObject({ ending: 'foreclosed', clause: 'BPT-3.2' });
  });

  it('BPT-2.12 asks for nothing when the cup is empty', () => {
    const play = arrange({ truck: 22, cash: 2, loans: 10, cargo: 'n', seen: allSeen });
    mustAccept(play, drive(19));
    expect(game.state(play.state)).toMatchObject({ over: true, score: 6 - 100 });
    expect(game.result(play.state)?.clause).toBe('BPT-3.1');
  });

  it('BPT-2.13 must be affordable from cash; if not, there is no event', () => {
    const [poor, rich] = [5, 6].map((cash) => {
      const play = arrange({ truck: 22, cash, goods: few });
      mustAccept(play, drive(23));
      return game.state(play.state);
    });
    expect(poor).toMatchObject({ step: 'drive', turn: 8, cash: 4, loans: 1 });
    expect(rich).toMatchObject({ step: 'contract', turn: 7, cash: 5 });
  });

  describe('with the option foreclosure: strict', () => {
    const strict = { foreclosure: 'strict' };

    it('BPT-2.12 forecloses on whoever can’t pay a compulsory contract in cash, at any number of loans', () => {
      for (const loans of [0, 1, 9, 10]) {
        const play = arrange({ truck: 22, cash: 2 + 4 + loans - 1, loans, cargo: 'M' }, strict);
        mustAccept(play, drive(23));
        const cash = 3 + loans;
        expect(game.state(play.state)).toMatchObject({ over: true, cash, loans, foreclosed: true });
        expect(game.result(play.state)).toEqual({
          ending: 'foreclosed',
          clause: 'BPT-3.2',
          scores: [cash - 10 * loans - 240],
          winners: [],
        });
      }
    });

    it('BPT-2.12 takes the price from cash that just covers it, and lends nothing by itself', () => {
      const play = arrange({ truck: 22, cash: 2 + 9, loans: 5, cargo: 'M' }, strict);
      mustAccept(play, drive(23));
      expect(game.state(play.state)).toMatchObject({ step: 'contracts', cash: 0, loans: 5 });
    });

    it('BPT-2.12 looks at the cash after the deliveries', () => {
      const play = arrange({ truck: 22, cash: 2, loans: 1, cargo: '4', seen: { S: '4' } }, strict);
      const four = (tilesInOrder.tiles as string[]).indexOf('4A') + 1;
      mustAccept(play, loan, drive(four));
      expect(game.state(play.state)).toMatchObject({ step: 'contracts', loans: 2, delivered: 1 });
    });

    it('BPT-2.12 lets loans be taken before the move', () => {
      const play = arrange({ truck: 22, cash: 2, loans: 8, cargo: 'M' }, strict);
      mustAccept(play, loan, drive(23));
      expect(game.state(play.state)).toMatchObject({ over: true, cash: 10, loans: 9 });
      const saved = arrange({ truck: 22, cash: 2, loans: 8, cargo: 'M' }, strict);
      mustAccept(saved, loan, loan, drive(23));
      expect(game.state(saved.state)).toMatchObject({ step: 'contracts', cash: 20 - 14, loans: 10 });
    });
  });

  it('BPT-2.12 refuses another foreclosure', () => {
    expect(readSetup(game, { options: { foreclosure: 'never' }, seats: ['Ann'] })).toMatchObject({
      clause: 'BPT-2.12',
    });
  });
});
