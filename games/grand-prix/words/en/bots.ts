import { count, type Facts, type Words } from '@waybill/kernel';
import { gearName } from './rules.ts';

const OTHERS: { readonly [move: string]: (facts: Facts) => string } = {
  gear: ({ gear, include }) => `${gearName(gear)}${include ? `, counting ${gear}s as well` : ''}`,
  drive: () => 'driving now',
  again: () => 'rolling again',
  otherwise: () => 'rolling other dice again',
};

const other = (facts: Facts) => OTHERS[String(facts.other)](facts);

/** Why one move is better than another. */
export const bots: Words = {
  'why.better': (facts) => `About ${count(facts.points, 'point', 'points')} better than ${other(facts)}.`,
  'why.worse': (facts) => `About ${count(facts.points, 'point', 'points')} worse than ${other(facts)}.`,
  'why.even': (facts) => `As good as ${other(facts)}.`,
};
