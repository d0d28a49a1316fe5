// Needs ship-it.
import { findGame } from '@waybill/games';
import { Dealer, MoveList, Sfc32 } from '@waybill/kernel';
import { expect, test } from 'vitest';
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

test('taking back costs in proportion: a log with six hundred is hardly dearer than as long a one without', () => {
  const [few, many] = [logOf(30, 'few'), logOf(600, 'many')];
  const costOf = (entries: readonly Entry[]) => {
    const before = process.cpuUsage();
    for (let i = 0; i < 3; i++) replay('t', entries, 0);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / entries.length;
  };
  costOf(few);
  // Replaying a hundred events and more for each of them made it dozens of times.
  expect(costOf(many) / costOf(few)).toBeLessThan(6);
});
