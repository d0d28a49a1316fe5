import type { Game } from '@waybill/kernel';
import { Histogram } from '../statistics/index.ts';
import type { Outcome } from './outcome.ts';
import type { Use, Uses } from './uses.ts';

/** A win shared by up to four is still a whole number of these, so that sums come out the same in any order. */
export const SHARES = 12;

/** How somebody, a seat or a bot, came off. */
export class Standing {
  /** Every final score. */
  readonly scores = new Histogram();
  /** By match: the scores of all chairs added up, and the wins in parts of a win. */
  readonly totals = new Histogram();
  readonly wins = new Histogram();

  /** `chairs` is how many seats of a match it holds. */
  constructor(readonly chairs: number) {}

  add(scores: readonly number[], wins: number): void {
    for (const score of scores) this.scores.add(score);
    this.totals.add(scores.reduce((sum, score) => sum + score, 0));
    this.wins.add(wins);
  }
}

/** What is known of many matches of one variant; the same in whatever order they come. */
export class Tally {
  matches = 0;
  readonly steps = new Histogram();
  readonly endings = new Map<string, number>();
  /** Of the matches that were watched: see `Drama`. */
  readonly changes = new Histogram();
  readonly decided = new Histogram();
  readonly seats: readonly Standing[];
  readonly bots: readonly Standing[];
  /** `points[a][b]`: those that bot a took from bot b. */
  readonly points: readonly number[][];
  /** By bot: how often it did what, in all matches and in those where offers were counted; and the offers. */
  readonly uses: readonly Map<Use, number>[];
  readonly taken: readonly Map<Use, number>[];
  readonly offers: readonly Map<Use, number>[];

  constructor(
    private readonly best: Game['best'],
    seatings: readonly (readonly number[])[],
    bots: number,
  ) {
    const chairs = (bot: number) => Math.max(...seatings.map((seating) => seating.filter((one) => one === bot).length));
    const each = <T>(make: (bot: number) => T) => Array.from({ length: bots }, (_, bot) => make(bot));
    this.seats = seatings[0].map(() => new Standing(1));
    this.bots = each((bot) => new Standing(chairs(bot)));
    this.points = each(() => each(() => 0));
    this.uses = each(() => new Map());
    this.taken = each(() => new Map());
    this.offers = each(() => new Map());
  }

  add(outcome: Outcome, seating: readonly number[]): void {
    this.matches++;
    this.steps.add(outcome.steps);
    this.endings.set(outcome.ending, (this.endings.get(outcome.ending) ?? 0) + 1);
    if (outcome.drama) {
      this.changes.add(outcome.drama.changes);
      this.decided.add(outcome.drama.decided);
    }
    seating.forEach((_, seat) => this.seats[seat].add([outcome.scores[seat]], winsOf(outcome, seat)));
    for (const bot of new Set(seating)) this.addBot(bot, outcome, seating);
    this.addPoints(outcome, seating);
    seating.forEach((bot, seat) => {
      addUses(this.uses[bot], outcome.uses[seat]);
      if (!outcome.offers) return;
      addUses(this.taken[bot], outcome.uses[seat]);
      addUses(this.offers[bot], outcome.offers[seat]);
    });
  }

  private addBot(bot: number, outcome: Outcome, seating: readonly number[]): void {
    const seats = [...seating.keys()].filter((seat) => seating[seat] === bot);
    this.bots[bot].add(
      seats.map((seat) => outcome.scores[seat]),
      seats.reduce((sum, seat) => sum + winsOf(outcome, seat), 0),
    );
  }

  private addPoints(outcome: Outcome, seating: readonly number[]): void {
    seating.forEach((bot, seat) => {
      seating.forEach((other, theirs) => {
        if (bot !== other) this.points[bot][other] += pointOf(outcome, seat, theirs, this.best);
      });
    });
  }
}

/** In parts of a win: see `SHARES`. */
export function winsOf({ winners }: Outcome, seat: number): number {
  return winners.includes(seat) ? SHARES / winners.length : 0;
}

/** Winning comes first; among those who did not win, the score. */
function pointOf({ winners, scores }: Outcome, mine: number, theirs: number, best: Game['best']): number {
  const won = Number(winners.includes(mine)) - Number(winners.includes(theirs));
  const ahead = won || (winners.includes(mine) ? 0 : (scores[mine] - scores[theirs]) * (best === 'highest' ? 1 : -1));
  return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
}

function addUses(into: Map<Use, number>, uses: Uses): void {
  for (const [use, times] of Object.entries(uses)) into.set(use, (into.get(use) ?? 0) + times);
}
