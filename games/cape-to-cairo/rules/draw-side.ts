import { Ink, type Say, type Seat, type Viewer } from '@waybill/kernel';
import { cupCount, GOODS, goodCodes } from '@waybill/kernel/piecepack';
import { dollars } from '../words/en/money.ts';
import { cut, putGoods, SEAT_LETTERS, SEAT_TONES, SUIT_MARKS, suitTone } from './marks.ts';
import { unseen } from './roll-flip.ts';
import { NONE, type State, SUITS_C2C } from './state.ts';
import { LATEST_TURN, TURNS } from './turn.ts';

const WIDTH = 28;
const LABEL = 10;

/** Turn, players, and what the cup and the coins still hide. */
export function drawSide(s: State, viewer: Viewer, say: Say): Ink {
  const ink = new Ink();
  ink.line(heading(s, say), 'strong');
  s.table.names.forEach((_, seat) => {
    drawSeat(ink, s, seat, viewer, say);
  });
  drawCup(ink, s, say);
  drawUnseen(ink, s, say);
  return ink;
}

function heading(s: State, say: Say): string {
  if (s.turn === 0) return say('draw.set-up');
  const { turn } = s;
  return s.table.longer ? say('draw.longer', { turn, last: LATEST_TURN }) : say('draw.turn', { turn, last: TURNS });
}

function drawSeat(ink: Ink, s: State, seat: Seat, viewer: Viewer, say: Say): void {
  const y = ink.height;
  const money = dollars(s.money[seat]);
  const called = s.table.names[seat];
  const name = cut(seat === viewer ? say('draw.you', { name: called }) : called, WIDTH - 5 - money.length);
  ink.put(0, y, isActor(s, seat) ? '▸' : ' ', 'strong').put(1, y, `${SEAT_LETTERS[seat]} ${name}`, SEAT_TONES[seat]);
  ink.put(WIDTH - money.length, y, money, 'strong');
  ink.put(3, y + 1, whereabouts(s, seat, say), 'dim').put(17, y + 1, `✓${s.delivered[seat]}`);
  putGoods(ink, 21, y + 1, goodCodes(SUITS_C2C, s.cargo, seat * GOODS), WIDTH - 21);
}

function isActor(s: State, seat: Seat): boolean {
  return seat === s.actor && (s.step === 'bid' || s.step === 'place' || s.step === 'haul');
}

/** In fourteen columns: the truck's city and how the seat stands; where nobody has a truck yet, only how it stands. */
function whereabouts(s: State, seat: Seat, say: Say): string {
  const stands = standing(s, seat, say);
  if (s.truck[seat] === NONE) return stands || say('draw.no-truck');
  return `${say('draw.in', { city: s.truck[seat] + 1 })} ${stands}`;
}

/** The seat's place in the order, or its bid while it has none. */
function standing(s: State, seat: Seat, say: Say): string {
  const place = s.order.indexOf(seat);
  if (place >= 0) return `#${place + 1}`;
  return s.bids[seat] === NONE ? '' : say('draw.bids', { bid: s.bids[seat] });
}

function drawCup(ink: Ink, s: State, say: Say): void {
  const y = ink.height + 1;
  ink.put(0, y, say('draw.cup', { cup: cupCount(s.trade) }), 'dim');
  SUIT_MARKS.forEach((mark, suit) => {
    ink.put(LABEL + suit * 4, y, mark + s.trade.cup[suit], suitTone(suit));
  });
}

/** The ranks each suit still hides. */
function drawUnseen(ink: Ink, s: State, say: Say): void {
  const y = ink.height;
  ink.put(0, y, say('draw.unseen'), 'dim');
  SUIT_MARKS.forEach((mark, suit) => {
    ink.put(LABEL + (suit % 2) * 9, y + (suit >> 1), mark + unseen(s, suit).join(''), suitTone(suit));
  });
}
