import { Dealer, Play } from '@waybill/kernel';
import { expect, it } from 'vitest';
import { type ShipItView, game as shipIt } from '../rules/index.ts';
import { lesson, script } from './lesson.ts';

it('teaches a turn that can be played as it says, and ships', () => {
  const play = new Play(shipIt, { seats: ['Ann', 'Bob'], options: lesson.options ?? {}, sheet: null });
  const dealer = new Dealer(lesson.seed, [], 1);
  play.deal(dealer);
  const steps = lesson.steps.filter(({ read }) => !read);
  script.forEach((event, i) => {
    expect(steps[i].allow?.(event)).toBe(true);
    expect(play.accept(event)).toBeNull();
    play.deal(dealer);
  });
  const { scores, hubs } = shipIt.state(play.state) as ShipItView;
  expect(scores.S).toBe(30);
  expect(hubs.S).toBe('2S');
});
