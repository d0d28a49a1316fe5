import type { Event, Rng, Seat, Setup, View, Viewer } from '@waybill/kernel';
import type { Events } from './events.ts';
import { begin, clone, SEATS, SLIPS, type State, type Step } from './state.ts';

/** What a viewer may know. A slip that it has not seen is null. */
export interface SlipsView {
  readonly step: Step;
  readonly seat: number;
  readonly floor: number;
  readonly dice: readonly number[];
  readonly slips: readonly (number | null)[];
  readonly loads: readonly number[];
  readonly closed: readonly boolean[];
}

const knows = (s: State, viewer: Viewer, seat: Seat): boolean => s.step === 'over' || viewer === seat;

function viewOf(s: State, shows: (seat: Seat) => boolean): View {
  const view: SlipsView = {
    step: s.step,
    seat: s.seat,
    floor: s.floor,
    dice: [...s.dice],
    slips: s.slips.map((slip, seat) => (shows(seat) ? slip : null)),
    loads: [...s.loads],
    closed: [...s.closed],
  };
  return { ...view };
}

export const state = (s: State): View => viewOf(s, () => true);
export const view = (s: State, viewer: Viewer): View => viewOf(s, (seat) => knows(s, viewer, seat));

/** SLIP-1.2: what others drew is secret until the end. */
export function hide(_before: State, event: Events, viewer: Viewer, now: State): Event {
  if (event.type !== 'slips') return event;
  const slips = event.slips.map((slip, seat) => (knows(now, viewer, seat) ? slip : null));
  return { ...event, slips };
}

/** Slips for the seats whose slip is not known, each as likely as another. */
function drawUnknown(known: readonly (number | null)[], rng: Rng): number[] {
  const left = Array.from({ length: SLIPS }, (_, i) => i + 1).filter((slip) => !known.includes(slip));
  return known.map((slip) => slip ?? left.splice(rng.below(left.length), 1)[0]);
}

export function imagine(setup: Setup<null>, given: View, _viewer: Viewer, rng: Rng): State {
  const { step, seat, dice, slips, loads, closed } = given as unknown as SlipsView;
  return {
    ...begin(setup),
    step,
    seat,
    dice: [...dice],
    slips: drawUnknown(slips, rng),
    loads: [...loads],
    closed: [...closed],
  };
}

export function guess(s: State, seat: Seat, rng: Rng): State {
  const guessed = clone(s);
  if (s.slips.length < SEATS) return guessed;
  const known = s.slips.map((slip, owner) => (knows(s, seat, owner) ? slip : null));
  guessed.slips.splice(0, SEATS, ...drawUnknown(known, rng));
  return guessed;
}
