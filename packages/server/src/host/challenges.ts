import { createHmac } from 'node:crypto';
import { games } from '@waybill/games';
import { commitment, type Game } from '@waybill/kernel';
import type { Challenge } from '@waybill/protocol';

const DAY = 86_400_000;
/** Days whose seeds are still told. */
const TOLD = 7;

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Whether a day is over everywhere it counts: by UTC. */
export const isOver = (day: string, now: number): boolean => day < dayOf(now);

/** Today's challenge: its seed is the server's secret until the day is over. */
export class DailyChallenges {
  constructor(
    private readonly secret: string,
    private readonly now: () => number,
  ) {}

  today(): string {
    return dayOf(this.now());
  }

  /** The games that are played alone. */
  games(): Game[] {
    return games.filter(({ seats }) => seats.min === 1);
  }

  seed(day: string, game: string): string {
    return createHmac('sha256', this.secret).update(`challenge\n${day}\n${game}`).digest('base64url');
  }

  /** Tomorrow's promise, today's, and what was promised in the days before. */
  list(): Challenge[] {
    const now = this.now();
    const days = Array.from({ length: TOLD + 2 }, (_, i) => dayOf(now + (1 - i) * DAY));
    return days.flatMap((day) => this.games().map(({ id }) => this.challenge(day, id, now)));
  }

  private challenge(day: string, game: string, now: number): Challenge {
    const seed = this.seed(day, game);
    const told = { day, game, commit: commitment(seed) };
    return isOver(day, now) ? { ...told, seed } : told;
  }
}
