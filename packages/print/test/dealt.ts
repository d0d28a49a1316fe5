import { loadPaper } from '@waybill/games';
import { Dealer, type Game, type Play, playOf } from '@waybill/kernel';
import type { CityMapSheet } from '@waybill/kernel/piecepack';
import { expect } from 'vitest';
import { ppnOf } from '../src/print.ts';
import { type Read, readPpn } from './read-ppn.ts';

export const RANKS = 'na2345';

/** A match dealt up to its first decision. */
export function dealt(game: Game, seats: readonly string[], seed: string, options = {}): Play {
  const play = playOf(game, { options, seats });
  play.deal(new Dealer(seed, [], 1));
  return play;
}

/** How a match began, as a stranger reads it from our notation. */
export const readOf = async (play: Play) => readPpn(ppnOf(play, await loadPaper(play.game))!);
export const of = (pieces: readonly Read[], kind: string) => pieces.filter((piece) => piece.kind === kind);
export const place = ({ x, y }: { x: number; y: number }) => `${x},${y}`;

interface Pieces {
  /** The suits in the order of the dice, and in that of the notation. */
  readonly dice: string;
  readonly suits: string;
  readonly system: string;
}

/** A game on a map of cities lies as it was dealt: tiles, coins, dice and pawns. */
export async function mapLiesAsDealt(play: Play, { dice, suits, system }: Pieces): Promise<void> {
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
  expect(of(pieces, 'pawn')).toHaveLength(play.setup.seats.length);
  // Beside the map, not on it.
  for (const die of of(pieces, 'die')) expect(die.x).toBeGreaterThan(Math.max(...sheet.cities.map(({ x }) => x)) + 1);
}
