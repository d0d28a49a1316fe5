import { type BySeat, type Move, type MoveList, type Refusal, refuse } from '@waybill/kernel';
import { goodCode } from '@waybill/kernel/piecepack';
import { offerBids, playBid, playPass, readBid, readPass } from './bidding.ts';
import { BID, DRIVE, LOAD, PLACE } from './codes.ts';
import { offerDrives, playDrive, readDrive } from './drive.ts';
import type { Events } from './events.ts';
import { offerLoads, playLoad, readLoad } from './load.ts';
import { offerPlaces, playPlace, readPlace } from './place.ts';
import { type State, SUITS_C2C } from './state.ts';

export function moves(s: State, out: MoveList): void {
  if (s.step === 'bid') offerBids(s, out);
  else if (s.step === 'place') offerPlaces(out);
  else if (s.step === 'haul') {
    offerLoads(s, out);
    offerDrives(s, out);
  }
}

export function play(s: State, move: Move): void {
  if (move >= BID) playBid(s, move - BID);
  else if (move >= DRIVE) playDrive(s, move - DRIVE);
  else if (move >= LOAD) playLoad(s, move - LOAD);
  else if (move >= PLACE) playPlace(s, move - PLACE);
  else playPass(s);
}

export function write(s: State, move: Move): BySeat<Events> {
  const by = s.actor;
  if (move >= BID) return { by, type: 'bid', amount: move - BID };
  if (move >= DRIVE) return { by, type: 'drive', to: move - DRIVE + 1 };
  if (move >= LOAD) return { by, type: 'load', good: goodCode(SUITS_C2C, move - LOAD) };
  if (move >= PLACE) return { by, type: 'place', city: move - PLACE + 1 };
  return { by, type: 'pass' };
}

export function read(s: State, event: BySeat<Events>): Move | Refusal {
  switch (event.type) {
    case 'bid':
      return notBidding(s) ?? readBid(s, event.amount);
    case 'pass':
      return notBidding(s) ?? readPass(s);
    case 'place':
      return notPlacing(s) ?? readPlace(event.city);
    case 'load':
      return notHauling(s) ?? readLoad(s, event.good);
    default:
      return notHauling(s) ?? readDrive(s, event.to);
  }
}

function notBidding(s: State): Refusal | null {
  return s.step === 'bid' ? null : refuse('C2C-2.1', 'bidding-over');
}

function notPlacing(s: State): Refusal | null {
  if (s.step === 'bid') return refuse('C2C-2.1', 'bidding-due');
  return s.step === 'place' ? null : refuse('C2C-2.5', 'placed');
}

function notHauling(s: State): Refusal | null {
  if (s.step === 'bid') return refuse('C2C-2.1', 'bidding-due');
  return s.step === 'place' ? refuse('C2C-2.5', 'place-due') : null;
}
