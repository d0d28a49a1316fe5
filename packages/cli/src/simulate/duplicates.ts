import { type Figure, Histogram } from '@waybill/bots/statistics';
import { type Outcome, SHARES, winsOf } from '@waybill/bots/trial';

/** How a bot came off on deals that every seating played, deal by deal. */
export interface DuplicateReport {
  readonly name: string;
  readonly score: Figure;
  readonly wins: Figure;
}

interface Deal {
  left: number;
  readonly chairs: number[];
  readonly scores: number[];
  readonly wins: number[];
}

/** Adds up deals: what a good deal or a good seat gives to a bot, it gives to all. */
export class Duplicates {
  private readonly open = new Map<number, Deal>();
  private readonly found: readonly { readonly score: Histogram; readonly wins: Histogram }[];
  deals = 0;

  constructor(
    private readonly seatings: readonly (readonly number[])[],
    private readonly names: readonly string[],
  ) {
    this.found = names.map(() => ({ score: new Histogram(), wins: new Histogram() }));
  }

  add(match: number, outcome: Outcome): void {
    const { seatings } = this;
    const number = Math.floor(match / seatings.length);
    const deal = this.open.get(number) ?? this.newDeal();
    this.open.set(number, deal);
    seatings[match % seatings.length].forEach((bot, seat) => {
      deal.chairs[bot]++;
      deal.scores[bot] += outcome.scores[seat];
      deal.wins[bot] += winsOf(outcome, seat);
    });
    if (--deal.left > 0) return;
    this.open.delete(number);
    this.deals++;
    this.found.forEach(({ score, wins }, bot) => {
      score.add(deal.scores[bot] / deal.chairs[bot]);
      wins.add(deal.wins[bot] / deal.chairs[bot]);
    });
  }

  /** A seat's part of the wins and its score, of whole deals. */
  list(): DuplicateReport[] {
    return this.names.map((name, bot) => ({
      name,
      score: this.found[bot].score.figure(),
      wins: this.found[bot].wins.figure(SHARES),
    }));
  }

  private newDeal(): Deal {
    const none = () => this.names.map(() => 0);
    return { left: this.seatings.length, chairs: none(), scores: none(), wins: none() };
  }
}
