import { Dealer, type Event, legalEvents, Play, setupOf } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game, type State, type StateJson } from '../rules/index.ts';
import { de } from '../words/de/index.ts';
import { lesson as english } from '../words/en/lesson.ts';
import { lesson } from './lesson.ts';

/** Dice and the answers of the lesson, until the pupil is asked or the lesson has no more to say. */
function goOn(play: Play<State>, dealer: Dealer, answers: Event[]): void {
  play.deal(dealer);
  while (game.next(play.state) === 1 && answers.length > 0) {
    expect(play.accept(answers.shift())).toBeNull();
    play.deal(dealer);
  }
}

function taught(): Play<State> {
  const setup = setupOf(game, { seats: ['Ann', 'Bot'], options: {} });
  const play = new Play(game, setup);
  const dealer = new Dealer(lesson.seed, [], 1);
  const answers = [...(lesson.answers ?? [])];
  for (const { allow, words } of lesson.steps) {
    if (!allow) continue;
    const open = legalEvents(game, play.state).filter(allow);
    expect(open, words).toHaveLength(1);
    expect(play.accept(open[0])).toBeNull();
    goOn(play, dealer, answers);
  }
  expect(answers).toEqual([]);
  return play;
}

describe('the lesson', () => {
  it('can be played step by step, with the answers its words talk about', () => {
    expect((game.state(taught().state) as StateJson).seats[0].score).toBe(6);
  });

  it('has words for every step, in both languages', () => {
    for (const { words } of lesson.steps) {
      expect(english).toHaveProperty([words]);
      expect(de.board).toHaveProperty([words]);
    }
  });
});
