import { count, does, type Fact, type Facts, type Words } from '@waybill/kernel';
import { drawWords } from './drawn.ts';

const SUIT_NAMES: { readonly [code: string]: string } = { S: 'suns', C: 'crowns', A: 'arms', M: 'moons' };

const suit = (code: Fact | undefined): string => SUIT_NAMES[String(code)];
const and = (list: readonly (string | number)[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
const points = (n: Fact | undefined): string => count(n, 'point', 'points');
const rankName = (rank: Fact | undefined): string => (rank === 'a' ? 'an ace' : `a ${rank}`);

const RANK_NAMES: { readonly [code: string]: string } = { n: 'null', a: 'ace' };

/** A tile by its name, a half of a road by its square. */
function place(code: Fact | undefined): string {
  const [, rank, of] = /^([na2-5])([SCAM])$/.exec(String(code)) ?? [];
  return rank ? `the ${RANK_NAMES[rank] ?? rank} of ${suit(of)}` : `the road at ${code}`;
}

const places = (codes: Fact | undefined): string => and((codes as readonly string[]).map(place));

function pays(facts: Facts): string {
  const parts = Object.keys(SUIT_NAMES).flatMap((code) => (facts[code] ? [`${SUIT_NAMES[code]} ${facts[code]}`] : []));
  return parts.length > 0 ? `pays ${and(parts)}` : 'pays nothing';
}

function haul(facts: Facts): string {
  const rank = facts.rank === null ? '' : `, ${rankName(facts.rank)},`;
  const line = `${does(facts, 'hauls', 'You haul')} a coin of ${suit(facts.of)}${rank} from ${place(facts.from)} to ${place(facts.to)}`;
  if (facts.fills) return `${line}: the hub is full and ships.`;
  if (facts.hub) return `${line}, a hub.`;
  return facts.warehouse && facts.rank === null ? `${line} and turns it up.` : `${line}.`;
}

function build(facts: Facts): string {
  const line = `${does(facts, 'builds', 'You build')} ${facts.domino}`;
  const joined = (facts.joins as readonly string[]).length;
  if (joined > 1) return `${line} between ${places(facts.joins)}.`;
  const at = joined === 1 ? `, at ${places(facts.joins)}` : '';
  return `${line} on ${and(facts.squares as string[])}${at}.`;
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
  ...drawWords,
  'say.dealt-cities': 'The tiles are drawn, turned and laid out as cities.',
  'say.dealt-freight': 'Twenty coins of freight are laid on the tiles, suit up.',
  'say.dealt-link': 'The domino is {domino}.',
  'say.dealt-scatter': (facts) =>
    `The shipment from ${place(facts.from)} ${pays(facts)}; ${count((facts.tiles as string[]).length, 'coin goes', 'coins go')} back to ${places([...new Set(facts.tiles as string[])])}.`,
  'say.link': (facts) => `${does(facts, 'buys', 'You buy')} a link for 1 point.`,
  'say.lift': (facts) =>
    `${does(facts, 'takes', 'You take')} up the domino ${facts.domino} at ${facts.at} for 1 point.`,
  'say.build': build,
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
  'ask.freight': (facts) => `Choose a load to haul, or end the turn. Pip-stop ${facts.pipstop}. ${turn(facts)}`,
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

  'refuse.tick': 'a tick is nw, ne, sw or se, not {tick}',
  'refuse.tiles-count': 'there are {need} tiles, not {have}',
  'refuse.tile-unknown': 'there is no tile {tile}',
  'refuse.tile-twice': 'the tile {tile} is there twice',
  'refuse.ranks-count': 'there are {need} coins of freight, not {have}',
  'refuse.rank-unknown': 'freight has ranks a to 5, not {rank}',
  'refuse.coin-twice': 'the coin {coin} is there twice',
  'refuse.chance-due': ({ due, type }) => `chance has to deal the ${due} now, not the ${type}`,
  'refuse.domino-unknown': 'there is no domino {domino}',
  'refuse.domino-not-in-pool': 'the domino {domino} is not in the pool',
  'refuse.scatter-count': ({ need, have }) => `${count(need, 'coin is', 'coins are')} to be laid, not ${have}`,
  'refuse.scatter-unknown': '{load} is not among the coins to be laid',
  'refuse.scatter-twice': '{load} is laid twice',
  'refuse.points': ({ need, have }) => `this costs ${points(need)}; you have ${have}`,
  'refuse.phase-closed': ({ type, phase }) => `it is too late in the turn for ‘${type}’: the phase is ${phase}`,
  'refuse.unbuilt': ({ links }) => `first build ${links === 1 ? 'the link' : `the ${links} links`} you have`,
  'refuse.pool-empty': 'the pool is empty',
  'refuse.pool-left': ({ pool }) => `dominoes are taken up only when the pool is empty; it holds ${pool}`,
  'refuse.lifted-already': 'a domino was already taken up this turn',
  'refuse.no-domino': 'there is no domino at {at}',
  'refuse.lift-holds': 'the domino at {at} holds a piece',
  'refuse.lift-stuck': 'the domino at {at} can’t slide off the table in a straight line',
  'refuse.lift-back': 'the domino may not go back where it was taken up',
  'refuse.no-links': 'you have no link to build',
  'refuse.build-unknown': 'there is no domino {domino}',
  'refuse.build-not-yours': '{domino} is not among the links to build',
  'refuse.build-two': 'a domino covers two squares, not {have}',
  'refuse.build-off': ({ squares }) => `${and(squares as string[])} are not both on the table`,
  'refuse.build-apart': ({ squares }) => `${and(squares as string[])} don’t share an edge`,
  'refuse.build-covered': ({ squares }) => `${and(squares as string[])} are not both free`,
  'refuse.build-alone': ({ squares }) => `neither of ${and(squares as string[])} is beside a tile or a domino`,
  'refuse.official-nowhere': 'there is no space {to}',
  'refuse.official-stays': ({ to }) => `the official is on ${place(to)} already`,
  'refuse.official-unreached': ({ to }) => `no way leads the official to ${place(to)}`,
  'refuse.official-occupied': ({ to }) => `an official can’t stop on ${place(to)}: the half is taken`,
  'refuse.no-pipstop': 'set the pip-stop first',
  'refuse.pipstop-set': 'the pip-stop of this turn is {pipstop} already',
  'refuse.pipstop-range': 'the pip-stop is a whole number from 0 to 6, not {value}',
  'refuse.load-unknown': 'there is no load {load} on the table',
  'refuse.load-moved': 'this coin has moved this turn',
  'refuse.haul-nowhere': 'there is no space {to}',
  'refuse.haul-stays': ({ to }) => `the load is on ${place(to)} already`,
  'refuse.haul-unreached': ({ to, pipstop }) => `no way leads to ${place(to)} with a pip-stop of ${pipstop}`,
  'refuse.haul-occupied': ({ to }) => `nothing may stop on ${place(to)}: it holds freight`,
  'refuse.haul-suit': (facts) => `this is freight of ${suit(facts.suit)}, and it is the turn of ${suit(facts.turn)}`,
  'refuse.haul-from-hub': ({ hub }) => `freight warehoused at the hub, ${place(hub)}, stays there`,
  'refuse.warehouse-half': ({ to }) => `freight is turned up on tiles only, and ${place(to)} is a domino half`,
  'refuse.haul-official': ({ to }) => `nothing may stop on ${place(to)}: an official stands there`,
  'refuse.haul-past-official': ({ to }) => `an official of another suit stands in the way to ${place(to)}`,
  'refuse.haul-closed': ({ to }) => `${place(to)} is in a region that an official closes to this suit`,
  'refuse.haul-past-region': ({ to }) =>
    `the way to ${place(to)} leads through a region that an official closes to this suit`,
  'refuse.no-chip': 'there is no chip to choose now',
  'refuse.chip-due': 'first choose the coin to keep as a chip',
  'refuse.chip-not-yours': 'that is not one of your coins in the shipment',
};
