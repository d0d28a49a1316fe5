import { type Move, type Refusal, refuse } from '@waybill/kernel';
import { officialMove } from './codes.ts';
import { isSpace } from './network.ts';
import { canStand, officialCost, UNREACHED } from './officials.ts';
import { broke } from './points.ts';
import type { State } from './state.ts';
import { readSpace, type Space } from './table.ts';

/** SI-2.5; SI-2.1 for what it costs, at least a point. */
export function readOfficial(s: State, name: string): Move | Refusal {
  const to = readSpace(name);
  return broke(1, s.points) ?? unfit(s, to, name) ?? officialMove(to);
}

function unfit(s: State, to: Space, name: string): Refusal | null {
  const facts = { to: name };
  if (!isSpace(s, to)) return refuse('SI-2.5', 'official-nowhere', facts);
  const cost = officialCost(s, to);
  if (cost === 0) return refuse('SI-2.5', 'official-stays', facts);
  if (cost === UNREACHED) return refuse('SI-2.5', 'official-unreached', facts);
  return broke(cost, s.points) ?? (canStand(s, to) ? null : refuse('SI-2.5', 'official-occupied', facts));
}
