import { capeToCairo as game, type State } from '@waybill/rules/cape-to-cairo';
import { Dealer, type Event, isFlaw, MoveList, Play, readSetup } from '@waybill/rules/kernel';
import { expect, it } from 'vitest';
import { lesson } from './lesson.ts';
import { en } from './lesson-words.ts';

const [PUPIL, BOT] = [0, 1];

function begin(): Play<State> {
  const setup = readSetup(game, { options: {}, seats: ['Ann', 'Bot'] });
  if (isFlaw(setup)) throw new Error(setup.words);
  return new Play(game, setup);
}

function open(play: Play<State>, allow: (event: Event) => boolean): Event[] {
  const out = new MoveList();
  game.moves(play.state, out);
  return out
    .toArray()
    .map((move) => game.write(play.state, move))
    .filter(allow);
}

it('the lesson can be played as it says, with the answers it relies on', () => {
  const play = begin();
  const dealer = new Dealer(lesson.seed);
  const answers = [...(lesson.answers ?? [])];
  const goOn = () => {
    for (play.deal(dealer); game.next(play.state) === BOT && answers.length > 0; play.deal(dealer)) {
      expect(play.accept(answers.shift())).toBeNull();
    }
  };
  goOn();
  for (const { words, read, allow } of lesson.steps) {
    expect(en).toHaveProperty([words]);
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
