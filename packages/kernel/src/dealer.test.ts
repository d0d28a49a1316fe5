import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitment, Dealer } from './dealer.ts';
import { hex, hmacSha256, sha256, utf8 } from './sha256.ts';

describe('the hash', () => {
  it('is SHA-256, as Node computes it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  });

  it('is HMAC-SHA-256, as Node computes it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 150 }), (key, bytes) => {
        expect(hex(hmacSha256(key, bytes))).toBe(createHmac('sha256', key).update(bytes).digest('hex'));
      }),
    );
  });

  it('takes text as UTF-8, as TextEncoder does, half a surrogate pair too', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes));
    fc.assert(
      fc.property(fc.oneof(units, fc.string({ unit: 'grapheme' })), (text) => {
        expect(utf8(text)).toEqual(Uint8Array.from(new TextEncoder().encode(text)));
      }),
    );
  });
});

describe('the dealer', () => {
  const draws = (dealer: Dealer, kind: string, ordinal: number, n: number) => {
    const rng = dealer.at(kind, ordinal);
    return Array.from({ length: 40 }, () => rng.below(n));
  };

  it('commits to the SHA-256 of its seed', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(new Dealer('abc').record()).toEqual({ version: 2, commit: commitment('abc'), seed: 'abc' });
    expect(new Dealer('abc', [], 1).record()).toEqual({ commit: commitment('abc'), seed: 'abc' });
  });

  it('draws the same again from the same seed, salts, kind and number, and something else from any other', () => {
    const dealer = new Dealer('seed', ['x', 'y']);
    const these = draws(dealer, 'roll', 7, 6);
    expect(draws(new Dealer('seed', ['x', 'y']), 'roll', 7, 6)).toEqual(these);
    expect(draws(dealer, 'roll', 8, 6)).not.toEqual(these);
    expect(draws(dealer, 'again', 7, 6)).not.toEqual(these);
    expect(draws(new Dealer('seed', ['xy']), 'roll', 7, 6)).not.toEqual(these);
    expect(draws(new Dealer('other', ['x', 'y']), 'roll', 7, 6)).not.toEqual(these);
  });

  it('follows its published recipe', () => {
    const dealer = new Dealer('seed', ['x']);
    for (const [text, rng] of [
      ['["waybill 2",["x"],"roll",3] 0', dealer.at('roll', 3)],
      ['["waybill 1","x"] 3 0', dealer.atIndex(3)],
    ] as const) {
      const block = createHmac('sha256', 'seed').update(text).digest();
      expect([0, 1, 2].map(() => rng.below(6))).toEqual([0, 4, 8].map((at) => block.readUInt32BE(at) % 6));
    }
  });

  it('is fair: each face of 60,000 dice within five deviations', () => {
    const rng = new Dealer('fair').at('roll', 0);
    const faces = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i++) faces[rng.below(6)]++;
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(10_000 * (5 / 6)));
  });
});
