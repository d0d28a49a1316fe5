import { choose, loadKnowledge } from '@waybill/bots';
import { haulingAstronauts as game, type Sheet, type State, type StateJson } from '@waybill/rules/hauling-astronauts';
import { Dealer, type Event, isFlaw, MoveList, Play, readSetup, type Setup, Sfc32 } from '@waybill/rules/kernel';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { lesson } from './lesson.ts';
import { en } from './words.ts';

function legal(s: State): Event[] {
  const list = new MoveList();
  game.moves(s, list);
  return list.toArray().map((move) => game.write(s, move));
}

/** Dice and the gentle bot go on as they do in the app, until the pupil is asked. */
async function goOn(play: Play<State>, setup: Setup<Sheet>, dealer: Dealer): Promise<void> {
  const knowledge = await loadKnowledge(game);
  for (let next = game.next(play.state); next !== 0 && next !== 'over'; next = game.next(play.state)) {
    const seed = `${dealer.seed} ${play.events.length}`;
    if (next === 'chance') play.deal(dealer);
    else {
      const known = game.imagine(setup, game.view(play.state, next), next, new Sfc32(seed));
      play.accept(game.write(known, choose(game, known, next, knowledge, { level: 'easy', seed })));
    }
  }
}

async function taught(): Promise<Play<State>> {
  const setup = readSetup(game, { seats: ['Ann', 'Bot'], options: {} });
  if (isFlaw(setup)) throw new Error(setup.words);
  const play = new Play(game, setup);
  const dealer = new Dealer(lesson.seed);
  for (const { allow, words } of lesson.steps) {
    if (!allow) continue;
    const open = legal(play.state).filter(allow);
    expect(open, words).toHaveLength(1);
    expect(play.accept(open[0])).toBeNull();
    await goOn(play, setup, dealer);
  }
  return play;
}

describe('the lesson', () => {
  it('can be played step by step, and the bot does what the words say', async () => {
    const play = await taught();
    const bot = play.events.filter(({ by }) => by === 1).slice(0, 6);
    expect(bot).toEqual([
      { by: 1, type: 'dock', transports: ['mid', 'even', 'odd'] },
      { by: 1, type: 'place', pips: 2, cell: 'a3' },
      { by: 1, type: 'swap', ports: [0, 2] },
      { by: 1, type: 'place', pips: 4, cell: 'c2' },
      { by: 1, type: 'shift', from: 'a3', to: 'b3' },
      { by: 1, type: 'place', pips: 3, cell: 'c3' },
    ]);
    expect((game.state(play.state) as StateJson).seats[0].score).toBe(6);
  });

  it('has words for every step, in both languages', () => {
    for (const { words } of lesson.steps) {
      expect(en).toHaveProperty([words]);
      expect(de.board).toHaveProperty([words]);
    }
  });
});
