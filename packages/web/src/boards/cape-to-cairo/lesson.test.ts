import { loadKnowledge, think } from '@waybill/bots';
import { capeToCairo as game } from '@waybill/rules/cape-to-cairo';
import { Dealer, type Event, isFlaw, MoveList, Play, readSetup, Sfc32 } from '@waybill/rules/kernel';
import { expect, it } from 'vitest';
import { lesson } from './lesson.ts';
import { en } from './words.ts';

const PUPIL = 0;

async function begin() {
  const setup = readSetup(game, { options: {}, seats: ['Ann', 'Bot'] });
  if (isFlaw(setup)) throw new Error(setup.words);
  const play = new Play(game, setup);
  const knowledge = await loadKnowledge(game);
  const dealer = new Dealer(lesson.seed);
  /** Thinks as the bots of the app do: from the view alone, seeded by the match and the moment. */
  const bot = (seat: number): Event => {
    const seed = `${lesson.seed} ${play.events.length}`;
    const state = game.imagine(setup, game.view(play.state, seat), seat, new Sfc32(seed));
    const thinking = think(game, state, seat, knowledge, { level: 'easy', seed });
    for (;;) {
      const step = thinking.next();
      if (step.done) return step.value.options[0].event;
    }
  };
  const goOn = () => {
    for (play.deal(dealer); game.next(play.state) !== PUPIL; play.deal(dealer)) {
      expect(play.accept(bot(game.next(play.state) as number))).toBeNull();
    }
  };
  return { play, goOn };
}

function open(play: Awaited<ReturnType<typeof begin>>['play'], allow: (event: Event) => boolean): Event[] {
  const out = new MoveList();
  game.moves(play.state, out);
  return out
    .toArray()
    .map((move) => game.write(play.state, move))
    .filter(allow);
}

it('the lesson tells of the match that the bot really plays', async () => {
  const { play, goOn } = await begin();
  goOn();
  for (const { words, read, allow } of lesson.steps) {
    expect(en).toHaveProperty([words]);
    if (read || !allow) continue;
    const [only, ...others] = open(play, allow).filter(({ type }) => type !== 'pass');
    expect([words, others]).toEqual([words, []]);
    expect(play.accept(only)).toBeNull();
    goOn();
  }
  const told = play.events.filter(({ by }) => by === PUPIL).map(({ type }) => type);
  expect(told).toEqual(['bid', 'place', 'load', 'drive', 'bid', 'load', 'drive']);
  expect(play.state.turn).toBe(3);
  expect(game.score(play.state)[PUPIL]).toBe(-1 - 2 + 6 - 1 - 3 + 10);
});
