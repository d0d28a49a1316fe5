/** Black Pawn Trucking with its standard options, as a user of boardgame.io would write it. */
import type { Ctx, Game, MoveFn } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import {
  affordable,
  allOf,
  COINS,
  type Coin,
  cityOf,
  contractOffer,
  contractPrice,
  demands,
  driveCosts,
  finalScore,
  isBankrupt,
  LOAN,
  loansFor,
  mayBorrow,
  RANKS,
  SUITS,
  type TruckingState,
  valueOf,
} from './rules.ts';

type Move = MoveFn<TruckingState>;
type Context = Parameters<Move>[0];

/** BPT-1.2 */
function newContracts(G: TruckingState, random: Context['random']) {
  G.dice = random.D6(SUITS.length).map((face) => RANKS[face - 1]);
  SUITS.forEach((suit, die) => {
    const coin = G.cup.pop();
    if (coin) G.goods[cityOf(G, suit, G.dice[die])].push(coin);
  });
}

function setup({ random }: Pick<Context, 'random'>): TruckingState {
  const G: TruckingState = {
    tiles: random.Shuffle(allOf((suit, rank) => ({ suit, rank }))),
    cup: random.Shuffle(allOf((suit, rank): Coin => ({ suit, rank, raw: true }))),
    goods: Array.from({ length: COINS }, () => []),
    cargo: [],
    dice: [],
    truck: 0,
    cash: 10,
    loans: 1,
    delivered: 0,
    foreclosed: false,
  };
  newContracts(G, random);
  G.truck = cityOf(G, 'M', G.dice[SUITS.indexOf('M')]);
  return G;
}

const loan: Move = ({ G }) => {
  if (!mayBorrow(G)) return INVALID_MOVE;
  G.loans++;
  G.cash += LOAN;
  G.foreclosed = isBankrupt(G);
};

const drive: Move = (context, to: number) => {
  const { G } = context;
  const cost = driveCosts(G)[to];
  if (to === G.truck || cost === undefined || cost > G.cash) return INVALID_MOVE;
  G.cash -= cost;
  G.cargo.push(...G.goods[G.truck]);
  G.goods[G.truck] = [];
  G.truck = to;
  deliver(G);
  if (G.delivered < COINS) offerContracts(context);
};

/** BPT-2.8 to 2.10 */
function deliver(G: TruckingState) {
  const tile = G.tiles[G.truck];
  const kept: Coin[] = [];
  for (const coin of G.cargo) {
    if (!demands(tile, coin)) {
      kept.push(coin);
      continue;
    }
    G.cash += valueOf(tile.rank);
    if (coin.raw) G.goods[G.truck].push({ ...coin, raw: false });
    else G.delivered++;
  }
  G.cargo = kept;
}

function offerContracts(context: Context) {
  const { G, events } = context;
  const offer = contractOffer(G);
  if (offer === 'choice') events.setStage('contracts');
  else if (offer === 'compulsory') compulsoryContract(context);
  else events.endTurn();
}

/** BPT-2.12 */
function compulsoryContract(context: Context) {
  const { G } = context;
  const price = contractPrice(G);
  const loans = loansFor(G, price);
  if (loans === null) {
    G.foreclosed = true;
    return;
  }
  G.loans += loans;
  G.cash += loans * LOAN;
  sign(context, price);
}

function sign({ G, random, events }: Context, price: number) {
  G.cash -= price;
  newContracts(G, random);
  events.endTurn();
}

const contract: Move = (context) => sign(context, contractPrice(context.G));

const wait: Move = ({ events }) => events.endTurn();

function enumerate(G: TruckingState, ctx: Ctx) {
  if (ctx.activePlayers) return [{ move: 'contract' }, { move: 'wait' }];
  const drives = affordable(G).map((city) => ({ move: 'drive', args: [city] }));
  return mayBorrow(G) ? [...drives, { move: 'loan' }] : drives;
}

/** BPT-1.5 */
function hideRank(coin: Coin): Coin {
  return coin.raw ? { ...coin, rank: '?' } : coin;
}

export const BlackPawnTrucking: Game<TruckingState> = {
  name: 'black-pawn-trucking',
  minPlayers: 1,
  maxPlayers: 1,
  disableUndo: true,
  setup,
  moves: { loan, drive },
  turn: {
    onBegin: ({ G }) => {
      G.foreclosed = isBankrupt(G);
    },
    stages: { contracts: { moves: { contract, wait } } },
  },
  endIf: ({ G }) => {
    if (!G.foreclosed && G.delivered < COINS) return undefined;
    const score = finalScore(G);
    return !G.foreclosed && score >= 0 ? { winner: '0', final: score } : { final: score };
  },
  playerView: ({ G }) => ({
    ...G,
    cup: [...G.cup].map(hideRank).sort((a, b) => SUITS.indexOf(a.suit) - SUITS.indexOf(b.suit)),
    goods: G.goods.map((coins) => coins.map(hideRank)),
    cargo: G.cargo.map(hideRank),
  }),
  ai: { enumerate },
};
