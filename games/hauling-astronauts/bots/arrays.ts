import { type ActionKind, each, type Field, gameArrays, number } from '@waybill/bots/arrays';
import {
  availableDice,
  CELLS,
  dieOf,
  GOLD,
  givesWay,
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

const STEPS = ['dock', 'act', 'roll', 'depart', 'over'];
const PIPS = 6;
const DOCKS = 6;
const TRANSPORTS = 6;
const SEATS = 2;
/** No transport, one that is hidden, or one of the sheet. */
const EMPTY = 0;
const SECRET = 1;
const FIRST = 2;
const AT_PORT = FIRST + TRANSPORTS;
const AT_CELL = 4;

const range = (length: number, from = 0) => Array.from({ length }, (_, i) => from + i);
const cells = range(CELLS.length);
const docks = range(DOCKS);

const fields: readonly Field<State>[] = [
  {
    name: 'step',
    about: `what is due: ${STEPS.join(', ')}`,
    size: STEPS.length,
    write({ step }, _, to, at) {
      to[at + step] = 1;
    },
  },
  number('my turn', '1 if it is this seat’s turn', (s, seat) => s.seat === seat),
  number('turn', 'which turn of the match it is; 0 in set-up', ({ turn }) => turn),
  number('rolled', '1 if dice were rolled in this turn', ({ rolled }) => rolled),
  number('placed', '1 if a die was placed in this turn', ({ placed }) => placed),
  number('window', '1 once the launch window is open', ({ window }) => window),
  number('quiet', 'turns in a row with no die placed and no departure', ({ quiet }) => quiet),
  number(
    'I give way',
    '1 if it is this seat that must place when nobody has for long; 0 where the turn decides',
    (s, seat) => s.table.diceDecide && givesWay(s) === seat,
  ),
  number('available', 'dice in Available', (s) => availableDice(s)),
  {
    name: 'booked',
    about: 'dice in Booked: of each kind (plain, gold, red), how many show 1, 2, … 6',
    size: KINDS.length * PIPS,
    write({ booked }, _, to, at) {
      for (let kind = 0; kind < KINDS.length; kind++) {
        for (let pips = 1; pips <= PIPS; pips++) to[at + kind * PIPS + pips - 1] = booked[dieOf(pips, kind)];
      }
    },
  },
  {
    name: 'grid',
    about: 'of each cell, a1, b1, c1, a2, … c3: its pips (0 is no die), 1 if gold, 1 if red, 1 if shifted',
    size: CELLS.length * AT_CELL,
    write({ grid }, _, to, at) {
      for (let cell = 0; cell < CELLS.length; cell++) {
        const die = grid[cell];
        if (die === 0) continue;
        const here = at + cell * AT_CELL;
        const kind = kindOf(die);
        to[here] = pipsOf(die);
        if (kind === GOLD) to[here + 1] = 1;
        if (kind === RED) to[here + 2] = 1;
        if (die >= SHIFTED) to[here + 3] = 1;
      }
    },
  },
  {
    name: 'ports',
    about: 'of each port, your three first: one of none, hidden, and the six transports of the sheet',
    size: SEATS * PORTS * AT_PORT,
    write(s, seat, to, at) {
      for (let item = 0; item < SEATS * PORTS; item++) {
        const owner = item < PORTS ? seat : 1 - seat;
        const port = item % PORTS;
        const shown = !isDocked(s, owner, port)
          ? EMPTY
          : seesPorts(s, seat, owner)
            ? FIRST + portOf(s, owner, port)
            : SECRET;
        to[at + item * AT_PORT + shown] = 1;
      }
    },
  },
  each('scores', 'yours and theirs', SEATS, 1, ({ scores }, seat, item, to, at) => {
    to[at] = scores[(seat + item) % SEATS];
  }),
  {
    name: 'docks',
    about: 'of each destination dock, 0 to 5: 1 if your transport is there, 1 if theirs is',
    size: DOCKS * 2,
    write(s, seat, to, at) {
      for (let dock = 0; dock < DOCKS; dock++) {
        const taken = s.docks[dock];
        if (taken !== NONE) to[at + 2 * dock + (Math.floor(taken / TRANSPORTS) === seat ? 0 : 1)] = 1;
      }
    },
  },
];

function actions(bonusDice: boolean): ActionKind[] {
  const kinds = bonusDice ? [PLAIN, GOLD, RED] : [PLAIN];
  const parts = bonusDice ? [0, 1, 2] : [move.ABSENT];
  const dice = kinds.flatMap((kind) => range(PIPS, 1).map((pips) => dieOf(pips, kind)));
  return [
    { name: 'roll', about: 'roll three dice', codes: [move.ROLL] },
    { name: 'pass', about: 'nothing can be done', codes: [move.PASS] },
    { name: 'stay', about: 'send nothing off', codes: [move.STAY] },
    { name: 'swap', about: 'ports 0 and 1, 0 and 2, 1 and 2', codes: range(3, move.SWAP) },
    {
      name: 'place',
      about: 'a booked die on a cell: by kind (plain; with bonusDice also gold, red), then pips, then cell',
      codes: dice.flatMap((die) => cells.map((cell) => move.placing(die, cell))),
    },
    {
      name: 'shift',
      about: 'a die of the grid: by the cell it leaves, then the other cells',
      codes: cells.flatMap((from) => cells.filter((to) => to !== from).map((to) => move.shifting(from, to))),
    },
    {
      name: 'depart',
      about: 'by port, then dock, then (with bonusDice) what gold doubles and red halves: nothing, profit, bonus',
      codes: range(PORTS).flatMap((port) =>
        docks.flatMap((dock) => parts.flatMap((gold) => parts.map((red) => move.departing(port, dock, gold, red)))),
      ),
    },
    {
      name: 'dock',
      about: 'three different transports of the sheet, at ports 0, 1 and 2, in the order of their numbers',
      codes: docks.flatMap((a) =>
        docks.flatMap((b) => docks.filter((c) => a !== b && a !== c && b !== c).map((c) => move.docking(a, b, c))),
      ),
    },
  ];
}

export const arrays = gameArrays<Sheet, State, State>({
  actions: ({ options: { bonusDice } }) => actions(bonusDice === true),
  look: (s) => s,
  fields: () => fields,
});
