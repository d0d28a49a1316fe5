import { Dealer, type Event, type Match, Play, type Rng, Sfc32 } from '@waybill/kernel';
import type { Sample } from '@waybill/web/games/board.ts';
import { game as capeToCairo, prospects, type State, type StateView } from '../rules/index.ts';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];

/** Each phase of a turn; how matches end comes from the recorded ones. */
export async function samples(): Promise<readonly Sample[]> {
  const match = twoTurns();
  const find = (type: string, nth = 0) => match.events.flatMap((event, at) => (event.type === type ? [at] : []))[nth];
  const looked = (type: string, nth = 0) => ({ match, at: find(type, nth), preview: match.events[find(type, nth)] });
  return [
    { title: 'the tiles are to be laid', match, at: 0 },
    { title: 'the contracts are to be rolled', match, at: 1 },
    { title: 'who is first?', match, at: 2 },
    { title: 'the auction is to be opened', match, at: 3 },
    { title: 'a raise looked at', ...looked('bid', 1) },
    { title: 'a pass looked at', ...looked('pass', 1) },
    { title: 'a place for the truck', ...looked('place') },
    { title: 'a good looked at', ...looked('load') },
    { title: 'a drive looked at', ...looked('drive') },
    { title: 'a good is to be turned over', match, at: find('flip') },
    { title: 'the second auction', match, at: find('bid', 3) },
    { title: 'the second turn’s drives', ...looked('drive', 5) },
    { title: 'five goods and three trucks in a city', ...crowded() },
  ];
}

function twoTurns(): Match {
  const play = new Play(capeToCairo, { seats: NAMES, options: {}, sheet: capeToCairo.sheet?.standard });
  const dealer = new Dealer('gallery', [], 1);
  for (play.deal(dealer); play.state.turn < 3; play.deal(dealer)) play.accept(plain(play.state));
  return { waybill: 1, game: capeToCairo.id, options: {}, seats: NAMES, events: play.events };
}

const CROWDED = 13;

/** All contracts come to one city, nobody loads, and in turn 5 everybody drives there. */
function crowded(): Pick<Sample, 'match' | 'at'> {
  const play = new Play(capeToCairo, { seats: NAMES, options: {}, sheet: capeToCairo.sheet?.standard });
  const rng = new Sfc32('crowded');
  const trucks = () => play.state.truck.filter((city) => city === CROWDED - 1).length;
  while (trucks() < 3) {
    const isDue = capeToCairo.next(play.state) === 'chance';
    play.mustAccept(isDue ? toOneCity(play.state, rng) : alongTheRoad(play.state));
  }
  const match: Match = { waybill: 1, game: capeToCairo.id, options: {}, seats: NAMES, events: play.events };
  return { match, at: match.events.length };
}

function toOneCity(s: State, rng: Rng): Event {
  const event = capeToCairo.chance.draw(s, rng);
  if (event.type !== 'contracts') return event;
  const { tiles = [] } = capeToCairo.state(s) as unknown as StateView;
  const [rank, suit] = tiles[CROWDED - 1];
  return { ...event, dice: { ...event.dice, [suit]: rank } };
}

function alongTheRoad(s: State): Event {
  const by = s.actor;
  if (s.step === 'bid') return s.bid < 0 ? { by, type: 'bid', amount: 0 } : { by, type: 'pass' };
  if (s.step === 'place') return { by, type: 'place', city: 14 };
  return { by, type: 'drive', to: s.turn < 5 ? 14 + (s.turn % 4) : CROWDED };
}

/** Bids up to two dollars, fetches what lies nearest, and takes it where it pays. */
function plain(s: State): Event {
  const view = capeToCairo.state(s) as unknown as StateView;
  const by = s.actor;
  if (s.step === 'bid') return s.bid < 2 ? { by, type: 'bid', amount: s.bid + 1 } : { by, type: 'pass' };
  const waiting = Object.keys(view.goods).map(Number);
  if (s.step === 'place') return { by, type: 'place', city: waiting[by % waiting.length] };
  const { truck, cargo } = view.seats[by];
  const here = truck ?? 0;
  if (view.goods[here]) return { by, type: 'load', good: view.goods[here][0] };
  const worth = prospects(s, here, cargo).sort((a, b) => b.income - b.cost - (a.income - a.cost));
  const to = worth[0]?.city ?? waiting.find((city) => city !== here) ?? (here % 24) + 1;
  return { by, type: 'drive', to };
}
