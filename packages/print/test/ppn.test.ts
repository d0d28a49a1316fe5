import { findGame, type Game } from '@waybill/rules';
import { Dealer, isFlaw, Play, readSetup } from '@waybill/rules/kernel';
import type { CityMapSheet } from '@waybill/rules/piecepack';
import type { ShipItView } from '@waybill/rules/ship-it';
import { describe, expect, test } from 'vitest';
import { hasPpn, ppnOf } from '../src/print.ts';
import { type Read, readPpn } from './read-ppn.ts';

function dealt(id: string, seats: readonly string[], seed: string, more: object = {}): Play {
  const game: Game = findGame(id)!;
  const setup = readSetup(game, { options: {}, seats, ...more });
  if (isFlaw(setup)) throw new Error(setup.words);
  const play = new Play(game, setup);
  play.deal(new Dealer(seed));
  return play;
}

const readOf = async (play: Play) => readPpn((await ppnOf(play))!);
const of = (pieces: readonly Read[], kind: string) => pieces.filter((piece) => piece.kind === kind);
const place = ({ x, y }: { x: number; y: number }) => `${x},${y}`;
const RANKS = 'na2345';

describe.each(['a', 'b', 'c'])('dealt from %s', (seed) => {
  test.each([
    ['black-pawn-trucking', ['Ann'], 'SMCA', 'SMCA', 'piecepack'],
    ['cape-to-cairo', ['Ann', 'Ben', 'Cleo'], 'HDCS', 'HSCD', 'playing_cards_expansion'],
  ] as const)('%s lies as it was dealt', async (id, seats, dice, suits, system) => {
    const play = dealt(id, seats, seed);
    const { pieces, meta } = await readOf(play);
    const sheet = play.setup.sheet as CityMapSheet;
    const [tiles, contracts] = play.events as unknown as [
      { tiles: string[] },
      { dice: Record<string, string>; coins: string[] },
    ];
    expect(meta.get('SetUp')).toBe('None');
    expect(meta.get('GameType')).toBe(JSON.stringify(play.game.title));
    expect(new Set(pieces.map((piece) => piece.system))).toEqual(new Set([system]));
    const laid = of(pieces, 'tile').map((tile) => ({ code: RANKS[tile.rank] + suits[tile.suit], at: place(tile) }));
    expect(laid).toEqual(tiles.tiles.map((code, city) => ({ code, at: place(sheet.cities[city]) })));
    const coins = of(pieces, 'coin').map((coin) => ({ suit: suits[coin.suit], side: coin.side, at: place(coin) }));
    const on = (die: string) => laid.find(({ code }) => code === contracts.dice[die] + die)!.at;
    expect(coins).toEqual(contracts.coins.map((suit, i) => ({ suit, side: 'back', at: on(dice[i]) })));
    expect(of(pieces, 'die').map((die) => RANKS[die.rank] + suits[die.suit])).toEqual(
      Array.from(dice, (die) => contracts.dice[die] + die),
    );
    expect(of(pieces, 'pawn')).toHaveLength(seats.length);
    // Beside the map, not on it.
    for (const die of of(pieces, 'die')) expect(die.x).toBeGreaterThan(Math.max(...sheet.cities.map(({ x }) => x)) + 1);
  });

  test('the black pawn stands on the city of moons that received a coin', async () => {
    const play = dealt('black-pawn-trucking', ['Ann'], seed);
    const { pieces } = await readOf(play);
    const [pawn] = of(pieces, 'pawn');
    const moon = of(pieces, 'die').find(({ suit }) => suit === 1)!;
    const tile = of(pieces, 'tile').find(({ suit, rank }) => suit === 1 && rank === moon.rank)!;
    expect(place(pawn)).toBe(place(tile));
    expect(pawn.suit).toBe(1);
  });

  test('Ship It! lies as it was dealt, turned and all', async () => {
    const play = dealt('ship-it', ['Ann', 'Ben'], seed);
    const { pieces } = await readOf(play);
    const { tiles, freight, hubs, officials } = play.game.state(play.state) as ShipItView;
    const suits = 'SMCA';
    const corners = { 0: 'nw', 90: 'sw', 180: 'se', 270: 'ne' } as Record<number, string>;
    const laid = of(pieces, 'tile').map((tile) => ({
      tile: RANKS[tile.rank] + suits[tile.suit],
      at: `${tile.x - 1},${20 - tile.y - 1}`,
      tick: corners[tile.angle],
    }));
    expect(laid).toEqual(tiles);
    const tileAt = (piece: Read) =>
      of(pieces, 'tile')
        .filter((tile) => place(tile) === place(piece))
        .map((tile) => RANKS[tile.rank] + suits[tile.suit])[0];
    expect(of(pieces, 'coin').map((coin) => ({ suit: suits[coin.suit], space: tileAt(coin) }))).toEqual(
      Object.values(freight).map(({ suit, space }) => ({ suit, space })),
    );
    expect(Object.fromEntries(of(pieces, 'pawn').map((pawn) => [suits[pawn.suit], tileAt(pawn)]))).toEqual(hubs);
    expect(Object.fromEntries(of(pieces, 'die').map((die) => [suits[die.suit], tileAt(die)]))).toEqual(officials);
  });
});

test('the truck stands where it was put, and nowhere before that', async () => {
  const play = dealt('black-pawn-trucking', ['Ann'], 'choose', { options: { start: 'choose' } });
  expect(await ppnOf(play)).toBeNull();
  expect(play.accept({ by: 0, type: 'start', city: 24 })).toBeNull();
  const { pieces } = await readOf(play);
  expect(place(of(pieces, 'pawn')[0])).toBe('8,2');
});

test('names can’t break out of the metadata', async () => {
  const names = ['---\n...', '"\\: [', 'Zoë\u2028'];
  const { meta } = await readOf(dealt('cape-to-cairo', names, 'x'));
  expect(JSON.parse(meta.get('Players')!)).toEqual(names);
});

test('games without a piecepack, and matches not dealt, have no layout', async () => {
  expect(await hasPpn(findGame('grand-prix')!)).toBe(false);
  expect(await ppnOf(dealt('hauling-astronauts', ['Ann', 'Ben'], 'x'))).toBeNull();
  const game: Game = findGame('ship-it')!;
  const setup = readSetup(game, { options: {}, seats: ['Ann', 'Ben'] });
  if (!isFlaw(setup)) expect(await ppnOf(new Play(game, setup))).toBeNull();
});
