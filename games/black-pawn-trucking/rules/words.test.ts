import { explain, isRefusal, judge, speak } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { type Events, game, type State } from './index.ts';
import {
  allSeen,
  arrange,
  contract,
  contracts,
  drive,
  flip,
  loan,
  mustAccept,
  script,
  tilesInOrder,
} from './testing.ts';

const say = (s: State, event: Events) => speak(game.words, game.say(s, event), ['Ann']);
const ask = (s: State) => speak(game.words, game.ask(s), ['Ann']);

describe('words', () => {
  it('tell a drive with its cost in parts and what it delivers', () => {
    const { state } = arrange({ truck: 18, cargo: 'SS', cash: 20, goods: { 6: 'M' } });
    expect(say(state, drive(5))).toBe(
      'Ann drives to Cork by way of Cardiff and Waterford for £8 (£3 fuel + £2 for goods + £2 ferry + £1 breach of contract). ' +
        'Delivers 2 × raw Suns for £8.',
    );
    expect(say(arrange({ truck: 22, goods: { 7: 'S' } }).state, drive(23))).toBe('Ann drives to Dover for £1.');
  });

  it('tell what follows by itself', () => {
    const forced = arrange({ truck: 22, cash: 2, loans: 8, cargo: 'M' });
    expect(say(forced.state, drive(23))).toContain('new contracts are bought for £12, with 2 loans from the bank.');
    const last = arrange({ truck: 18, cash: 16, cargo: 'n', seen: allSeen });
    expect(say(last.state, drive(19))).toContain('the year ends £10 in the black');
    const lost = arrange({ truck: 22, cash: 4, loans: 9, cargo: 'M' });
    expect(say(lost.state, drive(23))).toContain('The bank forecloses: −£328 all told.');
  });

  it('tell dice, coins and contracts', () => {
    const play = script([tilesInOrder]);
    expect(say(play.state, contracts('nnnn', 'SMCA'))).toBe(
      'New contracts: raw Suns in Derry, raw Moons in Ullapool, raw Crowns in Carlisle and raw Arms in Nottingham.',
    );
    const asked = arrange({ truck: 22, loans: 2, cargo: 'A', goods: { 7: 'S' } });
    mustAccept(asked, drive(23));
    expect(say(asked.state, flip('n'))).toBe('Dover turns the Arms into a finished Null.');
    mustAccept(asked, flip('n'));
    expect(ask(asked.state)).toBe('Buy new contracts for £6? £12 in hand, 2 goods on the map.');
    expect(say(asked.state, contract)).toBe('Ann buys new contracts for £6 (£2 of it interest).');
  });

  it('ask for a drive, and speak of loans only while there are any to take', () => {
    const { state } = arrange({ truck: 22, cargo: 'S', goods: { 22: 'S' } });
    expect(ask(state)).toBe('Choose where to drive, or take a loan. £10 in hand, 2 goods to carry, 1 loan owed.');
    expect(ask(arrange({ truck: 22, loans: 10 }).state)).toMatch(/^Choose where to drive\. /);
    expect(say(state, loan)).toBe('Ann takes a loan of £10: £20 in hand, 2 loans owed.');
  });

  it('explain a refusal with its facts', () => {
    const { state } = arrange({ truck: 24, cash: 3, cargo: 'AA' });
    const refusal = judge(game, state, drive(22));
    expect(isRefusal(refusal) && explain(game, refusal)).toBe('the move to London costs £4; you have £3');
  });
});
