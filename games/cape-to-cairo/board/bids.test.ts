import { describe, expect, it } from 'vitest';
import type { StateView } from '../rules/index.ts';
import { clamp, highBid, offered } from './bids.ts';

const bids = (...amounts: (number | null)[]) => highBid({ bids: amounts } as unknown as StateView);

describe('the auction panel', () => {
  it('finds the bid that stands, $0 included', () => {
    expect(bids(null, null)).toBeNull();
    expect(bids(null, 0, null)).toEqual({ seat: 1, amount: 0 });
    expect(bids(4, 3, null, 5)).toEqual({ seat: 3, amount: 5 });
  });

  it('offers openings, then raises of 1, 2 and 5', () => {
    expect(offered(null)).toEqual([0, 1, 2, 5]);
    expect(offered({ seat: 0, amount: 7 })).toEqual([8, 9, 12]);
  });

  it('keeps what is typed within what may be bid', () => {
    expect(clamp(Number.NaN, 3, 90)).toBe(3);
    expect(clamp(2.4, 1, 90)).toBe(2);
    expect(clamp(0, 3, 90)).toBe(3);
    expect(clamp(500, 3, 90)).toBe(90);
    expect(clamp(5, 3, 2)).toBe(3);
  });
});
