import { replay, setupOf } from '@waybill/kernel';
import { expect, it } from 'vitest';
import { game as capeToCairo, type StateView } from '../rules/index.ts';
import { samples } from './samples.ts';

it('the gallery shows every phase of a turn', async () => {
  const shown = new Set<string>();
  for (const { match, at } of await samples()) {
    const setup = setupOf(capeToCairo, match);
    const { play, refused } = replay(capeToCairo, setup, match, at);
    expect(refused).toBeNull();
    shown.add(play.state.step);
  }
  expect([...shown].sort()).toEqual(['bid', 'contracts', 'first', 'flip', 'haul', 'place', 'tiles']);
});

it('the gallery shows a city with five goods and three trucks', async () => {
  const crowded = (await samples()).find(({ title }) => title === 'five goods and three trucks in a city');
  if (!crowded) throw new Error('there is none');
  const { play } = replay(capeToCairo, setupOf(capeToCairo, crowded.match), crowded.match);
  const { goods, seats } = capeToCairo.state(play.state) as unknown as StateView;
  const [city, here] = Object.entries(goods).toSorted(([, a], [, b]) => b.length - a.length)[0];
  expect(here).toHaveLength(5);
  expect(seats.filter(({ truck }) => truck === Number(city))).toHaveLength(3);
});
