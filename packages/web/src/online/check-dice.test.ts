// Needs cape-to-cairo.
import { findGame, games } from '@waybill/games';
import {
  commitment,
  Dealer,
  type Event,
  type Match,
  MoveList,
  Play,
  Sfc32,
  setupOf,
  type Viewer,
} from '@waybill/kernel';
import { expect, test } from 'vitest';
import { checkDice as check } from './check-dice.ts';
import type { Pin } from './pins.ts';

const game = findGame('cape-to-cairo')!;
const seats = ['Ann', 'Ben'];
const dealer = new Dealer('seed', ['a', 'b']);
const play = new Play(game, setupOf(game, { seats }));
play.deal(dealer);
const match: Match = { waybill: 1, game: game.id, options: {}, seats, dealer: dealer.record(), events: play.events };
const promises = ['a', 'b'].map(commitment);
const pin: Pin = { commit: commitment('seed'), early: true, salt: 'a', promises };
/** By somebody who saw what the file says, unless told. */
const checkDice = (
  of: typeof game,
  file: Match,
  pinned: Pin,
  seat: number | null,
  seen: readonly Event[] = file.events,
) => check(of, file, pinned, seat, seen);
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
  for (const late of [{}, { commit: pin.commit, early: true }, { ...pin, early: undefined }] as Pin[])
    expect(checkDice(game, match, late, 0)).toEqual({ kind: 'late', proven: 3 });
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

const NONE = commitment('');

test('a salt at a seat that promised none, or behind the last seat, is found', () => {
  const alone = { ...pin, promises: [commitment('a'), NONE] };
  expect(checkDice(game, mixed(['a', '']), alone, 0)).toEqual({ kind: 'proven', proven: 3, own: true, silent: [] });
  expect(checkDice(game, mixed(['a', 'tried']), alone, 0)).toEqual({ kind: 'salt' });
  expect(checkDice(game, mixed(['a', 'b', 'tried']), pin, 0)).toEqual({ kind: 'salt' });
  expect(checkDice(game, mixed(['a']), pin, 0)).toEqual({ kind: 'salt' });
});

test('one’s own salt that was told and left out is found', () => {
  expect(checkDice(game, mixed(['', 'b']), { ...pin, told: true }, 0)).toEqual({ kind: 'own-salt' });
  expect(checkDice(game, mixed(['', 'b']), pin, 0)).toMatchObject({ kind: 'proven', own: false, silent: [0] });
});

test('dice that are said to be rolled by hand, or made in another way, prove nothing', () => {
  const byHand = { ...match, dealer: { ...match.dealer!, byHand: [0] } };
  expect(checkDice(game, byHand, pin, 0)).toEqual({ kind: 'rolls' });
  const older = new Dealer('seed', ['a', 'b'], 1);
  const fresh = new Play(game, setupOf(game, { seats }));
  const old = { ...match, dealer: older.record(), events: fresh.deal(older) };
  expect(checkDice(game, old, pin, 0)).toEqual({ kind: 'rolls' });
  expect(checkDice(game, old, { commit: pin.commit }, 0)).toMatchObject({ kind: 'late' });
});

test('a file of other rolls than were seen is found, though they follow from its seed; what was hidden may be anything', () => {
  const other = mixed(['a', '']);
  expect(checkDice(game, match, pin, 0, other.events)).toEqual({ kind: 'match' });
  expect(checkDice(game, match, pin, 0, match.events.slice(0, -1))).toEqual({ kind: 'match' });
  const masked = match.events.map((event) => ({ ...event, [Object.keys(event)[2]]: null, more: 1 }));
  expect(checkDice(game, match, pin, 0, masked)).toMatchObject({ kind: 'proven' });
});

/** A whole match at random, and what each viewer was told of it meanwhile. */
function watched(of: (typeof games)[number], options: Match['options']) {
  const names = Array.from({ length: of.seats.min }, (_, seat) => `Seat ${seat + 1}`);
  const viewers: Viewer[] = ['watcher', ...names.keys()];
  const told = new Map<Viewer, Event[]>(viewers.map((viewer) => [viewer, []]));
  const secret = new Dealer('seed', names);
  const whole = new Play(of, setupOf(of, { seats: names, options }));
  const rng = new Sfc32(of.id);
  const dealt: Event[] = [];
  for (let next = of.next(whole.state); next !== 'over'; next = of.next(whole.state)) {
    const before = of.clone(whole.state);
    if (next === 'chance') dealt.push(secret.draw(of, whole.state, dealt.length, whole.dealt));
    else {
      const list = new MoveList();
      of.moves(whole.state, list);
      dealt.push(of.write(whole.state, list.codes[rng.below(list.size)]));
    }
    const event = dealt.at(-1)!;
    whole.mustAccept(event);
    for (const [viewer, events] of told) events.push(of.hide(before, event, viewer, whole.state));
  }
  const file: Match = { waybill: 1, game: of.id, options, seats: names, dealer: secret.record(), events: dealt };
  return { file, told };
}

const VARIANTS = games.flatMap(({ id, options }) => {
  const hasSecrets = options.some(({ key }) => key === 'hidden');
  return [[id, {}] as const, ...(hasSecrets ? [[id, { hidden: true }] as const] : [])];
});

test.each(VARIANTS)('%s %j: what a viewer was told while it was played fits the file', (id, options) => {
  const of = findGame(id)!;
  const { file, told } = watched(of, options);
  const kept: Pin = { commit: commitment('seed'), early: true, promises: file.seats.map(commitment) };
  for (const [viewer, seen] of told)
    expect(check(of, file, kept, null, seen), String(viewer)).toMatchObject({ kind: 'proven' });
});
