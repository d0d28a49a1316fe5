import { count, does, type Fact, type Facts, type Words } from '@waybill/kernel';
import { and, payments, place, points, rankName, suit } from './phrases.ts';

const places = (codes: Fact | undefined): string => and((codes as readonly string[]).map(place));

function pays(facts: Facts): string {
  const parts = payments(facts);
  return parts.length > 0 ? `pays ${and(parts)}` : 'pays nothing';
}

function haul(facts: Facts): string {
  const rank = facts.rank === null ? '' : `, ${rankName(facts.rank)},`;
  const line = `${does(facts, 'hauls', 'You haul')} a coin of ${suit(facts.of)}${rank} from ${place(facts.from)} to ${place(facts.to)}`;
  if (facts.fills) return `${line}: the hub is full and ships.`;
  if (facts.hub) return `${line}, a hub.`;
  return facts.warehouse && facts.rank === null ? `${line}, where it is turned up.` : `${line}.`;
}

function build(facts: Facts): string {
  const line = `${does(facts, 'builds', 'You build')} ${facts.domino}`;
  const joined = (facts.joins as readonly string[]).length;
  if (joined === 0) return `${line} on ${and(facts.squares as string[])}, joined to nothing yet.`;
  return `${line}${joined > 1 ? ' between' : ', joined to'} ${places(facts.joins)}.`;
}

function official(facts: Facts): string {
  const way = `from ${place(facts.from)} to ${place(facts.to)} for ${points(facts.cost)}`;
  const line = `${does(facts, 'moves', 'You move')} the official of ${suit(facts.suit)} ${way}`;
  return facts.ships ? `${line}: the hub ships and ${pays(facts)}.` : `${line}.`;
}

const SUIT_TITLES: { readonly [code: string]: string } = { S: 'Suns', C: 'Crowns', A: 'Arms', M: 'Moons' };
/** "Suns, 8 points left." */
const turn = (facts: Facts): string => `${SUIT_TITLES[String(facts.suit)]}, ${points(facts.points)} left.`;

export const words: Words = {
  'say.dealt-cities': 'The tiles are drawn, turned and laid out as cities.',
  'say.dealt-freight': 'Twenty coins of freight are laid on the tiles, suit up.',
  'say.dealt-link': 'The domino is {domino}.',
  'say.dealt-scatter': (facts) =>
    `The shipment from ${place(facts.from)} ${pays(facts)}; ${count((facts.tiles as string[]).length, 'coin goes', 'coins go')} back to ${places([...new Set(facts.tiles as string[])])}.`,
  'say.link': (facts) => `${does(facts, 'buys', 'You buy')} a link for 1 point.`,
  'say.lift': (facts) => `${does(facts, 'takes', 'You take')} up the domino ${facts.domino} for 1 point.`,
  'say.build': build,
  'move.build': (facts) => `${build(facts)} (${and(facts.squares as string[])})`,
  'say.official': official,
  'say.pipstop': (facts) =>
    `${does(facts, 'sets', 'You set')} the pip-stop to ${facts.value} for ${points(facts.value)}.`,
  'say.haul': haul,
  'say.chip': (facts) => `${does(facts, 'keeps', 'You keep')} ${rankName(facts.rank)} as a chip.`,
  'say.done': (facts) =>
    `${does(facts, 'ends', 'You end')} the turn of ${suit(facts.suit)}${facts.points ? `, ${points(facts.points)} unused` : ''}.`,

  'ask.dealt-cities': 'The tiles are to be drawn and laid out as cities.',
  'ask.dealt-freight': 'The freight is to be laid.',
  'ask.dealt-link': 'A domino is to be turned over.',
  'ask.dealt-scatter': 'The shipped coins are to be mixed and laid again.',
  'ask.links': (facts) =>
    `Buy a link${facts.pool === 0 ? ' (the pool is empty: take up a domino)' : ''}, move your official, set the pip-stop, or end the turn. ${turn(facts)}`,
  'ask.build': ({ links, more }) =>
    `Choose where to build ${links === 1 ? 'the link' : `one of ${links} links`}${more ? ', or buy another' : ''}.`,
  'ask.building': (facts) => `Move your official, set the pip-stop, or end the turn. ${turn(facts)}`,
  'ask.officials': (facts) => `Move your official on, set the pip-stop, or end the turn. ${turn(facts)}`,
  'ask.freight': (facts) =>
    `${facts.points ? 'Choose a load to haul, or end' : 'End'} the turn. Pip-stop ${facts.pipstop}. ${turn(facts)}`,
  'ask.chip': ({ from }) => `Choose the coin of the shipment from ${place(from)} to keep as a chip.`,
  'ask.over': 'The match is over.',

  'end.target': 'The target is reached: most points win.',
  'end.hubs': 'All four hubs are closed.',
  'end.dry': 'Too many rounds in a row went by without a shipment.',
  'option.target': 'Points that end the match (with two players, 1½ times as many for both suits together; 0: none)',
  'option.target.0': 'none: play until all hubs are closed or nothing is shipped any more',
  'option.dry': 'Rounds in a row without a shipment that end the match',
  'option.halves': 'Freight on half a domino',
  'option.halves.one': 'one load at most',
  'option.halves.many': 'any number of loads',
  'option.layout': 'How the cities lie',
  'option.layout.sites': 'on sites of 4 × 4 squares',
  'option.layout.winding': 'winding, each city below the tile laid last',
};
