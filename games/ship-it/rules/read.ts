import { type BySeat, type Move, type Refusal, refuse } from '@waybill/kernel';
import { doneMove, takeMove } from './codes.ts';
import type { Events } from './events.ts';
import { linkCount } from './links.ts';
import { readLoad } from './loads.ts';
import { readBuild, readLift, readLink } from './read-building.ts';
import { readHaul, readPipstop } from './read-freight.ts';
import { readOfficial } from './read-official.ts';
import { isChip } from './shipments.ts';
import { BUILDING, CHIP, FREIGHT, LINKS, OFFICIALS, PHASES, type State } from './state.ts';

/** The phase an event belongs to; `done` ends them all. */
const PHASE_OF = {
  link: LINKS,
  lift: LINKS,
  build: BUILDING,
  official: OFFICIALS,
  pipstop: FREIGHT,
  haul: FREIGHT,
  done: PHASES.length,
} as const satisfies { readonly [type in Exclude<BySeat<Events>['type'], 'chip'>]: number };

export function read(s: State, event: BySeat<Events>): Move | Refusal {
  if (s.awaited === CHIP || event.type === 'chip') return readChip(s, event);
  return wrongMoment(s, PHASE_OF[event.type], event.type) ?? readMove(s, event);
}

function readMove(s: State, event: Exclude<BySeat<Events>, { readonly type: 'chip' }>): Move | Refusal {
  switch (event.type) {
    case 'link':
      return readLink(s);
    case 'lift':
      return readLift(s, event.at);
    case 'build':
      return readBuild(s, event);
    case 'official':
      return readOfficial(s, event.to);
    case 'pipstop':
      return readPipstop(s, event.value);
    case 'haul':
      return readHaul(s, event);
    case 'done':
      return doneMove;
  }
}

/** SI-4.4 */
function readChip(s: State, event: BySeat<Events>): Move | Refusal {
  if (s.awaited !== CHIP) return refuse('SI-4.4', 'no-chip');
  if (event.type !== 'chip') return refuse('SI-4.4', 'chip-due');
  const load = readLoad(s, event.load);
  return load >= 0 && isChip(s, load) ? takeMove(load) : refuse('SI-4.4', 'chip-not-yours', { load: event.load });
}

function wrongMoment(s: State, phase: number, type: string): Refusal | null {
  if (phase < s.phase) return refuse('SI-2.1', 'phase-closed', { type, phase: PHASES[s.phase] });
  if (phase > BUILDING && linkCount(s) > 0) return refuse('SI-2.2', 'unbuilt', { links: linkCount(s) });
  return null;
}
