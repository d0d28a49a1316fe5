import { setTimeout as sleep } from 'node:timers/promises';
import { findGame } from '@waybill/games';
import { Sfc32 } from '@waybill/kernel';
import type { Client } from './client.ts';
import { type Acknowledged, type Plan, playOn, startMatch } from './drive.ts';

const plans: readonly Plan[] = [
  { game: 'black-pawn-trucking', seats: 1 },
  { game: 'cape-to-cairo', seats: 2 },
  { game: 'grand-prix', seats: 1 },
  { game: 'hauling-astronauts', seats: 2, options: { hidden: true } },
  { game: 'ship-it', seats: 3 },
];
const PLANS = plans.filter(({ game }) => findGame(game));

/** Many matches at once, one after another, until told to stop. */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  private stopped = false;
  private readonly done: Promise<unknown>;

  constructor(
    matches: number,
    people: (match: number) => readonly Client[],
    private readonly rng: Sfc32,
  ) {
    this.done = Promise.all(Array.from({ length: matches }, (_, i) => this.play(i, people(i))));
    // Whoever waits for it in the end hears of it; until then it is nobody's unhandled rejection.
    this.done.catch(() => {});
  }

  /** Until so many more have been acknowledged, and then a moment. */
  async more(events: number): Promise<void> {
    const enough = this.acknowledged.length + events;
    while (this.acknowledged.length < enough) await Promise.race([sleep(20), this.done]);
    await sleep(this.rng.below(300));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.done;
  }

  private async play(i: number, people: readonly Client[]): Promise<void> {
    for (let match = 0; !this.stopped; match++) {
      const plan = PLANS[(i + match) % PLANS.length];
      const table = await startMatch(people, plan);
      await playOn(people, plan, table, new Sfc32(`${i}/${match}`), this.acknowledged, () => this.stopped);
    }
  }
}
