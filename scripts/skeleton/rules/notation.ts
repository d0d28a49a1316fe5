import { type BySeat, type Move, type Refusal, refuse } from '@waybill/kernel';
import type { Events } from './events.ts';
import type { State } from './state.ts';
import { CLOSE } from './turn.ts';

export function read(s: State, event: BySeat<Events>): Move | Refusal {
  if (event.type === 'close') return CLOSE;
  const { die } = event;
  return s.dice.includes(die) ? die : refuse('SLIP-2.2', 'no-die', { die, dice: [...s.dice] });
}

export function write(s: State, move: Move): BySeat<Events> {
  return move === CLOSE ? { by: s.seat, type: 'close' } : { by: s.seat, type: 'load', die: move };
}
