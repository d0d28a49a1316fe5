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
  const draws = (dealer: Dealer, index: number, n: number) => {
    const rng = dealer.at(index);
    return Array.from({ length: 40 }, () => rng.below(n));
  };

  it('commits to the SHA-256 of its seed', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(new Dealer('abc').record()).toEqual({ commit: commitment('abc'), seed: 'abc' });
  });

  it('draws the same again from the same seed, salts and index, and something else from any other', () => {
    const dealer = new Dealer('seed', ['x', 'y']);
    expect(draws(dealer, 7, 6)).toEqual(draws(new Dealer('seed', ['x', 'y']), 7, 6));
    expect(draws(dealer, 7, 6)).not.toEqual(draws(dealer, 8, 6));
    expect(draws(dealer, 7, 6)).not.toEqual(draws(new Dealer('seed', ['xy']), 7, 6));
    expect(draws(dealer, 7, 6)).not.toEqual(draws(new Dealer('other', ['x', 'y']), 7, 6));
  });

  it('follows its published recipe', () => {
    const block = createHmac('sha256', 'seed').update('["waybill 1","x"] 3 0').digest();
    const rng = new Dealer('seed', ['x']).at(3);
    expect([0, 1, 2].map(() => rng.below(6))).toEqual([0, 4, 8].map((at) => block.readUInt32BE(at) % 6));
  });

  it('is fair: each face of 60,000 dice within five deviations', () => {
    const rng = new Dealer('fair').at(0);
    const faces = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i++) faces[rng.below(6)]++;
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(10_000 * (5 / 6)));
  });
});
