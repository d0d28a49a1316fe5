import type { Fact, Words } from '@waybill/kernel';

const list = (numbers: Fact): string => (numbers as readonly number[]).join(' and ');

export const words: Words = {
  'say.slips': 'Both drivers draw a slip and look at it alone.',
  'say.roll': ({ dice }) => `The dice show ${list(dice)}.`,
  'say.load': '{seat} loads {die}, which makes {load}.',
  'say.close': '{seat} closes the van with {load} in it.',

  'ask.slips': 'Each driver draws a slip.',
  'ask.roll': 'Roll both dice.',
  'ask.load': ({ dice, load }) =>
    `Load ${(dice as readonly number[]).join(' or ')}, or close the van with ${load} in it.`,
  'ask.over': ({ scores }) => `The vans deliver ${list(scores)}.`,

  'end.delivered': 'One van delivers more than the other.',
  'end.shared': 'Both vans deliver the same.',
  'end.nothing': 'Both vans are too heavy: nothing is delivered.',

  'refuse.slips': 'There are two slips to draw, each from 1 to {slips}.',
  'refuse.same-slip': 'There is only one slip with the number {slip}.',
  'refuse.no-die': ({ die, dice }) => `No die shows ${die}: they show ${list(dice)}.`,

  'option.floor': 'What a van carries before its slip is added',

  'draw.floor': 'A van carries {floor} and its slip.',
  'draw.van': 'Van {van}: {load}, slip {slip}',
  'draw.closed': '(closed)',
  'draw.dice': ({ van, dice }) => `Dice for van ${van}: ${list(dice)}`,
};
