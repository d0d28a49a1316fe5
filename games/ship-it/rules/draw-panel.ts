import { Ink, type Say, type Tone, type Viewer } from '@waybill/kernel';
import { RANKS } from '@waybill/kernel/piecepack';
import { DOMINOES, pipsOf } from './dominoes.ts';
import { isOver } from './ending.ts';
import { knowsRank } from './knowledge.ts';
import { poolCount } from './links.ts';
import { loadName } from './loads.ts';
import { chipCount, sumAt } from './score.ts';
import { CLOSED, NO_PIPSTOP, PHASES, SETUP, type State, TO_BUILD } from './state.ts';
import { SHIP_SUITS, tileCode } from './suits.ts';
import { NOWHERE, spaceName } from './table.ts';

export const TONES: readonly Tone[] = ['red', 'green', 'blue', 'black'];
/** What is left of 78 columns beside the widest table. */
const WIDTH = 30;
const LOAD_WIDTH = WIDTH / 2;
const SUIT_LINES = 4;

/** Beside the table: the turn, and for each suit its score, hub, official and loads. */
export function drawPanel(s: State, viewer: Viewer, say: Say): Ink {
  const ink = new Ink();
  ink.line(title(s, say), 'strong');
  ink.line(s.phase === SETUP ? '' : pointsText(s, say));
  ink.line(poolText(s, say));
  ink.line(say('draw.legend'), 'dim');
  SHIP_SUITS.forEach((_, suit) => {
    ink.paste(0, 4 + suit * SUIT_LINES, drawSuit(s, suit, viewer, say));
  });
  return ink;
}

const suitName = (suit: number, say: Say): string => say(`draw.${SHIP_SUITS[suit]}`);

function title(s: State, say: Say): string {
  const { round } = s;
  if (isOver(s)) return say('draw.over', { round });
  if (s.phase === SETUP) return say('draw.setup');
  return say('draw.round', { round, suit: suitName(s.suit, say), phase: say(`draw.${PHASES[s.phase]}`) });
}

function pointsText({ points, pipstop }: State, say: Say): string {
  const has = say('draw.points', { points });
  return pipstop === NO_PIPSTOP ? has : `${has} · ${say('draw.pipstop', { pipstop })}`;
}

function poolText(s: State, say: Say): string {
  const pool = say('draw.pool', { pool: poolCount(s) });
  const links: string[] = [];
  for (let domino = 0; domino < DOMINOES; domino++) {
    if (s.dominoAt[domino] === TO_BUILD) links.push(pipsOf(domino).join('-'));
  }
  return links.length === 0 ? pool : fit(`${pool} · ${say('draw.build', { links: links.join(' ') })}`, WIDTH);
}

const fit = (text: string, width: number): string => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

function drawSuit(s: State, suit: number, viewer: Viewer, say: Say): Ink {
  const ink = new Ink();
  const chips = chipCount(s, suit);
  ink.line(`${suitName(suit, say)} ${s.scores[suit]}${chips > 0 ? ` +${chips}` : ''}`, TONES[suit]);
  ink.put(ink.width + 1, 0, say('draw.hub', { hub: hubText(s, suit), space: spaceName(s.officials[suit]) }));
  loadsOf(s, suit).forEach((load, i) => {
    const text = loadText(s, load, viewer);
    ink.put((i % 2) * LOAD_WIDTH, 1 + (i >> 1), text, s.up[load] ? 'strong' : 'plain');
  });
  return ink;
}

/** The hub's tile and its sum so far. */
function hubText(s: State, suit: number): string {
  if (s.hubs[suit] === CLOSED) return '–';
  const hub = suit * RANKS.length + s.hubs[suit];
  return `${tileCode(hub)}=${sumAt(s, hub)}`;
}

function loadsOf(s: State, suit: number): number[] {
  return Array.from({ length: s.count }, (_, load) => load).filter((load) => s.loadSuit[load] === suit);
}

/** Its id, its rank if the viewer knows it, and where it is. */
function loadText(s: State, load: number, viewer: Viewer): string {
  const rank = knowsRank(s, load, viewer) ? `=${RANKS[s.rank[load]]}` : '';
  const space = s.space[load] === NOWHERE ? '–' : spaceName(s.space[load]);
  return `${loadName(s, load)}${rank} ${space}`;
}
