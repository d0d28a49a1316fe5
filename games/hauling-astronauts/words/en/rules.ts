import { count, does, type Facts, type Words } from '@waybill/kernel';
import { drawWords } from './drawn.ts';

export function rangeText(min: number, max: number): string {
  return min === max ? `${min}` : `${min}–${max}`;
}

/** "Heron, Tern and Gull". */
function list(items: Facts[string]): string {
  const texts = (items as readonly (string | number)[]).map(String);
  return texts.length < 2 ? texts.join() : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

/** "a gold 4". */
function aDie({ pips, kind }: Facts): string {
  return kind === 'plain' ? `a ${pips}` : `a ${kind} ${pips}`;
}

function docked(facts: Facts): string {
  const docks = does(facts, 'docks', 'You dock');
  return facts.shown === 0 ? `${docks} three ships face down.` : `${docks} ${list(facts.transports)}.`;
}

function departs(facts: Facts): string {
  const { transport, sum, profit, bonus, range } = facts;
  const points = profit || bonus ? `${profit} profit + ${bonus} bonus` : 'no points';
  return `${facts.you ? 'Your' : `${facts.seat}’s`} ${transport} leaves with ${sum} aboard for the dock ${range}: ${points}${diceChange(facts)}.`;
}

function diceChange({ gold, red }: Facts): string {
  const changes = [gold && `gold doubles the ${gold}`, red && `red halves the ${red}`].filter(Boolean);
  return changes.length > 0 ? ` (${changes.join(', ')})` : '';
}

function stock({ booked, available }: Facts): string {
  return `${booked} booked, ${available} available.`;
}

export const words: Words = {
  ...drawWords,
  'option.bonusDice': 'Bonus dice: a gold one doubles, a red one halves',
  'option.hidden': 'Hidden ships: docked face down until they leave',
  'option.begins': 'Who has the first turn',
  'option.begins.first': 'the first player',
  'option.begins.dice': 'the first roll decides: odd the first player, even the second',
  'option.patience': 'Quiet turns in a row after which a die must be placed (4 is usual)',
  'option.press': 'Who must place when nobody has for long',
  'option.press.turn': 'whoever’s turn it is',
  'option.press.dice': 'all dice on the table decide: odd the first player, even the second',
  'option.press.roll': 'the last roll decides: odd the first player, even the second',
  sheet: 'Ships and docks',
  'sheet.transports': 'Ships',
  'sheet.docks': 'Destination docks',
  'sheet.capacity': 'Capacity',
  'sheet.profit': 'Profit',
  'sheet.range': 'Range',
  'sheet.bonus': 'Bonus',

  'say.dock': docked,
  'say.roll': (facts) => `${does(facts, 'rolls', 'You roll')} three dice.`,
  'say.rolled': ({ dice }) => `The dice show ${list(dice)}.`,
  'say.begins': (facts) => `The dice show ${list(facts.dice)}: ${does(facts, 'begins', 'you begin')}.`,
  'say.place': (facts) => `${does(facts, 'places', 'You place')} ${aDie(facts)} on ${facts.cell}.`,
  'say.shift': (facts) => `${does(facts, 'shifts', 'You shift')} ${aDie(facts)} from ${facts.from} to ${facts.to}.`,
  'say.swap': (facts) => `${does(facts, 'swaps', 'You swap')} ${list(facts.transports)}.`,
  'say.swap-hidden': (facts) => `${does(facts, 'swaps', 'You swap')} the ships at ports ${list(facts.ports)}.`,
  'say.pass': (facts) => `${does(facts, 'has no action and passes', 'You have no action and pass')}.`,
  'say.stay': (facts) => `${does(facts, 'sends', 'You send')} no ship off.`,
  'say.depart': departs,

  'ask.dock': 'Choose three of your six ships and dock them at your ports.',
  'ask.first-roll': 'Roll three dice to begin.',
  'ask.act': (facts) => `Place a die, shift one or swap two of your ships. ${stock(facts)}`,
  'ask.roll-or-act': (facts) => `Roll three more dice if you like, then place, shift or swap. ${stock(facts)}`,
  'ask.must-place': ({ quiet }) =>
    `${count(quiet, 'turn', 'turns')} without a die placed or a departure: place one now.`,
  'ask.must-roll': 'Nothing can be done without dice: roll three.',
  'ask.pass': 'No action is open to you: pass.',
  'ask.depart': ({ ready }) => `Send a ship off, or stay. Ready: ${list(ready)}.`,
  'ask.must-depart': ({ ready }) => `Nobody may stall any longer: send a ship off. Ready: ${list(ready)}.`,
  'ask.rolling': 'Three dice are being rolled.',
  'ask.over': 'All ships have departed.',

  'end.win': 'All ships have departed: the higher score wins.',
  'end.tie': 'All ships have departed with level scores: the win is shared.',

  'refuse.due-dock': 'First both players dock three ships.',
  'refuse.due-roll': 'The first turn starts with a roll.',
  'refuse.due-act': 'Now is the time to roll or act: place, shift or swap; departures come after the action.',
  'refuse.due-depart': 'The action is done: send a ship off or stay.',
  'refuse.three-transports': ({ given }) => `Dock three ships; you named ${given}.`,
  'refuse.no-such-transport': 'There is no ship “{id}” on the sheet.',
  'refuse.twice': 'You have only one “{id}”.',
  'refuse.rolled': 'You have rolled this turn already.',
  'refuse.few-dice': 'A roll takes {need} dice; only {have} are available.',
  'refuse.three-dice': ({ dice }) => `A roll is of three dice, not ${dice}.`,
  'refuse.no-such-die': ({ pips, kind }) => `There is no die that shows ${kind ? `${kind} ` : ''}${pips}.`,
  'refuse.not-available': ({ kind, need, have }) =>
    `The roll has ${need} ${kind}; of those, ${have} ${have === 1 ? 'is' : 'are'} available.`,
  'refuse.not-booked': (facts) => `No die like that is booked: ${aDie(facts)}.`,
  'refuse.no-such-cell': 'There is no cell “{cell}”: cells are a1 to c3.',
  'refuse.cell-full': '{cell} has a die on it.',
  'refuse.cell-empty': 'There is no die on {cell}.',
  'refuse.shifted': 'The die on {cell} has been shifted before and stays until it is loaded.',
  'refuse.not-one-step': '{from} to {to} is not one step up, down or sideways.',
  'refuse.two-ports': ({ given }) => `A swap is of two ports, not ${given}.`,
  'refuse.no-such-port': 'There is no port {port}: ports are 0, 1 and 2.',
  'refuse.same-port': 'Port {port} can’t be swapped with itself.',
  'refuse.empty-port': 'The ship of port {port} has departed.',
  'refuse.strip-closed': 'Your ship at port {port} has departed: no die of yours may come to {cell}.',
  'refuse.can-act': 'You may pass only when there is nothing you can do.',
  'refuse.must-roll': 'You can place a die after a roll, so roll.',
  'refuse.must-place': ({ quiet }) =>
    `${count(quiet, 'turn', 'turns')} without a die placed or a departure: you must place a die.`,
  'refuse.must-depart': ({ quiet }) =>
    `${count(quiet, 'turn', 'turns')} without a die placed or a departure: a ship must leave.`,
  'refuse.no-port-to-leave': 'There is no port {port}: ports are 0, 1 and 2.',
  'refuse.gone': 'The ship of port {port} has departed already.',
  'refuse.strip-open': ({ port, open }) =>
    `The strip of port ${port} still has ${count(open, 'open cell', 'open cells')}.`,
  'refuse.no-such-dock': 'There is no dock {dock}: docks are 0 to 5.',
  'refuse.dock-taken': 'Dock {dock} is taken.',
  'refuse.other-dock': 'Another free dock’s range holds {sum}; dock {dock}’s does not.',
  'refuse.not-aboard': 'The {kind} die is not aboard.',
  'refuse.choose-part': 'The {kind} die is aboard: say whether it works on the profit or the bonus.',
  'refuse.no-such-part': 'The {kind} die works on “profit” or “bonus”, not on “{part}”.',
};
