import { count, does, type Fact, type Facts, type Words } from '@waybill/kernel';
import { drawWords } from './drawn.ts';

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th'];
export const gearName = (gear: Fact) => `${ORDINALS[Number(gear)]} gear`;
const spaces = (n: Fact) => count(n, 'space', 'spaces');

/** What a special action adds to a sentence. */
function extras({ include, price, gear }: Facts): string {
  const counting = include ? `, counting ${gear}s as well` : '';
  return price ? `${counting}, for ${price} damage.` : `${counting}.`;
}

function drove(facts: Facts): string {
  const { spaces: n, to, jumped, damage } = facts;
  const where =
    n === 0
      ? `${does(facts, 'stays', 'You stay')} on space ${to}`
      : `${does(facts, 'drives', 'You drive')} ${spaces(n)}`;
  if (!jumped) return where;
  return `${where} and ${facts.you ? 'jump' : 'jumps'} ${count(jumped, 'section', 'sections')} for ${damage} damage`;
}

function tracks({ time, damage, bank, toGo }: Facts): string {
  const banked = bank ? ` and ${bank} in the bank` : '';
  return `${spaces(toGo)} to go, ${count(time, 'turn', 'turns')} left, ${damage} damage to spare${banked}.`;
}

function askDrive({ spaces: n, damage, left }: Facts): string {
  const move = `Drive ${spaces(n)}`;
  if (damage === 0) return `${move}, or change the roll?`;
  const retired = Number(damage) > Number(left) ? ': the car would not finish' : '';
  return `${move} for ${damage} damage (${left} to spare${retired}), or change the roll?`;
}

function rolled({ dice, spaces: n, gear, include }: Facts): string {
  const counted = include ? `${gear} or less` : `less than ${gear}`;
  return `The dice show ${(dice as readonly number[]).join(' ')}: ${n} with ${counted}.`;
}

export const words: Words = {
  ...drawWords,
  'say.start': (facts) =>
    `${does(facts, 'starts', 'You start')} ${facts.circuit} in ${gearName(facts.gear)}${extras(facts)}`,
  'say.up': (facts) => `${does(facts, 'goes', 'You go')} up to ${gearName(facts.gear)}${extras(facts)}`,
  'say.down': (facts) => `${does(facts, 'goes', 'You go')} down to ${gearName(facts.gear)}${extras(facts)}`,
  'say.shift': (facts) => `${does(facts, 'shifts', 'You shift')} to ${gearName(facts.gear)}${extras(facts)}`,
  'say.roll': rolled,
  'say.reroll': (facts) => `${does(facts, 're-rolls', 'You re-roll')} all dice${extras(facts)}`,
  'say.select': (facts) =>
    `${does(facts, 're-rolls', 'You re-roll')} ${(facts.faces as readonly number[]).join(' ')}${extras(facts)}`,
  'say.drive.on': (facts) => (facts.spaces === 0 ? `${drove(facts)}.` : `${drove(facts)}, to space ${facts.to}.`),
  'say.drive.won': (facts) => `${drove(facts)}, past the flag: ${facts.circuit} is won!`,
  'say.drive.time': (facts) =>
    `${drove(facts)}. Time is up, ${spaces(facts.place)} short of the flag: place ${facts.place} on ${facts.circuit}.`,
  'say.drive.retired': (facts) =>
    `${drove(facts)}, more than the car can take: ${facts.circuit} is not finished, place 20.`,

  'ask.start': (facts) => `Choose a gear to start ${facts.circuit} in. ${tracks(facts)}`,
  'ask.gear': (facts) => `Change up or down from ${gearName(facts.gear)}. ${tracks(facts)}`,
  'ask.roll': ({ dice }) => `Roll ${dice === 1 ? 'the die' : `the ${dice} dice`}.`,
  'ask.reroll': 'Roll the chosen dice again.',
  'ask.drive': askDrive,
  'ask.over': ({ score, circuits }) =>
    `The season is over: ${count(score, 'point', 'points')} from ${count(circuits, 'circuit', 'circuits')}.`,

  'end.all-won': 'Every circuit is won: a perfect season.',
  'end.season': 'The season is over, with every circuit finished.',
  'end.dnf': 'The season is over, with at least one circuit not finished.',

  'option.lowestGear': 'Lowest gear',
  'option.lowestGear.1': '1st: in it no die moves the car',
  'option.lowestGear.2': '2nd: there is no 1st gear',

  'refuse.due-gear': 'A turn begins with a gear.',
  'refuse.due-roll': 'The gear is chosen: the dice are to be rolled.',
  'refuse.due-drive': 'The dice are rolled: drive, re-roll or select.',
  'refuse.due-reroll': 'The chosen dice are to be rolled again first.',
  'refuse.no-gear': 'There is no gear {gear}: the gears are {lowest} to {gears}.',
  'refuse.same-gear': 'The car was in gear {gear} last turn: the same gear twice running is not allowed.',
  'refuse.too-far': 'From gear {from} to gear {gear} is more than one step: that takes a shift.',
  'refuse.shift-first': 'The first turn of a circuit allows any gear without a shift.',
  'refuse.shift-step': 'From gear {from} to gear {gear} is one step: that takes no shift.',
  'refuse.include-twice': 'Include is in force already.',
  'refuse.select-none': 'Select at least one die.',
  'refuse.select-position': 'There is no die at position {at}: they are 0 to {last}.',
  'refuse.select-twice': 'The die at position {at} is selected twice.',
  'refuse.roll-dice': ({ dice, rolled: n }) => `A roll has ${count(dice, 'die', 'dice')}, not ${n}.`,
  'refuse.roll-face': 'A die shows 1 to 6, never {face}.',
  'refuse.roll-kept': 'Die {at} was not selected: it still shows {face}, not {rolled}.',
  'refuse.price': 'The price is {need} damage; there is {have} to pay with.',
};
