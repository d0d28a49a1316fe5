import { count, type Ink } from '../kernel/index.ts';
import { cupCount, GOODS, type Good, goodCode, RANKS, SUITS } from '../piecepack/index.ts';
import { contractPrice } from './bank.ts';
import { drawCities, listCities } from './draw-cities.ts';
import { hiddenRanks } from './quote.ts';
import { score } from './result.ts';
import { SUIT_CODES } from './sheet.ts';
import type { State } from './state.ts';
import { finishedTone, suitTones, type Text, write } from './tones.ts';

/** The map above, the firm's books below. */
export function draw(s: State): Ink {
  const ink = drawCities(s) ?? listCities(s);
  for (const line of [books(s), truck(s), cup(s), ranks(s)]) write(ink, 0, ink.height, line);
  return ink;
}

function books(s: State): Text {
  const worth = score(s);
  const sum = worth < 0 ? `−£${-worth}` : `£${worth}`;
  return [
    [`Turn ${s.turn}  `, 'plain'],
    [`£${s.cash}`, 'strong'],
    [
      `  ${count(s.loans, 'loan', 'loans')}  ${s.step === 'over' ? 'score' : 'worth'} ${sum}  delivered ${s.delivered} of 24`,
      'plain',
    ],
    [`  new contracts £${contractPrice(s)}`, 'dim'],
  ];
}

function truck(s: State): Text {
  if (s.truck < 0) return [['The truck has not started.', 'dim']];
  const line: Text = [[`▶ ${s.sheet.cities[s.truck].name.slice(0, 14)}, aboard:`, 'plain']];
  for (let good: Good = 0; good < GOODS; good++) {
    if (s.cargo[good] === 0) continue;
    line.push([` ${goodCode(SUIT_CODES, good)}`, good < SUITS ? suitTones[good] : finishedTone]);
    if (s.cargo[good] > 1) line.push([`×${s.cargo[good]}`, 'plain']);
  }
  return s.load === 0 ? [...line, [' nothing', 'dim']] : line;
}

function cup(s: State): Text {
  const line: Text = [[`In the cup: ${cupCount(s.trade)}`, 'plain']];
  SUIT_CODES.forEach((code, suit) => line.push([`  ${code}${s.trade.cup[suit]}`, suitTones[suit]]));
  return [...line, ['   S suns  M moons  C crowns  A arms', 'dim']];
}

function ranks(s: State): Text {
  const line: Text = [['Not yet seen:', 'plain']];
  SUIT_CODES.forEach((code, suit) => {
    const hidden = hiddenRanks(s, suit).map((rank) => RANKS[rank]);
    line.push([`  ${code} ${hidden.join('') || '–'}`, suitTones[suit]]);
  });
  return line;
}
