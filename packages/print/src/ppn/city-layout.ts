import type { Event } from '@waybill/kernel';
import { type CityMapSheet, RANKS, type Rank, type Suits } from '@waybill/kernel/piecepack';
import type { Layout, Piece } from './layout.ts';

/** A suit of the match file, and what the notation calls it. */
type Symbols = Readonly<Record<string, string>>;

interface Dealt {
  readonly sheet: CityMapSheet;
  /** In the order of the dice. */
  readonly suits: Suits;
  readonly symbols: Symbols;
  /** The tiles, and the first contracts; null until they are dealt. */
  readonly tiles: readonly string[];
  readonly dice: { readonly [suit: string]: string };
  readonly coins: readonly string[];
}

/** What was dealt at the start of a match; null if it was not yet. */
export function firstDeal(events: readonly Event[]): Pick<Dealt, 'tiles' | 'dice' | 'coins'> | null {
  const tiles = events.find(({ type }) => type === 'tiles');
  const contracts = events.find(({ type }) => type === 'contracts');
  if (!tiles || !contracts) return null;
  return {
    tiles: tiles.tiles as Dealt['tiles'],
    dice: contracts.dice as Dealt['dice'],
    coins: contracts.coins as Dealt['coins'],
  };
}

/** BPT-1.1, BPT-1.2: a tile on each city, four coins where the dice say; the dice beside the map. */
export function cityLayout({ sheet, suits, symbols, tiles, dice, coins }: Dealt): Layout {
  const rankOf = (code: string) => code[0] as Rank;
  const laid: Piece[] = tiles.map((code, city) => ({
    kind: 'tile',
    suit: symbols[code[1]],
    rank: rankOf(code),
    x: sheet.cities[city].x,
    y: sheet.cities[city].y,
  }));
  const at = (suit: string) => laid[tiles.indexOf(`${dice[suit]}${suit}`)];
  const east = Math.max(...sheet.cities.map(({ x }) => x)) + 3;
  const north = Math.max(...sheet.cities.map(({ y }) => y));
  return [
    { name: 'tiles', words: 'A tile on each city', pieces: laid },
    {
      name: 'coins',
      words: 'Four coins from the cup, suit up, where the dice say',
      pieces: suits.map((suit, i) => ({ kind: 'coin', suit: symbols[coins[i]], x: at(suit).x, y: at(suit).y })),
    },
    {
      name: 'dice',
      words: 'The dice that were rolled, beside the map',
      pieces: suits.map((suit, i) => ({
        kind: 'die',
        suit: symbols[suit],
        rank: RANKS[RANKS.indexOf(dice[suit] as Rank)],
        x: east,
        y: Math.max(1, north - 2 * i),
      })),
    },
  ];
}
