import { type Event, Sfc32 } from '@waybill/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePrices } from './index.ts';
import { bid, contracts, drive, first, opening, pass, place, scores, script, shown, tiles } from './testing.ts';

/** The seats’ money and the order, once the bidding is over. */
function outcome(...bids: Event[]) {
  const play = script({ seats: 4 }, ...opening, ...bids);
  return { money: scores(play), order: shown(play).order, toAct: shown(play).toAct };
}

describe('bidding for turn order', () => {
  it('C2C-2.1, C2C-2.2: Xavier, Yvonne, Zak and Wendy, as in the original’s example', () => {
    const bids = [bid(0, 2), bid(1, 3), pass(2), bid(3, 4), pass(0), bid(1, 5), pass(3)];
    expect(outcome(...bids)).toEqual({ money: [-2, -5, 0, -4], order: [1, 3, 0, 2], toAct: 1 });
  });

  it('C2C-2.1: the first player must bid, and $0 will do', () => {
    expect(script({}, ...opening).accept(pass(0))?.clause).toBe('C2C-2.1');
    expect(script({}, ...opening).accept(bid(0, 0))).toBeNull();
  });

  it.each([-1, 0.5, 3, 2])('C2C-2.1: refuses %s after a bid of $3', (amount) => {
    expect(script({}, ...opening, bid(0, 3)).accept(bid(1, amount))?.clause).toBe('C2C-2.1');
  });

  it('C2C-2.1: nobody drives while bids are due, nor bids while trucks drive', () => {
    expect(script({}, ...opening).accept(drive(0, 2))?.clause).toBe('C2C-2.1');
    expect(script({}, ...opening).accept(place(0, 2))?.clause).toBe('C2C-2.1');
    expect(script({}, ...opening, bid(0, 0), pass(1)).accept(bid(0, 1))?.clause).toBe('C2C-2.1');
    expect(script({}, ...opening, bid(0, 0), pass(1)).accept(pass(0))?.clause).toBe('C2C-2.1');
  });

  it('C2C-2.2: who passes without a bid pays nothing and takes the last free place', () => {
    const bids = [bid(0, 7), pass(1), pass(2), pass(3)];
    expect(outcome(...bids)).toEqual({ money: [-7, 0, 0, 0], order: [0, 3, 2, 1], toAct: 0 });
  });

  it('C2C-2.2: the player left over opens the next bidding', () => {
    const play = script({}, tiles, contracts('nnnn', 'HDCS'), first(0), bid(0, 0), bid(1, 1), pass(0));
    for (const event of [place(1, 1), drive(1, 2), place(0, 1), drive(0, 2), contracts('nnnn', 'HDCS')]) {
      expect(play.accept(event)).toBeNull();
    }
    expect(shown(play)).toMatchObject({ turn: 2, step: 'bid', toAct: 1 });
    expect(shown(play)).not.toHaveProperty('order');
  });

  it('C2C-2.3: a bid may reach $99 below zero, not $100', () => {
    expect(script({}, ...opening).accept(bid(0, 100))?.clause).toBe('C2C-2.3');
    expect(script({}, ...opening).accept(bid(0, 99))).toBeNull();
  });

  it('C2C-2.3: deep in debt, $0 still opens, and nothing raises', () => {
    const spent = [bid(0, 99), pass(1), place(0, 1), drive(0, 2), place(1, 1), drive(1, 2)];
    const play = script({}, ...opening, ...spent, contracts('nnnn', 'HDCS'));
    expect(play.accept(bid(0, 1))?.clause).toBe('C2C-2.3');
    expect(play.accept(bid(0, 0))).toBeNull();
    expect(play.accept(bid(1, 1))).toBeNull();
    expect(play.accept(bid(0, 1))?.clause).toBe('C2C-2.1');
    expect(play.accept(bid(0, 2))?.clause).toBe('C2C-2.3');
    expect(placePrices(play.state, 0)).toEqual([
      { place: 1, least: null },
      { place: 2, least: 0 },
    ]);
  });

  it('C2C-2.1, C2C-2.2: however it goes, later places cost no more than earlier ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(), (seats, seed) => {
        const rng = new Sfc32(seed);
        const play = script({ seats }, ...opening);
        let high = -1;
        while (shown(play).step === 'bid') {
          const by = shown(play).toAct as number;
          const raise = bid(by, high + 1 + rng.below(5));
          const stays = high < 0 || (rng.below(3) > 0 && high < 90);
          if (stays) high = raise.amount as number;
          expect(play.accept(stays ? raise : pass(by))).toBeNull();
        }
        const order = shown(play).order as number[];
        const paid = order.map((seat) => 0 - scores(play)[seat]);
        expect(order.toSorted((a, b) => a - b)).toEqual([...order.keys()]);
        expect(paid).toEqual(paid.toSorted((a, b) => b - a));
        expect(paid[0]).toBe(high);
      }),
    );
  });
});
