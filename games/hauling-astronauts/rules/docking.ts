import type { Move, MoveList } from '@waybill/kernel';
import { PORTS } from './grid.ts';
import { dockedAt, docking } from './move.ts';
import { TRANSPORTS } from './sheet.ts';
import { ACT, type State } from './state.ts';

/** HA-1.2: three different transports, in any order. */
export function offerDocking(out: MoveList): void {
  for (let first = 0; first < TRANSPORTS; first++) {
    for (let second = 0; second < TRANSPORTS; second++) {
      if (second === first) continue;
      for (let third = 0; third < TRANSPORTS; third++) {
        if (third !== first && third !== second) out.add(docking(first, second, third));
      }
    }
  }
}

export function playDocking(s: State, move: Move): void {
  for (let port = 0; port < PORTS; port++) s.ports[s.seat * PORTS + port] = dockedAt(move, port);
  if (s.seat === 0) s.seat = 1;
  else startPlay(s);
}

/** HA-1.3: seat 0 rolls first, whoever acts then. */
function startPlay(s: State): void {
  s.seat = 0;
  s.turn = 1;
  s.step = ACT;
}
