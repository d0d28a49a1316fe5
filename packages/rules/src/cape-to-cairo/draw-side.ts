import { Ink, type Seat, type Viewer } from '../kernel/index.ts';
import { cupCount, GOODS, goodCodes } from '../piecepack/index.ts';
import { cut, putGoods, SEAT_LETTERS, SEAT_TONES, SUIT_MARKS, suitTone } from './marks.ts';
import { dollars } from './phrases.ts';
import { unseen } from './roll-flip.ts';
import { NONE, type State, SUITS_C2C } from './state.ts';
import { LATEST_TURN, TURNS } from './turn.ts';

const WIDTH = 28;

/** Turn, players, and what the cup and the coins still hide. */
export function drawSide(s: State, viewer: Viewer): Ink {
  const ink = new Ink();
  ink.line(heading(s), 'strong');
  s.table.names.forEach((_, seat) => {
    drawSeat(ink, s, seat, viewer);
  });
  drawCup(ink, s);
  drawUnseen(ink, s);
  return ink;
}

function heading(s: State): string {
  if (s.turn === 0) return 'Set-up';
  const last = s.table.longer ? LATEST_TURN : TURNS;
  return `Turn ${s.turn} of ${s.table.longer ? 'at most ' : ''}${last}`;
}

function drawSeat(ink: Ink, s: State, seat: Seat, viewer: Viewer): void {
  const y = ink.height;
  const money = dollars(s.money[seat]);
  const name = cut(s.table.names[seat] + (seat === viewer ? ' (you)' : ''), WIDTH - 5 - money.length);
  ink.put(0, y, isActor(s, seat) ? '▸' : ' ', 'strong').put(1, y, `${SEAT_LETTERS[seat]} ${name}`, SEAT_TONES[seat]);
  ink.put(WIDTH - money.length, y, money, 'strong');
  const where = `${s.truck[seat] === NONE ? 'no truck' : `in ${s.truck[seat] + 1}`} ${standing(s, seat)}`;
  ink.put(3, y + 1, where, 'dim').put(17, y + 1, `✓${s.delivered[seat]}`);
  putGoods(ink, 21, y + 1, goodCodes(SUITS_C2C, s.cargo, seat * GOODS), WIDTH - 21);
}

function isActor(s: State, seat: Seat): boolean {
  return seat === s.actor && (s.step === 'bid' || s.step === 'place' || s.step === 'haul');
}

/** The seat's place in the order, or its bid while it has none. */
function standing(s: State, seat: Seat): string {
  const place = s.order.indexOf(seat);
  if (place >= 0) return `#${place + 1}`;
  return s.bids[seat] === NONE ? '' : `bids $${s.bids[seat]}`;
}

function drawCup(ink: Ink, s: State): void {
  const y = ink.height + 1;
  ink.put(0, y, `Cup ${cupCount(s.trade)}`, 'dim');
  SUIT_MARKS.forEach((mark, suit) => {
    ink.put(8 + suit * 5, y, mark + s.trade.cup[suit], suitTone(suit));
  });
}

/** The ranks each suit still hides. */
function drawUnseen(ink: Ink, s: State): void {
  const y = ink.height;
  ink.put(0, y, 'Unseen', 'dim');
  SUIT_MARKS.forEach((mark, suit) => {
    ink.put(8 + (suit % 2) * 10, y + (suit >> 1), mark + unseen(s, suit).join(''), suitTone(suit));
  });
}
