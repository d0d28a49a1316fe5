import { frees, type Most, type Purses } from './purses.ts';

/** What the rest of a season is worth from the start flag of one circuit on, by free uses and bank. */
export class Outlook {
  constructor(
    readonly most: Pick<Most, 'free' | 'bank'>,
    readonly values: Float64Array | Float32Array,
    private readonly first = 0,
  ) {}

  static size({ free, bank }: Pick<Most, 'free' | 'bank'>): number {
    return frees(free) * (bank + 1);
  }

  at(free: readonly number[], bank: number): number {
    return this.values[this.first + this.index(free, bank)];
  }

  /** For somebody who has so much besides. */
  above({ free, bank }: Pick<Most, 'free' | 'bank'>): Outlook {
    return new Outlook(this.most, this.values, this.first + this.index(free, bank));
  }

  private index(free: readonly number[], bank: number): number {
    let at = 0;
    for (let i = 0; i < free.length; i++) at = at * (this.most.free[i] + 1) + free[i];
    return at * (this.most.bank + 1) + bank;
  }
}

/** By purse at the end of a circuit: what the circuits after it are worth. Damage left goes into the bank. */
export function endingOf(purses: Purses, next: Outlook | undefined): Float64Array {
  const ending = new Float64Array(purses.size);
  if (!next) return ending;
  const { free } = purses.most;
  for (let i = 0; i < ending.length; i++) {
    const left = free.map((_, special) => purses.free(i, special));
    ending[i] = next.at(left, purses.bank(i) + purses.damage(i));
  }
  return ending;
}

/** Taken from the worths at the start of a circuit, where no damage is taken yet. */
export function outlookOf(purses: Purses, start: Float64Array): Outlook {
  const { perBank, size, most } = purses;
  return new Outlook(
    most,
    Float64Array.from({ length: size / perBank }, (_, i) => start[i * perBank + most.damage]),
  );
}
