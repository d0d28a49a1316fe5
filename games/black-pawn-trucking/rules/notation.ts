import { type BySeat, type Move, type Refusal, refuse } from '@waybill/kernel';
import { TILES } from '@waybill/kernel/piecepack';
import { LOAN, MOST_LOANS, mayBorrow } from './bank.ts';
import { driveCost } from './drive.ts';
import type { Events } from './events.ts';
import { BUY_CONTRACT, TAKE_LOAN, WAIT } from './moves.ts';
import type { State } from './state.ts';

export function write(s: State, move: Move): BySeat<Events> {
  if (s.step === 'start') return { by: 0, type: 'start', city: move + 1 };
  if (move < TILES) return { by: 0, type: 'drive', to: move + 1 };
  return { by: 0, type: move === TAKE_LOAN ? 'loan' : move === BUY_CONTRACT ? 'contract' : 'wait' };
}

export function read(s: State, event: BySeat<Events>): Move | Refusal {
  if (s.step === 'start') return event.type === 'start' ? readStart(event.city) : refuse('BPT-1.3', 'due-start');
  if (s.step === 'contract') return readChoice(event.type);
  switch (event.type) {
    case 'loan':
      return mayBorrow(s) ? TAKE_LOAN : refuse('BPT-2.1', 'loans', { most: MOST_LOANS, pounds: MOST_LOANS * LOAN });
    case 'drive':
      return readDrive(s, event.to);
    case 'start':
      return refuse('BPT-1.3', 'started');
    default:
      return refuse('BPT-2.11', 'no-offer');
  }
}

function readStart(number: number): Move | Refusal {
  const city = readCity(number);
  return city < 0 ? refuse('BPT-1.3', 'city', { city: number }) : city;
}

function readChoice(type: Events['type']): Move | Refusal {
  if (type === 'contract') return BUY_CONTRACT;
  return type === 'wait' ? WAIT : refuse('BPT-2.11', 'due-contract');
}

/** BPT-2.4 before BPT-2.7: where to, then whether it can be paid. */
function readDrive(s: State, number: number): Move | Refusal {
  const to = readCity(number);
  if (to < 0) return refuse('BPT-2.4', 'city', { city: number });
  const { name } = s.sheet.cities[to];
  if (to === s.truck) return refuse('BPT-2.4', 'stay', { city: name });
  const need = driveCost(s, to);
  return need > s.cash ? refuse('BPT-2.7', 'cost', { city: name, need, have: s.cash }) : to;
}

/** A city from 0, or −1. */
function readCity(city: number): number {
  return Number.isInteger(city) && city >= 1 && city <= TILES ? city - 1 : -1;
}
