// Needs cape-to-cairo.
import { findGame } from '@waybill/games';
import { commitment, Dealer, type Match, Play, setupOf } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { checkDice } from './check-dice.ts';
import type { Pin } from './pins.ts';

const game = findGame('cape-to-cairo')!;
const seats = ['Ann', 'Ben'];
const dealer = new Dealer('seed', ['a', 'b']);
const play = new Play(game, setupOf(game, { seats }));
play.deal(dealer);
const match: Match = { waybill: 1, game: game.id, options: {}, seats, dealer: dealer.record(), events: play.events };
const promises = ['a', 'b'].map(commitment);
const pin: Pin = { commit: commitment('seed'), early: true, salt: 'a', promises };
const mixed = (salts: string[]) => {
  const other = new Dealer('seed', salts);
  const fresh = new Play(game, setupOf(game, { seats }));
  return { ...match, dealer: other.record(), events: fresh.deal(other) };
};

test('what was pinned before the match is what the dice are checked by', () => {
  const proven = { kind: 'proven', proven: 3, own: true, silent: [] };
  expect(checkDice(game, match, pin, 0)).toEqual(proven);
  expect(checkDice(game, match, { ...pin, salt: 'b' }, 1)).toEqual(proven);
  expect(checkDice(game, match, pin, null)).toEqual({ ...proven, own: false });
  const { seed: _, ...sealed } = match.dealer!;
  expect(checkDice(game, { ...match, dealer: sealed }, pin, 0)).toEqual({ kind: 'sealed' });
  expect(checkDice(game, match, {}, 0)).toEqual({ kind: 'late', proven: 3 });
});

test('another seed, another salt, a salt left out or a roll changed are found', () => {
  expect(checkDice(game, match, { ...pin, commit: commitment('other') }, 0)).toEqual({ kind: 'seed' });
  expect(checkDice(game, mixed(['a', 'tried']), pin, 0)).toEqual({ kind: 'salt' });
  expect(checkDice(game, mixed(['mine', 'b']), pin, 0)).toEqual({ kind: 'salt' });
  expect(checkDice(game, mixed(['a', '']), pin, 0)).toMatchObject({ kind: 'proven', own: true, silent: [1] });
  expect(checkDice(game, match, { ...pin, salt: 'mine' }, 0)).toEqual({ kind: 'own-salt' });
  const rolled = { ...match, events: mixed(['x', 'y']).events };
  expect(checkDice(game, rolled, pin, 0)).toEqual({ kind: 'rolls' });
});
