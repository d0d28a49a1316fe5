// Needs hauling-astronauts.
import { findGame } from '@waybill/games';
import { Dealer, MoveList, Sfc32 } from '@waybill/kernel';
import type { Plan } from '@waybill/protocol';
import { expect, test } from 'vitest';
import type { Entry } from '../log/entry.ts';
import { openTable, step } from '../log/fold.ts';
import { History } from '../log/history.ts';
import type { TableState } from '../log/table.ts';
import { botQuestion } from './bot-question.ts';
import { Bots } from './bots.ts';

/** A game in which seats have secrets: what the other has docked. */
const PLAN: Plan = {
  game: 'hauling-astronauts',
  options: { hidden: true },
  seats: 2,
  listed: false,
  clock: null,
};

/** A match between two bots after so many events, played at random. */
function tableAfter(events: number, seed: string): TableState {
  const rng = new Sfc32(seed);
  const dealer = new Dealer(seed, []);
  const table = openTable('t', { at: 0, by: 'ann', type: 'made', ...PLAN, commit: '' });
  const history = new History(table.game);
  const push = (entry: Entry) => step(table, entry, history);
  for (const seat of [0, 1]) push({ at: 0, type: 'bot', seat, level: 'easy' });
  push({ at: 0, type: 'start' });
  const { game } = table;
  while (table.playing && table.playing.events < events && game.next(table.playing.state) !== 'over') {
    const { state } = table.playing;
    const list = new MoveList();
    if (game.next(state) === 'chance')
      push({ at: 0, type: 'event', event: dealer.draw(game, state, table.playing.events, table.playing.dealt) });
    else {
      game.moves(state, list);
      push({ at: 0, type: 'event', event: game.write(state, list.codes[rng.below(list.size)]) });
    }
  }
  return table;
}

/** The same table, with another state that this seat can't tell from it. */
function withOtherSecrets(table: TableState, seat: number, seed: string): TableState {
  const { playing, game } = table;
  if (!playing) throw new Error('not started');
  return { ...table, playing: { ...playing, state: game.guess(playing.state, seat, new Sfc32(seed)) } };
}

test('what a bot is asked is the same whatever the others have in secret', () => {
  let differing = 0;
  for (let match = 0; match < 12; match++) {
    const table = tableAfter(24 + match, `match ${match}`);
    const { game, playing } = table;
    const seat = game.next(playing?.state);
    if (typeof seat !== 'number') continue;
    for (let i = 0; i < 8; i++) {
      const other = withOtherSecrets(table, seat, `${match} ${i}`);
      if (JSON.stringify(game.state(other.playing?.state)) === JSON.stringify(game.state(playing?.state))) continue;
      differing++;
      const [asked, again] = [botQuestion(table, seat), botQuestion(other, seat)];
      expect({ ...again, seed: '' }).toEqual({ ...asked, seed: '' });
    }
  }
  // The states did differ, or nothing has been shown.
  expect(differing).toBeGreaterThan(10);
});

test('from its view a bot finds a legal move', async () => {
  const table = tableAfter(30, 'think');
  const { playing } = table;
  const game = findGame(PLAN.game);
  const seat = game?.next(playing?.state);
  if (!game || typeof seat !== 'number') throw new Error('somebody is to move');
  const bots = new Bots(1);
  try {
    const event = await bots.choose(table, seat);
    expect(game.read(playing?.state, event)).toEqual(expect.any(Number));
  } finally {
    await bots.close();
  }
});

test('whoever has many tables does not hold up the bots of others', async () => {
  const table = tableAfter(30, 'many');
  const seat = table.game.next(table.playing?.state) as number;
  const bots = new Bots(1);
  const order: string[] = [];
  const ask = (owner: string) => bots.choose({ ...table, owner }, seat).then(() => order.push(owner));
  try {
    const asked = Array.from({ length: 6 }, () => ask('many'));
    expect(bots.busy).toBe(6);
    await Promise.all([...asked, ask('ann'), ask('ben'), ask('ann')]);
    // One was being thought about before anybody else came.
    expect(order).toEqual(['many', 'many', 'ann', 'ben', 'many', 'ann', 'many', 'many', 'many']);
  } finally {
    await bots.close();
  }
});
