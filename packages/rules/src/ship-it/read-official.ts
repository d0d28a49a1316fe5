import { type Event, type Move, type Refusal, refuse } from '../kernel/index.ts';
import { officialMove } from './codes.ts';
import { isSpace } from './network.ts';
import { canStand, officialCost, UNREACHED } from './officials.ts';
import { broke } from './read-building.ts';
import type { State } from './state.ts';
import { readSpace } from './table.ts';

/** SI-2.5; SI-2.1 for what it costs. */
export function readOfficial(s: State, event: Event): Move | Refusal {
  const facts = { to: event.to as string };
  const to = readSpace(event.to);
  const empty = broke(1, s.points);
  if (empty) return empty;
  if (!isSpace(s, to)) return refuse('SI-2.5', 'official-nowhere', facts);
  const cost = officialCost(s, to);
  if (cost === 0) return refuse('SI-2.5', 'official-stays', facts);
  if (cost === UNREACHED) return refuse('SI-2.5', 'official-unreached', facts);
  const poor = broke(cost, s.points);
  if (poor) return poor;
  return canStand(s, to) ? officialMove(to) : refuse('SI-2.5', 'official-occupied', facts);
}
