import { playOf, replay, setupOf } from '@waybill/kernel';
import type { Example } from '@waybill/web/games/board.ts';
import { expect, it } from 'vitest';
import { britainAndIreland, game, quote } from '../rules/index.ts';
import { examples } from './examples.ts';

const names = (city: number, ferry: boolean) => {
  const { roads } = playOf(game).state;
  const at = city - 1;
  return Array.from(roads.neighbours[at])
    .filter((_, i) => Boolean(roads.byFerry[at][i]) === ferry)
    .map((near) => near + 1)
    .sort((a, b) => a - b);
};

it('BPT-2.4, the original’s example: city 3 has the neighbours 1, 4 and 5, not 6', () => {
  expect(names(3, false)).toEqual([1, 4, 5]);
  expect(names(3, true)).toEqual([]);
});

/** What each drive of an example costs. */
function costs({ match, from }: Example): number[] {
  const { play } = replay(game, setupOf(game, match), match, from);
  return match.events.slice(from).flatMap((event) => {
    const cost = event.type === 'drive' ? [quote(play.state, Number(event.to) - 1).total] : [];
    play.mustAccept(event);
    return cost;
  });
}

it('BPT-2.4, shown in the rules: from city 3 a neighbour costs £1, city 6 £2, and each ferry £2 more', () => {
  const [neighbours, ferries] = examples();
  expect(costs(neighbours)).toEqual([1, 1, 1, 1, 1, 1, 2]);
  expect(costs(ferries)).toEqual([3, 3, 2, 3]);
});

it('BPT-2.4, the original’s ferries: Dublin (2) and Glasgow (11), Waterford (6) and Cardiff (17)', () => {
  expect([2, 11, 6, 17].map((city) => names(city, true))).toEqual([[11], [2], [17], [6]]);
  const called = [2, 11, 6, 17].map((city) => britainAndIreland.cities[city - 1].name);
  expect(called).toEqual(['Dublin', 'Glasgow', 'Waterford', 'Cardiff']);
});

it('BPT-2.5, the original’s example: from 18 to 5 with two goods costs £7', () => {
  const [, , { match, from, to }] = examples();
  const { play } = replay(game, setupOf(game, match), match, from);
  const { way, fuel, ferries, goods, total } = quote(play.state, 5 - 1);
  expect({ at: play.state.truck + 1, way: way.map((city) => city + 1) }).toEqual({ at: 18, way: [17, 6, 5] });
  expect({ fuel, ferries, goods, total }).toEqual({ fuel: 3, ferries: 2, goods: 2, total: 7 });
  expect(replay(game, setupOf(game, match), match, to).refused).toBeNull();
});
