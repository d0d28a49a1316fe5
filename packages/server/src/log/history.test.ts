// Needs ship-it.
import { findGame } from '@waybill/games';
import { Dealer, MoveList, Sfc32 } from '@waybill/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Entry } from './entry.ts';
import { fold, openTable, step } from './fold.ts';
import { History } from './history.ts';
import { replay } from './replay.ts';

const MADE: Entry = {
  at: 0,
  by: 'ann',
  type: 'made',
  game: 'ship-it',
  options: {},
  seats: 2,
  listed: false,
  clock: null,
  commit: '',
};

/** A log that goes on and back at random. */
function logOf(takeBacks: number, seed: string): Entry[] {
  const rng = new Sfc32(seed);
  const dealer = new Dealer(seed, []);
  const entries: Entry[] = [MADE, { at: 0, type: 'start' }];
  const table = openTable('t', MADE);
  const history = new History(table.game);
  const push = (entry: Entry) => {
    entries.push(entry);
    step(table, entry, history);
  };
  step(table, entries[1], history);
  for (let backs = 0; backs < takeBacks; ) {
    const { game, playing } = table;
    if (!playing) throw new Error('it has started');
    const next = game.next(playing.state);
    const list = new MoveList();
    if (next === 'over' || (playing.events > 100 && rng.below(2) === 0)) {
      push({ at: 0, type: 'back', to: playing.events - 1 - rng.below(40) });
      backs++;
    } else if (next === 'chance')
      push({ at: 0, type: 'event', event: dealer.draw(game, playing.state, playing.events, playing.dealt) });
    else {
      game.moves(playing.state, list);
      push({ at: 0, type: 'event', event: game.write(playing.state, list.codes[rng.below(list.size)]) });
    }
  }
  return entries;
}

test('a fold that goes back comes to the state of the events that stand', () => {
  const game = findGame('ship-it');
  for (const seed of ['a', 'b', 'c']) {
    const entries = logOf(12, seed);
    const { table, history } = fold('t', entries);
    const plain = fold('t', [
      MADE,
      entries[1],
      ...history.events.map((event): Entry => ({ at: 0, type: 'event', event })),
    ]);
    expect(game?.state(table.playing?.state)).toEqual(game?.state(plain.table.playing?.state));
    expect(table.playing?.events).toBe(history.events.length);
  }
});

test('taking back costs no more in a long match: a few events are played again, not all of them', () => {
  const game = findGame('ship-it')!;
  const entries = logOf(600, 'many');
  const events = entries.filter(({ type }) => type === 'event').length;
  const backs = entries.filter(({ type }) => type === 'back').length;
  const [play, settle] = [vi.spyOn(game, 'play'), vi.spyOn(game.chance, 'settle')];
  onTestFinished(() => [play, settle].forEach((spy) => spy.mockRestore()));
  replay('t', entries, 0);
  const again = play.mock.calls.length + settle.mock.calls.length - events;
  expect(backs).toBe(600);
  expect(again).toBeGreaterThan(backs);
  expect(again / backs).toBeLessThan(16);
});
