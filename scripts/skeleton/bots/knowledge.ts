import type { Knowledge } from '@waybill/bots/knowledge';
import { type Move, type Rng, sentence } from '@waybill/kernel';
import { CLOSE, limit, type State } from '../rules/index.ts';
import { bots } from '../words/en/bots.ts';

/** Pips that a turn adds when the smaller die is loaded, on average. */
const NEXT = 2.5;

/** What a van is likely to deliver: it fills up to near its limit, and a van that is too heavy delivers nothing. */
function evaluate(s: State, out: Float64Array): void {
  s.loads.forEach((load, seat) => {
    const most = s.slips.length > 0 ? limit(s, seat) : s.floor + NEXT;
    out[seat] = load > most ? 0 : s.closed[seat] ? load : Math.max(load, most - NEXT);
  });
}

/** The heaviest die that still fits; else the van is closed. */
function quick(s: State, _rng: Rng): Move {
  const room = limit(s, s.seat) - s.loads[s.seat];
  return Math.max(CLOSE, ...s.dice.filter((die) => die <= room));
}

function why(s: State, move: Move) {
  const room = limit(s, s.seat) - s.loads[s.seat];
  return move === CLOSE
    ? sentence('why.close')
    : room < move
      ? null
      : sentence('why.load', { load: s.loads[s.seat] + move, room: room - move });
}

export const knowledge: Knowledge<State> = {
  unit: 'win',
  range: [-10, 10],
  pace: 100,
  plies: 60,
  hides: (s) => s.slips.length > 0 && s.step !== 'over',
  evaluate,
  doubt: () => 4,
  quick,
  why,
  words: bots,
};
