import { count, type Facts, type Phrase } from '@waybill/kernel';

function cellDie({ cell, die, shifted }: Facts): string {
  return `${String(cell)}: ${String(die)}${shifted ? ', shifted before' : ''}`;
}

/** Nobody's name stands for whoever reads it. */
const whose = ({ owner }: Facts): string => (owner === '' ? 'your' : `${String(owner)}’s`);

/** `Row 2: your free port.` */
function atPort(where: string, what: (facts: Facts) => string) {
  return (facts: Facts) => `${where} ${String(facts.line)}: ${whose(facts)} ${what(facts)}`;
}

const strip = (facts: Facts): string => `${facts.owner === '' ? 'Your' : whose(facts)} ${String(facts.name)}`;
const free = () => 'free port.';
const departed = () => 'ship has departed.';
const hidden = ({ sum, open }: Facts) => `hidden ship, ${String(sum)} aboard, ${count(open, 'cell', 'cells')} open.`;
const ship = ({ name, capacity, profit }: Facts) =>
  `${String(name)}. Load ${String(capacity)}, profit ${String(profit)}.`;

export const board = {
  pad: 'The grid of nine cells, with the ports at its left and above it',
  even: 'even',
  odd: 'odd',
  any: 'any',
  window: 'launch window',
  'window.shut': '{dice} of 9',
  'window.open': 'OPEN',
  'window.shut.long': 'The launch window is shut: {dice} of 9 cells are full.',
  'window.open.long': 'The launch window is open.',
  shipped: 'SHIPPED',
  'port.nothing.0': atPort('Row', free),
  'port.nothing.1': atPort('Column', free),
  'port.departed.0': atPort('Row', departed),
  'port.departed.1': atPort('Column', departed),
  'port.hidden.0': atPort('Row', hidden),
  'port.hidden.1': atPort('Column', hidden),
  'port.ship.0': atPort('Row', ship),
  'port.ship.1': atPort('Column', ship),
  'port.load': '{sum} aboard, needs {needs} more: {chance} if fair dice come.',
  'port.hopeless': '{sum} aboard: its load can’t be met any more.',
  'port.met': 'Full with {sum}: the load is met.',
  'port.missed': 'Full with {sum}: the load is missed.',
  'pick.ship': 'Take up: {ship}',
  'pick.shift': 'Shift the die on {cell}: {die}',
  'pick.die': 'Place a die: {die}',
  'cell.open': '{cell}: open',
  'cell.die': cellDie,
  'die.plain': '{pips}',
  'die.gold': 'gold {pips}',
  'die.red': 'red {pips}',
  docks: 'Docks on Mars: load and bonus',
  'dock.free': 'Dock for {range}: bonus {bonus}, free.',
  'dock.taken': (facts) => `Dock for ${String(facts.range)}: taken by ${whose(facts)} ${String(facts.name)}.`,
  booked: 'Booked dice, for both players',
  'booked.none': 'None: roll three.',
  'booked.out': 'None.',
  available: '{dice} to roll',
  roll: 'Roll three',
  pass: 'Pass',
  stay: 'Stay: nothing leaves',
  'help.act': 'Take a die to place it, a die on the grid to shift it, or a ship to swap it.',
  'help.must-place': 'Take one of the booked dice to place it.',
  'help.place': 'Now choose a cell for it.',
  'help.shift': 'Now choose the cell beside it.',
  'help.swap': 'Now choose the ship it changes ports with.',
  docking: 'Your six ships: choose three',
  'docking.card': ({ name, capacity, profit, port }) =>
    `${String(name)}: load ${String(capacity)}, profit ${String(profit)}${Number(port) > 0 ? `, at port ${String(port)}` : ''}`,
  'docking.help.0': ({ left }) => `${String(left)} more. They go to your rows, from the top.`,
  'docking.help.1': ({ left }) => `${String(left)} more. They go to your columns, from the left.`,
  'docking.remove': 'Take {name} back',
  'docking.done': 'Dock these three',
  'docking.any': 'Dock three for me',
  departure: 'Departure: one ship may leave',
  'ticket.ship': '{name}: {sum}',
  'ticket.met': 'load met',
  'ticket.missed': 'no profit',
  'ticket.any': 'No free dock pays for {sum}: land at any, without a bonus.',
  'ticket.land': 'Dock {range}: {profit}\u2009+\u2009{bonus}\u2009=\u2009{total}',
  'ticket.gold': 'Gold doubles',
  'ticket.red': 'Red halves',
  profit: 'profit',
  bonus: 'bonus',
  'side.ships': 'Loads',
  'side.owner': (facts) => (facts.owner === '' ? 'Your ships' : `${whose(facts)} ships`),
  'side.hidden': 'face down',
  'side.landed': 'landed at {range}',
  'side.empty': '–',
  'side.ship': 'ship',
  'side.wants': 'wants',
  'side.aboard': 'aboard',
  'side.chance': 'chance',
  'side.quiet': ({ quiet, patience }) =>
    `${count(quiet, 'turn', 'turns')} without a die placed or a departure. At ${patience}, a die must be placed.`,
  'side.way': ({ pips, odd, name }) =>
    `${pips === null ? 'The last roll had' : `The dice on the table add up to ${String(pips)},`} an ${odd ? 'odd' : 'even'} sum: whenever nobody wants to place, ${String(name)} must.`,
  'side.quiet.way': ({ quiet, patience, name }) =>
    `${count(quiet, 'turn', 'turns')} without a die placed or a departure. From ${String(patience)} on, ${String(name)} must place.`,
  'side.fleet': 'All six ships',
  'side.note': 'Chance: that the load is met if every open cell of the strip gets a fair die.',
  'note.dock': 'They stay secret until both of you have docked.',
  'note.dock.hidden': 'Face down: your rival learns what a ship is only when it leaves.',
  'note.roll': 'The dice are rolled at once.',
  'note.booked': 'Either of you may use them.',
  'note.strip': (facts) =>
    `${strip(facts)}: ${String(facts.was)} → ${String(facts.now)} aboard, chance ${String(facts.before)} → ${String(facts.after)}.`,
  'note.strip.full': (facts) => `${strip(facts)}: full with ${String(facts.now)}, ${String(facts.verdict)}.`,
  met: 'load met',
  missed: 'load missed',
  'note.window': 'This fills the grid: the launch window opens.',
  'note.shift': 'It can’t be shifted again until a ship takes it.',
  'note.depart': 'Its three dice go back to be rolled, and you may bring no more dice to its strip.',
  'note.stay': 'Your turn ends.',
  'note.last': 'Your last ship: {rival} plays on alone.',
  'part.profit': 'profit',
  'part.bonus': 'dock bonus',
  'part.doubled': '{part}, doubled',
  'part.halved': '{part}, halved',
  'part.both': '{part}, doubled and halved',
  score: ({ score }) => count(score, 'point', 'points'),
  'stamp.win': 'Shipped',
  'stamp.tie': 'Shared orbit',
  'form.help': 'Tap the three faces that were rolled.',
  'form.plain': 'Plain',
  'form.gold': 'Gold',
  'form.red': 'Red',
  'form.drop': 'Take back: {die}',
  'form.enter': 'That is the roll',
} as const satisfies Record<string, Phrase>;
