import { describe, expect, it } from 'vitest';
import { audit } from './audit.ts';
import { game, type State } from './index.ts';
import { arrange, contract, drive, loan } from './testing.ts';

const spoilt = (spoil: (s: State) => void) => {
  const { state } = arrange({ truck: 22, cargo: 'S', goods: { 7: 'S' } });
  spoil(state);
  return state;
};

describe('the audit', () => {
  it.each<[string, (s: State) => void]>([
    ['a coin that vanished', (s) => s.trade.cup[2]--],
    ['a coin from nowhere', (s) => s.delivered++],
    ['a rank seen with no coin for it', (s) => (s.trade.seen[1] |= 4)],
    ['goods that were not counted', (s) => s.trade.goods[50]++],
    ['a coin that changed its suit', (s) => s.trade.cup.set([5, 5, 6, 6])],
    ['a city wrongly marked', (s) => (s.held |= 1)],
    ['a wrong load', (s) => s.cargo[4]++],
    ['money owed in cash', (s) => (s.cash = -1)],
    ['an eleventh loan', (s) => (s.loans = 11)],
  ])('finds %s', (_, spoil) => {
    expect(audit(null, null, spoilt(spoil))).not.toBeNull();
  });

  it('follows the books from event to event', () => {
    const before = spoilt(() => {});
    const after = game.clone(before);
    after.cash += 11;
    expect(audit(before, drive(23), after)).toBeNull();
    after.loans++;
    for (const event of [loan, contract, drive(23), { by: 'chance', type: 'flip' } as const]) {
      expect(audit(before, event, after)).not.toBeNull();
    }
    after.cash--;
    expect(audit(before, loan, after)).toBeNull();
  });
});
