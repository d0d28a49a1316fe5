import { CITIES, faresFrom } from './map.ts';

export const SUITS = ['S', 'M', 'C', 'A'] as const;
export const RANKS = ['n', 'a', '2', '3', '4', '5'] as const;
export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];

export interface Tile {
  suit: Suit;
  rank: Rank;
}

export interface Coin {
  suit: Suit;
  /** "?" in the view of a raw material. */
  rank: Rank | '?';
  raw: boolean;
}

export interface TruckingState {
  /** By city. */
  tiles: Tile[];
  /** Shuffled: the next coin is the last. */
  cup: Coin[];
  /** By city. */
  goods: Coin[][];
  cargo: Coin[];
  /** The faces of the last roll, in the order of the suits. */
  dice: Rank[];
  truck: number;
  cash: number;
  loans: number;
  delivered: number;
  foreclosed: boolean;
}

export const COINS = 24;
export const LOAN = 10;
const MOST_LOANS = 10;
const FEW_GOODS = 4;

export function allOf<T>(make: (suit: Suit, rank: Rank) => T): T[] {
  return SUITS.flatMap((suit) => RANKS.map((rank) => make(suit, rank)));
}

export function cityOf(G: TruckingState, suit: Suit, rank: Rank): number {
  return G.tiles.findIndex((tile) => tile.suit === suit && tile.rank === rank);
}

export function valueOf(rank: Rank): number {
  return rank === 'n' ? 6 : RANKS.indexOf(rank);
}

/** BPT-2.5 to 2.7: pounds for a drive to each city, the goods still to be loaded included. */
export function driveCosts(G: TruckingState): number[] {
  const load = G.cargo.length + G.goods[G.truck].length;
  return faresFrom(G.truck, G.goods).map((fare) => fare + load);
}

export function affordable(G: TruckingState): number[] {
  const costs = driveCosts(G);
  return CITIES.filter((city) => city !== G.truck && costs[city] <= G.cash);
}

export function mayBorrow(G: TruckingState): boolean {
  return G.loans < MOST_LOANS;
}

/** BPT-2.7 */
export function isBankrupt(G: TruckingState): boolean {
  return !mayBorrow(G) && affordable(G).length === 0;
}

/** BPT-2.8 */
export function demands(tile: Tile, coin: Coin): boolean {
  return coin.raw ? coin.suit === tile.suit : coin.rank === tile.rank;
}

/** BPT-2.11 */
export function contractPrice(G: TruckingState): number {
  return 4 + G.loans;
}

function goodsOnMap(G: TruckingState): number {
  return G.goods.reduce((sum, coins) => sum + coins.length, 0);
}

/** BPT-2.11 to 2.13 */
export function contractOffer(G: TruckingState): 'none' | 'choice' | 'compulsory' {
  const onMap = goodsOnMap(G);
  if (onMap >= FEW_GOODS || G.cup.length === 0) return 'none';
  if (onMap === 0) return 'compulsory';
  return G.cash >= contractPrice(G) ? 'choice' : 'none';
}

/** BPT-2.12: the fewest loans that cover a price; null where that would be an eleventh. */
export function loansFor(G: TruckingState, price: number): number | null {
  const loans = Math.max(0, Math.ceil((price - G.cash) / LOAN));
  return G.loans + loans > MOST_LOANS ? null : loans;
}

/** BPT-3.1, BPT-3.2 */
export function finalScore(G: TruckingState): number {
  return G.cash - LOAN * G.loans - (G.foreclosed ? 10 * (COINS - G.delivered) : 0);
}
