import { Dealer, type Event, MoveList, Play, setupOf } from '@waybill/kernel';
import { expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { lesson as english } from '../words/en/lesson.ts';
import { lesson } from './lesson.ts';

it('teaches turns that can be played as it says: every special action but the re-roll, and damage', () => {
  const play = new Play(game, setupOf(game, { seats: ['Ann'] }));
  const dealer = new Dealer(lesson.seed, [], 1);
  const offered = (allow: (event: Event) => boolean): Event[] => {
    const out = new MoveList();
    game.moves(play.state, out);
    return out.toArray().flatMap((move) => {
      const event = game.write(play.state, move) as Event;
      return allow(event) ? [event] : [];
    });
  };
  const landed: number[] = [];
  for (const { words, read, allow } of lesson.steps) {
    expect(english).toHaveProperty([words]);
    if (read || !allow) continue;
    const open = offered(allow);
    expect([words, open.length]).toEqual([words, 1]);
    expect(play.accept(open[0])).toBeNull();
    play.deal(dealer);
    if (open[0].type === 'drive') landed.push(game.view(play.state, 0).space as number);
  }
  expect(landed).toEqual([4, 7, 12, 14, 16]);
  expect(game.view(play.state, 0)).toMatchObject({ damage: 6, time: 5, free: { include: 1, select: 1, shift: 1 } });
});
