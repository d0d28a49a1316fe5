/** A source of chance. Rules never own one: they are handed it. */
export interface Rng {
  /** A whole number, 0 ≤ x < n, each equally likely; 1 ≤ n ≤ 2^24. */
  below(n: number): number;
}

/** The streams of one match, each named by a kind of chance and a number. */
export interface Streams {
  at(kind: string, ordinal: number): Rng;
}

/**
 * One of `all` things, each that is there equally likely. The same things are tried in the same order whatever is missing, so
 * that two matches that share a stream draw the same thing wherever both have it.
 */
export function firstThere(rng: Rng, all: number, isThere: (thing: number) => boolean): number {
  for (;;) {
    const thing = rng.below(all);
    if (isThere(thing)) return thing;
  }
}

/** Fast, seedable, for simulations and search (sfc32). Never for a match between people: see `Dealer`. */
export class Sfc32 implements Rng {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;

  constructor(seed: string | number) {
    this.seed(seed);
  }

  seed(seed: string | number): void {
    const text = String(seed);
    let h = 0x811c9dc5;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    this.a = h | 0;
    this.b = Math.imul(h ^ 0x9e3779b9, 0x85ebca6b) | 0;
    this.c = Math.imul(h ^ text.length, 0xc2b2ae35) | 0;
    this.d = 1;
    for (let i = 0; i < 15; i++) this.next();
  }

  /** 32 random bits, as a signed integer. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t;
  }

  below(n: number): number {
    // The bias of a 32-bit multiply is under n / 2^32: far below what any simulation can see.
    return Math.floor(((this.next() >>> 0) / 4294967296) * n);
  }
}

export function shuffle<T>(items: T[], rng: Rng): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const held = items[i];
    items[i] = items[j];
    items[j] = held;
  }
  return items;
}
