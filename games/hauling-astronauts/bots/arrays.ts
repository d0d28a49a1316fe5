import { each, type Field, gameArrays, number } from '@waybill/bots/arrays';
import {
  availableDice,
  CELLS,
  dieOf,
  GOLD,
  isDocked,
  KINDS,
  kindOf,
  move,
  NONE,
  PLAIN,
  PORTS,
  pipsOf,
  portOf,
  RED,
  SHIFTED,
  type Sheet,
  type State,
  seesPorts,
} from '../rules/index.ts';

/** Dock, act, roll, depart, over. */
const STEPS = 5;
const PIPS = 6;
const DOCKS = 6;
const TRANSPORTS = 6;
const SEATS = 2;
/** No transport, one that is hidden, or one of the sheet. */
const EMPTY = 0;
const SECRET = 1;
const FIRST = 2;

/** Seats come own first. */
export const arrays = gameArrays<Sheet, State, State>({
  codes: ({ options: { bonusDice } }) => {
    const kinds = bonusDice ? [PLAIN, GOLD, RED] : [PLAIN];
    const parts = bonusDice ? [0, 1, 2] : [move.ABSENT];
    const cells = CELLS.map((_, cell) => cell);
    const pips = Array.from({ length: PIPS }, (_, i) => i + 1);
    const ids = Array.from({ length: DOCKS }, (_, i) => i);
    return [
      move.ROLL,
      move.PASS,
      move.STAY,
      ...[0, 1, 2].map((pair) => move.SWAP + pair),
      ...kinds.flatMap((kind) => pips.flatMap((n) => cells.map((cell) => move.placing(dieOf(n, kind), cell)))),
      ...cells.flatMap((from) => cells.filter((to) => to !== from).map((to) => move.shifting(from, to))),
      ...[0, 1, 2].flatMap((port) =>
        ids.flatMap((dock) => parts.flatMap((gold) => parts.map((red) => move.departing(port, dock, gold, red)))),
      ),
      ...ids.flatMap((a) =>
        ids.flatMap((b) => ids.filter((c) => a !== b && a !== c && b !== c).map((c) => move.docking(a, b, c))),
      ),
    ];
  },
  look: (s) => s,
  fields: (): Field<State>[] => [
    each('step', STEPS, 1, ({ step }, _, item, to, at) => {
      to[at] = step === item ? 1 : 0;
    }),
    number('my turn', (s, seat) => s.seat === seat),
    number('turn', ({ turn }) => turn),
    number('rolled', ({ rolled }) => rolled),
    number('placed', ({ placed }) => placed),
    number('window', ({ window }) => window),
    number('quiet', ({ quiet }) => quiet),
    number('available', (s) => availableDice(s)),
    // How many of each kind, plain, gold and red, show each number.
    each('booked', KINDS.length, PIPS, ({ booked }, _, kind, to, at) => {
      for (let pips = 1; pips <= PIPS; pips++) to[at + pips - 1] = booked[dieOf(pips, kind)];
    }),
    // Of each cell, a1 to c3: pips (0 is none), whether gold, whether red, whether shifted.
    each('grid', CELLS.length, 4, ({ grid }, _, cell, to, at) => {
      const die = grid[cell];
      if (die === 0) return;
      to[at] = pipsOf(die);
      to[at + 1] = kindOf(die) === GOLD ? 1 : 0;
      to[at + 2] = kindOf(die) === RED ? 1 : 0;
      to[at + 3] = die >= SHIFTED ? 1 : 0;
    }),
    // Of each port: one of none, hidden, and the transports of the sheet.
    each('ports', SEATS * PORTS, FIRST + TRANSPORTS, (s, seat, item, to, at) => {
      const owner = (seat + (item < PORTS ? 0 : 1)) % SEATS;
      const port = item % PORTS;
      const shown = !isDocked(s, owner, port)
        ? EMPTY
        : seesPorts(s, seat, owner)
          ? FIRST + portOf(s, owner, port)
          : SECRET;
      to[at + shown] = 1;
    }),
    each('scores', SEATS, 1, ({ scores }, seat, item, to, at) => {
      to[at] = scores[(seat + item) % SEATS];
    }),
    // Of each dock: mine, theirs.
    each('docks', DOCKS, 2, ({ docks }, seat, dock, to, at) => {
      const taken = docks[dock];
      if (taken !== NONE) to[at + (Math.floor(taken / TRANSPORTS) === seat ? 0 : 1)] = 1;
    }),
  ],
});
