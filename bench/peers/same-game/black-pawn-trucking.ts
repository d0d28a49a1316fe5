import { game as blackPawnTrucking } from '@waybill/games/black-pawn-trucking/rules';
import type { Event } from '@waybill/kernel';
import type { State } from 'boardgame.io';
import { BlackPawnTrucking } from '../black-pawn-trucking/game.ts';
import {
  allOf,
  type Coin,
  cityOf,
  finalScore,
  RANKS,
  SUITS,
  type TruckingState,
} from '../black-pawn-trucking/rules.ts';
import type { Choice } from '../engine.ts';
import type { Reading } from './walk.ts';

/** The order of goods in our lists: suits, then ranks. */
const CODES: string[] = [...SUITS, ...RANKS];

function codes(coins: readonly Coin[]): string[] {
  const listed = coins.map(({ suit, rank, raw }) => (raw ? suit : rank));
  return listed.sort((a, b) => CODES.indexOf(a) - CODES.indexOf(b));
}

const same = (a: Coin, b: Coin) => a.suit === b.suit && a.rank === b.rank;

/** Ranks that have been turned over: of coins that are neither in the cup nor raw. */
function seen({ cup, cargo, goods }: TruckingState): Record<string, string[]> {
  const hidden = [...cup, ...cargo.filter(({ raw }) => raw), ...goods.flat().filter(({ raw }) => raw)];
  const known = allOf((suit, rank): Coin => ({ suit, rank, raw: false })).filter(
    (coin) => !hidden.some((other) => same(coin, other)),
  );
  return bySuit((suit) => known.filter((coin) => coin.suit === suit).map(({ rank }) => rank));
}

function bySuit<T>(value: (suit: (typeof SUITS)[number], die: number) => T): Record<string, T> {
  return Object.fromEntries(SUITS.map((suit, die) => [suit, value(suit, die)]));
}

function tiles({ G }: State<TruckingState>): string[] {
  return G.tiles.map(({ suit, rank }) => rank + suit);
}

/** Each die's coin is the last that came to its city. */
function contracts({ G }: State<TruckingState>): Event {
  const coins = SUITS.map((suit, die) => G.goods[cityOf(G, suit, G.dice[die])].at(-1)?.suit);
  return { by: 'chance', type: 'contracts', dice: bySuit((_, die) => G.dice[die]), coins };
}

function flip(after: TruckingState, before: TruckingState): Event {
  const lay = before.goods[after.truck];
  const turned = after.goods[after.truck].filter((coin) => !coin.raw && !lay.some((other) => same(coin, other)));
  return { by: 'chance', type: 'flip', ranks: turned.map(({ rank }) => rank) };
}

function json(state: State<TruckingState>): object {
  const { G, ctx } = state;
  const over = ctx.gameover !== undefined;
  return {
    turn: ctx.turn,
    toAct: over ? null : 0,
    step: over ? 'over' : ctx.activePlayers ? 'contract' : 'drive',
    truck: G.truck + 1,
    cash: G.cash,
    loans: G.loans,
    cargo: codes(G.cargo),
    goods: Object.fromEntries(G.goods.flatMap((coins, city) => (coins.length > 0 ? [[city + 1, codes(coins)]] : []))),
    cup: G.cup.length,
    delivered: G.delivered,
    over,
    coins: bySuit((suit) => G.cup.filter((coin) => coin.suit === suit).length),
    seen: seen(G),
    tiles: tiles(state),
    ...(over && { score: finalScore(G), foreclosed: G.foreclosed }),
  };
}

export const reading: Reading<TruckingState> = {
  game: blackPawnTrucking,
  peer: BlackPawnTrucking,
  seats: 1,
  event: (_state, { move, args }: Choice) => ({
    by: 0,
    type: move,
    ...(args && { to: (args[0] as number) + 1 }),
  }),
  chance: (due, after, before) => {
    if (due === 'tiles') return { by: 'chance', type: 'tiles', tiles: tiles(after) };
    return due === 'flip' && before ? flip(after.G, before.G) : contracts(after);
  },
  json,
};
