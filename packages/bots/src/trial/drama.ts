import type { Game } from '@waybill/kernel';

/** How a match stood while it lasted, by its scores so far. */
export interface Drama {
  /** How often another seat came to lead alone. */
  readonly changes: number;
  /** The share of its steps after which nobody came to lead or fell back any more. */
  readonly decided: number;
}

/** Follows who leads in one match. */
export class Leads {
  /** A bit a seat: all who have the best score. */
  private leaders = -1;
  private alone = -1;
  private changes = 0;
  private since = 0;

  constructor(private readonly game: Game) {}

  /** What the scores are after so many steps. */
  note(s: unknown, steps: number): void {
    const scores = this.game.score(s);
    const best = this.game.best === 'highest' ? Math.max(...scores) : Math.min(...scores);
    const leaders = scores.reduce((bits, score, seat) => (score === best ? bits | (1 << seat) : bits), 0);
    if (leaders === this.leaders) return;
    this.leaders = leaders;
    this.since = steps;
    if ((leaders & (leaders - 1)) !== 0 || leaders === this.alone) return;
    if (this.alone !== -1) this.changes++;
    this.alone = leaders;
  }

  /** Of a match that is over. */
  told(steps: number): Drama {
    return { changes: this.changes, decided: Math.round((this.since / Math.max(1, steps)) * 1000) / 1000 };
  }
}
