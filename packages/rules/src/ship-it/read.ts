import { type Event, type Move, type Refusal, refuse } from '../kernel/index.ts';
import { doneMove, takeMove } from './codes.ts';
import { linkCount } from './links.ts';
import { readLoad } from './loads.ts';
import { readBuild, readLift, readLink } from './read-building.ts';
import { readHaul, readPipstop } from './read-freight.ts';
import { readOfficial } from './read-official.ts';
import { isChip } from './shipments.ts';
import { BUILDING, CHIP, FREIGHT, LINKS, OFFICIALS, PHASES, type State } from './state.ts';

interface Reader {
  /** The phase the event belongs to; `done` ends them all. */
  readonly phase: number;
  read(s: State, event: Event): Move | Refusal;
}

const READERS: { readonly [type: string]: Reader } = {
  link: { phase: LINKS, read: readLink },
  lift: { phase: LINKS, read: readLift },
  build: { phase: BUILDING, read: readBuild },
  official: { phase: OFFICIALS, read: readOfficial },
  pipstop: { phase: FREIGHT, read: readPipstop },
  haul: { phase: FREIGHT, read: readHaul },
  done: { phase: PHASES.length, read: () => doneMove },
};

export function read(s: State, event: Event): Move | Refusal {
  if (s.awaited === CHIP || event.type === 'chip') return readChip(s, event);
  const reader = READERS[event.type];
  return wrongMoment(s, reader.phase, event.type) ?? reader.read(s, event);
}

/** SI-4.4 */
function readChip(s: State, event: Event): Move | Refusal {
  if (s.awaited !== CHIP) return refuse('SI-4.4', 'no-chip');
  if (event.type !== 'chip') return refuse('SI-4.4', 'chip-due');
  const load = readLoad(s, event.load);
  return load >= 0 && isChip(s, load)
    ? takeMove(load)
    : refuse('SI-4.4', 'chip-not-yours', { load: event.load as string });
}

function wrongMoment(s: State, phase: number, type: string): Refusal | null {
  if (phase < s.phase) return refuse('SI-2.1', 'phase-closed', { type, phase: PHASES[s.phase] });
  if (phase > BUILDING && linkCount(s) > 0) return refuse('SI-2.2', 'unbuilt', { links: linkCount(s) });
  return null;
}
