import { type Event, type Match, Play, setupOf } from '@waybill/kernel';
import type { Sample } from '@waybill/web/games/board.ts';
import { type DieJson, game } from '../rules/index.ts';

type Short = { readonly type: string; readonly [field: string]: unknown };
type Options = { readonly [key: string]: boolean };

const ROLL: Short = { type: 'roll' };
const dock = (...transports: readonly string[]): Short => ({ type: 'dock', transports });
const dice = (...rolled: readonly (number | DieJson)[]): Short => ({
  type: 'roll',
  dice: rolled.map((die) => (typeof die === 'number' ? { pips: die } : die)),
});
const place = (die: number | DieJson, cell: string): Short => ({
  type: 'place',
  ...(typeof die === 'number' ? { pips: die } : die),
  cell,
});
const depart = (port: number, at: number, parts: object = {}): Short => ({ type: 'depart', port, dock: at, ...parts });

const GOLD: DieJson = { pips: 2, kind: 'gold' };
const RED: DieJson = { pips: 4, kind: 'red' };
const DOCKED = [dock('mid', 'high', 'odd'), dock('even', 'low', 'top')];
const LOADED = [ROLL, dice(2, GOLD, 6), place(2, 'a1'), place(GOLD, 'b1'), place(6, 'b2')];
const MORE = [ROLL, dice(RED, 3, 5), place(RED, 'c1'), place(5, 'a2'), place(3, 'c2')];
const FULL = [ROLL, dice(1, 1, 5), place(1, 'b3'), place(5, 'c3'), place(1, 'a3')];
const LEAVES = depart(0, 2, { gold: 'profit', red: 'bonus' });

/** Every phase; how matches end comes from the recorded ones. */
export async function samples(): Promise<readonly Sample[]> {
  const all = [...DOCKED, ...LOADED, ...MORE, ...FULL];
  const match = played([...all, LEAVES], { bonusDice: true });
  const after = (events: readonly Short[]) => events.length;
  const acting = after([...DOCKED, ...LOADED]);
  const hidden = played([...DOCKED, ROLL, dice(2, 6, 3), place(2, 'a1'), place(6, 'b1')], { hidden: true });
  return [
    { title: 'six transports to choose from', match, at: 0 },
    { title: 'a docking looked at', match, at: 0, preview: by(0, DOCKED[0]) },
    { title: 'the second player docks', match, at: 1 },
    { title: 'the first turn starts with a roll', match, at: 2, preview: by(0, ROLL) },
    { title: 'three dice are to be rolled', match, at: 3 },
    { title: 'a die to be placed', match, at: 4 },
    { title: 'a place looked at', match, at: 5, preview: by(1, place(6, 'b2')) },
    { title: 'a shift looked at', match, at: acting, preview: by(1, { type: 'shift', from: 'a1', to: 'a2' }) },
    { title: 'a swap looked at', match, at: acting, preview: by(1, { type: 'swap', ports: [0, 2] }) },
    { title: 'the window has opened, with gold and red aboard', match, at: after(all) },
    { title: 'a departure looked at', match, at: after(all), preview: by(0, LEAVES) },
    { title: 'one transport has left', match },
    { title: 'transports face down', match: hidden },
  ];
}

function by(seat: 0 | 1, event: Short): Event {
  return { by: seat, ...event };
}

function played(events: readonly Short[], options: Options): Match {
  const seats = ['Ann', 'Ben'];
  const play = new Play(game, setupOf(game, { options, seats }));
  for (const event of events) {
    const next = game.next(play.state);
    if (next !== 'over') play.accept({ by: next, ...event });
  }
  return { waybill: 1, game: game.id, options, seats, events: play.events };
}
