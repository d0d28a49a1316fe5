import { Sfc32 } from '@waybill/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomMatch } from '../../../packages/kernel/laws/random-match.ts';
import { game } from './index.ts';
import { arrange, contracts, drive, loan, mustAccept, script, setUp, start, tilesInOrder } from './testing.ts';

/** Four goods lie far away from London and Dover. */
const parked = [tilesInOrder, contracts('nnnn', 'SMCA'), start(22)];

describe('loans', () => {
  it('BPT-2.1 brings £10 each, any number before a move', () => {
    const play = script([...parked, loan, loan, loan], { start: 'choose' });
    expect(game.state(play.state)).toMatchObject({ turn: 1, cash: 40, loans: 4, toAct: 0 });
  });

  it('BPT-2.1 allows ten loans at most', () => {
    const play = script([...parked, ...Array.from({ length: 9 }, () => loan)], { start: 'choose' });
    expect(game.state(play.state)).toMatchObject({ cash: 100, loans: 10 });
    expect(play.accept(loan)).toMatchObject({ clause: 'BPT-2.1', code: 'loans' });
  });

  it('BPT-2.2 never takes a loan back', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        let owed = 1;
        randomMatch(game, setUp(), new Sfc32(seed), ({ state }) => {
          expect(state.loans).toBeGreaterThanOrEqual(owed);
          owed = state.loans;
        });
      }),
      { numRuns: 30 },
    );
  });

  it('BPT-2.7 refuses a move that the cash does not cover, and lets the player borrow first', () => {
    const play = arrange({ truck: 24, cash: 3, cargo: 'AA' });
    const refusal = play.accept(drive(22));
    expect(refusal).toEqual({ clause: 'BPT-2.7', code: 'cost', facts: { city: 'London', need: 2 + 2, have: 3 } });
    mustAccept(play, loan, drive(22));
    expect(play.state.cash).toBe(13 - 4 + 3 + 3);
  });

  it('BPT-2.7 forecloses when a turn begins with ten loans and no affordable move', () => {
    const play = script([...parked, loan, loan, loan, loan, loan], { start: 'choose', loans: 5 });
    for (let pounds = 60; pounds > 0; pounds--) mustAccept(play, drive(pounds % 2 === 0 ? 23 : 22));
    expect(game.state(play.state)).toMatchObject({ turn: 61, cash: 0, loans: 10, over: true, toAct: null });
  });

  it('BPT-2.7 waits while a loan can still be taken', () => {
    const play = arrange({ truck: 22, cash: 1, loans: 9, goods: { 7: 'SSSS' } });
    mustAccept(play, drive(23));
    expect(game.state(play.state)).toMatchObject({ cash: 0, loans: 9, toAct: 0, over: false });
    expect(play.accept(drive(22))).toMatchObject({ clause: 'BPT-2.7', facts: { need: 1, have: 0 } });
    expect(play.accept(loan)).toBeNull();
  });

  it('BPT-2.7 looks again after each loan', () => {
    const cargo = 'SSSSSMMMMM';
    const goods = { 7: 'A', 8: 'A', 9: 'A', 10: 'A' };
    const lost = arrange({ truck: 22, cash: 0, loans: 9, cargo, goods });
    mustAccept(lost, loan);
    expect(game.state(lost.state)).toMatchObject({ over: true, cash: 10, loans: 10 });
    const saved = arrange({ truck: 22, cash: 1, loans: 9, cargo, goods });
    mustAccept(saved, loan);
    expect(game.state(saved.state)).toMatchObject({ over: false, toAct: 0 });
  });

  it('BPT-2.7 counts the goods still to be loaded, and loads none of them', () => {
    const goods = { 7: 'A', 8: 'A', 9: 'A', 23: 'A' };
    const [lost, saved] = [4, 5].map((cash) => {
      const play = arrange({ truck: 22, cash, loans: 10, cargo: 'S', goods });
      mustAccept(play, drive(23));
      return game.state(play.state);
    });
    expect(lost).toMatchObject({ over: true, turn: 8, cash: 2, cargo: ['S'], goods: { 23: ['A'] } });
    expect(saved).toMatchObject({ over: false, turn: 8, cash: 3 });
  });
});
