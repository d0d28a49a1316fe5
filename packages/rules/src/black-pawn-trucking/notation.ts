import { type Event, type Move, type Refusal, refuse, type Shapes } from '../kernel/index.ts';
import { TILES } from '../piecepack/index.ts';
import { LOAN, MOST_LOANS, mayBorrow } from './bank.ts';
import { driveCost } from './drive.ts';
import { BUY_CONTRACT, TAKE_LOAN, WAIT } from './moves.ts';
import { SUIT_CODES } from './sheet.ts';
import type { State } from './state.ts';

const dice = Object.fromEntries(SUIT_CODES.map((suit) => [suit, 'text' as const]));

export const shapes: Shapes = {
  tiles: { by: 'chance', fields: { tiles: 'texts' } },
  contracts: { by: 'chance', fields: { dice: { object: dice }, coins: 'texts' } },
  flip: { by: 'chance', fields: { ranks: 'texts' } },
  start: { by: 'seat', fields: { city: 'number' } },
  loan: { by: 'seat', fields: {} },
  drive: { by: 'seat', fields: { to: 'number' } },
  contract: { by: 'seat', fields: {} },
  wait: { by: 'seat', fields: {} },
};

export function write(s: State, move: Move): Event {
  if (s.step === 'start') return { by: 0, type: 'start', city: move + 1 };
  if (move < TILES) return { by: 0, type: 'drive', to: move + 1 };
  return { by: 0, type: move === TAKE_LOAN ? 'loan' : move === BUY_CONTRACT ? 'contract' : 'wait' };
}

export function read(s: State, event: Event): Move | Refusal {
  if (s.step === 'start') return event.type === 'start' ? readStart(event) : refuse('BPT-1.3', 'due-start');
  if (s.step === 'contract') return readChoice(event);
  switch (event.type) {
    case 'loan':
      return mayBorrow(s) ? TAKE_LOAN : refuse('BPT-2.1', 'loans', { most: MOST_LOANS, pounds: MOST_LOANS * LOAN });
    case 'drive':
      return readDrive(s, event);
    case 'start':
      return refuse('BPT-1.3', 'started');
    default:
      return refuse('BPT-2.11', 'no-offer');
  }
}

function readStart(event: Event): Move | Refusal {
  const city = readCity(event.city);
  return city < 0 ? refuse('BPT-1.3', 'city', { city: event.city as number }) : city;
}

function readChoice(event: Event): Move | Refusal {
  if (event.type === 'contract') return BUY_CONTRACT;
  return event.type === 'wait' ? WAIT : refuse('BPT-2.11', 'due-contract');
}

/** BPT-2.4 before BPT-2.7: where to, then whether it can be paid. */
function readDrive(s: State, event: Event): Move | Refusal {
  const to = readCity(event.to);
  if (to < 0) return refuse('BPT-2.4', 'city', { city: event.to as number });
  const { name } = s.sheet.cities[to];
  if (to === s.truck) return refuse('BPT-2.4', 'stay', { city: name });
  const need = driveCost(s, to);
  return need > s.cash ? refuse('BPT-2.7', 'cost', { city: name, need, have: s.cash }) : to;
}

/** A city from 0, or −1. */
function readCity(claimed: unknown): number {
  const city = claimed as number;
  return Number.isInteger(city) && city >= 1 && city <= TILES ? city - 1 : -1;
}
