import { type Ink, type Say, saying, type Viewer, type Words } from '@waybill/kernel';
import { cupCount, GOODS, type Good, goodCode, RANKS, SUITS } from '@waybill/kernel/piecepack';
import { words as english } from '../words/en/rules.ts';
import { contractPrice } from './bank.ts';
import { drawCities, listCities } from './draw-cities.ts';
import { hiddenRanks } from './quote.ts';
import { score } from './result.ts';
import { SUIT_CODES } from './sheet.ts';
import type { State } from './state.ts';
import { finishedTone, suitTones, type Text, write } from './tones.ts';

/** The map above, the firm's books below. */
export function draw(s: State, _: Viewer = 0, words: Words = english): Ink {
  const say = saying(words);
  const ink = drawCities(s, say) ?? listCities(s);
  for (const line of [books(s, say), truck(s, say), cup(s, say), ranks(s, say)]) write(ink, 0, ink.height, line);
  return ink;
}

function books(s: State, say: Say): Text {
  const worth = score(s);
  const sum = worth < 0 ? `−£${-worth}` : `£${worth}`;
  return [
    [`${say('draw.turn', { turn: s.turn })}  `, 'plain'],
    [`£${s.cash}`, 'strong'],
    [`  ${say('draw.books', { loans: s.loans, over: s.step === 'over', sum, delivered: s.delivered })}`, 'plain'],
    [`  ${say('draw.contracts', { price: contractPrice(s) })}`, 'dim'],
  ];
}

function truck(s: State, say: Say): Text {
  if (s.truck < 0) return [[say('draw.no-truck'), 'dim']];
  const line: Text = [[`▶ ${say('draw.aboard', { city: s.sheet.cities[s.truck].name.slice(0, 14) })}`, 'plain']];
  for (let good: Good = 0; good < GOODS; good++) {
    if (s.cargo[good] === 0) continue;
    line.push([` ${goodCode(SUIT_CODES, good)}`, good < SUITS ? suitTones[good] : finishedTone]);
    if (s.cargo[good] > 1) line.push([`×${s.cargo[good]}`, 'plain']);
  }
  return s.load === 0 ? [...line, [` ${say('draw.nothing')}`, 'dim']] : line;
}

function cup(s: State, say: Say): Text {
  const line: Text = [[say('draw.cup', { cup: cupCount(s.trade) }), 'plain']];
  SUIT_CODES.forEach((code, suit) => line.push([`  ${code}${s.trade.cup[suit]}`, suitTones[suit]]));
  return [...line, [`   ${say('draw.suits')}`, 'dim']];
}

function ranks(s: State, say: Say): Text {
  const line: Text = [[say('draw.unseen'), 'plain']];
  SUIT_CODES.forEach((code, suit) => {
    const hidden = hiddenRanks(s, suit).map((rank) => RANKS[rank]);
    line.push([`  ${code} ${hidden.join('') || '–'}`, suitTones[suit]]);
  });
  return line;
}
