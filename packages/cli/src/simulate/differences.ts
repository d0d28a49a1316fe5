import { type Figure, Histogram } from '@waybill/bots/statistics';
import { type Outcome, SHARES, winsOf } from '@waybill/bots/trial';

/** What is compared: a kind of figure, of somebody or something. */
export interface Measure {
  readonly kind: 'length' | 'score' | 'wins' | 'ending' | 'uses';
  readonly of: string;
}

export interface Difference extends Measure {
  readonly first: Figure;
  readonly second: Figure;
  /** Second less first, match by match: what the same dice do to both falls out. */
  readonly difference: Figure;
  /** How many times as many matches it would take with dice of their own; null where that can't be told. */
  readonly saved: number | null;
}

type Three = Record<'first' | 'second' | 'difference', Histogram>;

const KINDS: readonly Measure['kind'][] = ['length', 'score', 'wins', 'ending', 'uses'];

/** Compares two variants match by match. */
export class Differences {
  private readonly found = new Map<string, Three>();
  private matches = 0;

  constructor(
    private readonly seats: readonly string[],
    private readonly bots: readonly string[],
  ) {}

  add([first, second]: readonly Outcome[], seating: readonly number[]): void {
    this.matches++;
    const a = this.measure(first, seating);
    const b = this.measure(second, seating);
    for (const key of new Set([...a.keys(), ...b.keys()])) {
      const three = this.found.get(key) ?? emptyThree();
      this.found.set(key, three);
      three.first.add(a.get(key) ?? 0);
      three.second.add(b.get(key) ?? 0);
      three.difference.add((b.get(key) ?? 0) - (a.get(key) ?? 0));
    }
  }

  /** In an order that does not depend on which match came first. */
  list(): Difference[] {
    return [...this.found]
      .map(([key, three]) => this.differenceOf(key, three))
      .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || this.order(a) - this.order(b) || byText(a, b));
  }

  private order({ of }: Measure): number {
    return [...this.seats.map((name) => `seat ${name}`), ...this.bots].indexOf(of);
  }

  private differenceOf(key: string, three: Three): Difference {
    const [kind, ...words] = key.split(' ') as [Measure['kind'], ...string[]];
    const unit = kind === 'wins' ? SHARES : 1;
    // A bot that sat out a match has no score in it; all else is none where it is not told.
    const whole = kind === 'ending' || kind === 'uses';
    const figure = (histogram: Histogram) => {
      if (whole && histogram.count < this.matches) histogram.add(0, this.matches - histogram.count);
      return histogram.figure(unit);
    };
    const [first, second, difference] = [three.first, three.second, three.difference].map(figure);
    return { kind, of: words.join(' '), first, second, difference, saved: savedBy(first, second, difference) };
  }

  private measure(outcome: Outcome, seating: readonly number[]): Map<string, number> {
    const found = new Map<string, number>([
      ['length steps', outcome.steps],
      [`ending ${outcome.ending}`, 1],
    ]);
    const standing = (name: string, seats: readonly number[]) => {
      const sum = (of: (seat: number) => number) => seats.reduce((all, seat) => all + of(seat), 0);
      found.set(`score ${name}`, sum((seat) => outcome.scores[seat]) / seats.length);
      found.set(
        `wins ${name}`,
        sum((seat) => winsOf(outcome, seat)),
      );
    };
    this.seats.forEach((name, seat) => standing(`seat ${name}`, [seat]));
    for (const bot of this.bots.length > 1 ? new Set(seating) : []) {
      standing(
        this.bots[bot],
        [...seating.keys()].filter((seat) => seating[seat] === bot),
      );
    }
    for (const uses of outcome.uses) {
      for (const [use, times] of Object.entries(uses)) {
        found.set(`uses ${use}`, (found.get(`uses ${use}`) ?? 0) + times);
      }
    }
    return found;
  }
}

/** Errors add up by their squares; what common dice do to both is missing from that of the difference. */
function savedBy(first: Figure, second: Figure, { error, count }: Figure): number | null {
  return count > 1 && error > 0 ? (first.error ** 2 + second.error ** 2) / error ** 2 : null;
}

const emptyThree = (): Three => ({ first: new Histogram(), second: new Histogram(), difference: new Histogram() });

const byText = (a: Measure, b: Measure) => (a.of < b.of ? -1 : a.of > b.of ? 1 : 0);
