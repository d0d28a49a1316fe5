import { canonical, type Event, isRefusal, judge } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { CELLS, game as haulingAstronauts } from './index.ts';
import { depart, legal, match, type Options, pass, place, roll, shift, stay, swap, wander } from './testing.ts';

const PARTS = [undefined, 'profit', 'bonus'];

/** Every event a seat could think of after set-up. */
const conceivable = [
  roll,
  pass,
  stay,
  swap(0, 1),
  swap(0, 2),
  swap(1, 2),
  ...CELLS.flatMap((cell) =>
    [1, 2, 3, 4, 5, 6].flatMap((pips) => [place(pips, cell), place(`${pips}g`, cell), place(`${pips}r`, cell)]),
  ),
  ...CELLS.flatMap((from) => CELLS.map((to) => shift(from, to))),
  ...[0, 1, 2].flatMap((port) => [0, 1, 2, 3, 4, 5].flatMap((dock) => departures(port, dock))),
];

function departures(port: number, dock: number) {
  return PARTS.flatMap((gold) =>
    PARTS.map((red) => depart(port, dock, { ...(gold ? { gold } : {}), ...(red ? { red } : {}) })),
  );
}

const sorted = (events: readonly Event[]) => events.map(canonical).sort();

describe('the gate', () => {
  it.each<Options>([{}, { bonusDice: true }])(
    'accepts of all conceivable events exactly the legal ones: %o',
    (options) => {
      for (let seed = 0; seed < 6; seed++) {
        wander(match(options), `gate ${seed}`, undefined, (play) => {
          const by = haulingAstronauts.next(play.state);
          if (play.state.turn === 0 || by === 'chance' || by === 'over') return false;
          const events = conceivable.map((event) => ({ by, ...event }));
          const accepted = events.filter((event) => !isRefusal(judge(haulingAstronauts, play.state, event)));
          expect(sorted(accepted)).toEqual(sorted(legal(play)));
          return false;
        });
      }
    },
  );
});
