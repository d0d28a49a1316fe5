import { canonical, type Event, type Play, Sfc32 } from '@waybill/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { givesWay, game as haulingAstronauts, type Sheet, type State, type StateJson, sums } from './index.ts';
import { dice, dock, legal, match, type Options, roll, script } from './testing.ts';

/*
 * A match seen in a mirror: every die is turned over (seven less what it shows), rows become columns, the players change seats, and
 * every transport and dock is the one for the loads that others become. If the mirror of a match is always a match by the same rules, and
 * rolls are as likely as their mirrors, then whatever one seat can win the other can win as often.
 */

const sheet = haulingAstronauts.sheet?.standard as Sheet;

const LOADS = Array.from({ length: 16 }, (_, i) => 3 + i);
const turnedOver = (mask: number) => LOADS.reduce((to, load) => to | (((mask >> load) & 1) << (21 - load)), 0);

/** Of each transport the one that is paid as much for the loads that its own become; of each dock likewise. */
const twins = sheet.transports.map(({ capacity, profit }) =>
  sheet.transports.find((ship) => ship.profit === profit && sums(ship.capacity) === turnedOver(sums(capacity))),
);
const docks = sheet.docks.map((range) =>
  sheet.docks.findIndex((berth) => berth.bonus === range.bonus && sums(berth) === turnedOver(sums(range))),
);

const twinOf = (id: string) => twins[sheet.transports.findIndex((ship) => ship.id === id)]?.id ?? id;
const cellOf = (name: string) => `${'abc'['123'.indexOf(name[1])]}${'123'['abc'.indexOf(name[0])]}`;
const other = (seat: number) => 1 - seat;

/** What each field of an event or a state is in the mirror; the others stay as they are. */
const fields: { readonly [name: string]: (value: never) => unknown } = {
  by: (by: number | 'chance') => (by === 'chance' ? by : other(by)),
  toAct: (seat: number | 'chance' | null) => (typeof seat === 'number' ? other(seat) : seat),
  turnOf: other,
  seat: other,
  winners: (seats: readonly number[]) => seats.map(other).toReversed(),
  lastRollOdd: (odd: boolean) => !odd,
  pips: (pips: number) => 7 - pips,
  cell: cellOf,
  from: cellOf,
  to: cellOf,
  dock: (at: number) => docks[at],
  transport: twinOf,
  transports: (ids: readonly string[]) => ids.map(twinOf),
  ports: (ports: readonly (string | number | null)[]) => ports.map((at) => (typeof at === 'string' ? twinOf(at) : at)),
  grid: (grid: object) => Object.fromEntries(Object.entries(grid).map(([name, die]) => [cellOf(name), mirrored(die)])),
  dice: (rolled: readonly object[]) => rolled.map(mirrored),
  booked: (rolled: readonly { readonly pips: number; readonly kind?: string }[]) => byPips(rolled.map(mirrored)),
  seats: (seats: readonly object[]) => seats.map(mirrored).toReversed(),
  docks: (taken: readonly (object | null)[]) => docks.map((at) => (taken[at] === null ? null : mirrored(taken[at]))),
};

function mirrored<T extends object>(shown: T): T {
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [name, fields[name]?.(value as never) ?? value]),
  ) as T;
}

const KINDS = ['gold', 'red'];
function byPips<T extends { readonly pips: number; readonly kind?: string }>(rolled: readonly T[]): T[] {
  const rank = ({ pips, kind }: T) => 3 * pips + (kind === undefined ? 0 : 1 + KINDS.indexOf(kind));
  return rolled.toSorted((a, b) => rank(a) - rank(b));
}

const stateOf = ({ state }: Play<State>) => haulingAstronauts.state(state) as StateJson;
const listed = (events: readonly Event[]) => events.map(canonical).toSorted();

/** Both matches after the set-up and the first roll, which is always the first player's. */
function begun(options: Options, rng: Sfc32): [Play<State>, Play<State>] {
  const ships = [0, 1].map(() => {
    const docking = legal(match(options, sheet));
    return docking[rng.below(docking.length)].transports as string[];
  });
  const pair = [match(options, sheet), match(options, sheet)] as const;
  script(pair[0], dock(...ships[0]), dock(...ships[1]), roll);
  script(pair[1], dock(...ships[1].map(twinOf)), dock(...ships[0].map(twinOf)), roll);
  const rolled = haulingAstronauts.chance.draw(pair[0].state, rng);
  script(pair[0], rolled);
  script(pair[1], mirrored(rolled));
  return [...pair];
}

it('the usual sheet pays as much in the mirror', () => {
  expect(twins).not.toContain(undefined);
  expect(docks).not.toContain(-1);
});

it('HA-1.3, HA-2.9 where the first roll says who begins, the mirror of every match is a match, with the scores exchanged', () => {
  const options = fc.record({
    begins: fc.constant('dice' as const),
    press: fc.constantFrom('roll' as const, 'turn' as const),
    patience: fc.integer({ min: 1, max: 9 }),
    bonusDice: fc.boolean(),
    hidden: fc.boolean(),
  });
  const isMirrored = (chosen: Options, seed: number) => {
    const rng = new Sfc32(seed);
    const [one, twin] = begun(chosen, rng);
    while (haulingAstronauts.next(one.state) !== 'over') {
      expect(stateOf(twin)).toEqual(mirrored(stateOf(one)));
      const events = legal(one);
      expect(listed(legal(twin))).toEqual(listed(events.map(mirrored)));
      const isChance = haulingAstronauts.next(one.state) === 'chance';
      const event = isChance ? haulingAstronauts.chance.draw(one.state, rng) : events[rng.below(events.length)];
      script(one, event);
      script(twin, mirrored(event));
    }
    expect(stateOf(twin)).toEqual(mirrored(stateOf(one)));
  };
  fc.assert(fc.property(options, fc.integer(), isMirrored), { numRuns: 15 });
});

it('HA-2.9 where all dice on the table say who gives way, six of them say the same in the mirror', () => {
  const after = (press: 'dice' | 'roll', rolls: readonly (readonly number[])[]) => {
    const play = script(match({ begins: 'dice', press }), dock('low', 'mid', 'high'), dock('even', 'odd', 'top'));
    script(play, roll, dice(...rolls[0]), { type: 'swap', ports: [0, 1] }, roll, dice(...rolls[1]));
    return givesWay(play.state);
  };
  const rolls = [
    [1, 2, 4],
    [1, 1, 2],
  ];
  const turned = rolls.map((rolled) => rolled.map((pips) => 7 - pips));
  expect([after('dice', rolls), after('dice', turned)]).toEqual([0, 0]);
  expect([after('roll', rolls), after('roll', turned)]).toEqual([1, 0]);
});
