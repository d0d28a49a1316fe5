import { Dealer, type Event, legalEvents, Play, setupOf } from '@waybill/kernel';
import { expect, it } from 'vitest';
import { game, type State } from '../rules/index.ts';
import { lesson as english } from '../words/en/lesson.ts';
import { lesson } from './lesson.ts';

const [PUPIL, BOT] = [0, 1];

function begin(): Play<State> {
  const setup = setupOf(game, { options: {}, seats: ['Ann', 'Bot'] });
  return new Play(game, setup);
}

function open(play: Play<State>, allow: (event: Event) => boolean): Event[] {
  return legalEvents(game, play.state).filter(allow);
}

it('the lesson can be played as it says, with the answers it relies on', () => {
  const play = begin();
  const dealer = new Dealer(lesson.seed, [], 1);
  const answers = [...(lesson.answers ?? [])];
  const goOn = () => {
    for (play.deal(dealer); game.next(play.state) === BOT && answers.length > 0; play.deal(dealer)) {
      expect(play.accept(answers.shift())).toBeNull();
    }
  };
  goOn();
  for (const { words, read, allow } of lesson.steps) {
    expect(english).toHaveProperty([words]);
    if (read || !allow) continue;
    const [only, ...others] = open(play, allow).filter(({ type }) => type !== 'pass');
    expect([words, others]).toEqual([words, []]);
    expect(play.accept(only)).toBeNull();
    goOn();
  }
  expect(answers).toEqual([]);
  const told = play.events.filter(({ by }) => by === PUPIL).map(({ type }) => type);
  expect(told).toEqual(['bid', 'place', 'load', 'drive', 'bid', 'load', 'drive']);
  expect(game.score(play.state)[PUPIL]).toBe(-1 - 2 + 6 - 1 - 3 + 10);
});
