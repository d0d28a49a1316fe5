import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Event, writeMatch } from '@waybill/kernel';
import { Failure } from '../fail.ts';
import type { Job } from './job.ts';

export interface Place {
  readonly match: number;
  readonly variant: number;
  /** Which bot sat where. */
  readonly seating: readonly number[];
}

/** `000012.waybill.json`; of further variants `000012-2.waybill.json`. */
export function matchFile({ match, variant }: Omit<Place, 'seating'>): string {
  const which = variant === 0 ? '' : `-${variant + 1}`;
  return `${String(match).padStart(6, '0')}${which}.waybill.json`;
}

/** Writes one match as a match file, its seats called after the bots that took them. */
export function keepMatch(job: Job, place: Place, events: readonly Event[]): void {
  const { game, options, sheet } = job.variants[place.variant].head;
  const seats = seatNames(place.seating.map((bot) => job.bots[bot].name));
  const match = { waybill: 1 as const, game, options, seats, ...(sheet === undefined ? {} : { sheet }), events };
  const file = join(job.matchesDir!, matchFile(place));
  try {
    writeFileSync(file, writeMatch(match));
  } catch (error) {
    throw new Failure(`${file}: can't be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

const LONGEST_NAME = 50;

function seatNames(bots: readonly string[]): string[] {
  return bots.map((name, seat) => {
    const twins = bots.filter((other) => other === name).length;
    const nth = bots.slice(0, seat + 1).filter((other) => other === name).length;
    return `${name.slice(-LONGEST_NAME)}${twins > 1 ? ` ${nth}` : ''}`;
  });
}
