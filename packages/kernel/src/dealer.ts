import type { Event } from './event.ts';
import type { Game } from './game.ts';
import type { Rng, Streams } from './rng.ts';
import { hex, hmacSha256, sha256, utf8 } from './sha256.ts';

/** 1 names a stream by the place of its event in the match, 2 by the kind of chance and how often it came before. */
export const DEALER_VERSIONS = [1, 2] as const;
export type DealerVersion = (typeof DEALER_VERSIONS)[number];

/** What new matches are dealt by. */
export const NEWEST_DEALER: DealerVersion = 2;

/** How often chance has done each kind of thing in a match so far. */
export type Dealt = { readonly [kind: string]: number };

export const NOTHING_DEALT: Dealt = {};

/** The same after what chance does in this state. */
export function dealtAfter<S>(game: Game<S>, s: S, dealt: Dealt): Dealt {
  const kind = game.chance.kind(s);
  return { ...dealt, [kind]: (dealt[kind] ?? 0) + 1 };
}

/** What a match file says about its dice, so that anybody can prove them. */
export interface DealerRecord {
  /** How numbers become dice; left out, 1. */
  readonly version?: DealerVersion;
  /** SHA-256 of the seed, in hex; published before the first event. */
  readonly commit: string;
  /** What each seat added, so that the dealer alone can't choose the dice. */
  readonly salts?: readonly string[];
  /** The seed; kept from the seats until the match is over. */
  readonly seed?: string;
  /** Indices of chance events that were rolled at a real table. */
  readonly byHand?: readonly number[];
}

export function commitment(seed: string): string {
  return hex(sha256(utf8(seed)));
}

/** Draws the outcomes of one match, from HMAC-SHA-256 of the seed, eight 32-bit words a block. */
export class Dealer implements Streams {
  private readonly key: Uint8Array;

  constructor(
    readonly seed: string,
    readonly salts: readonly string[] = [],
    readonly version: DealerVersion = NEWEST_DEALER,
  ) {
    this.key = utf8(seed);
  }

  /** The one that a match file speaks of, once its seed is known. */
  static of({ seed, salts, version = 1 }: DealerRecord & { readonly seed: string }): Dealer {
    return new Dealer(seed, salts, version);
  }

  record(): DealerRecord {
    const { seed, salts, version } = this;
    return {
      ...(version === 1 ? {} : { version }),
      commit: commitment(seed),
      ...(salts.length > 0 ? { salts } : {}),
      seed,
    };
  }

  /** Version 2: the generator of an outcome of this kind. */
  at(kind: string, ordinal: number): Rng {
    const name = JSON.stringify(['waybill 2', this.salts, kind, ordinal]);
    return new HmacStream(this.key, (block) => `${name} ${block}`);
  }

  /** Version 1: the generator of the event at this index. */
  atIndex(index: number): Rng {
    const name = JSON.stringify(['waybill 1', ...this.salts]);
    return new HmacStream(this.key, (block) => `${name} ${index} ${block}`);
  }

  /** What chance does now, at this index of the match and after all that has been dealt. */
  draw<S>(game: Game<S>, s: S, index: number, dealt: Dealt): Event {
    const { chance } = game;
    if (this.version === 1) return chance.draw(s, this.atIndex(index));
    const kind = chance.kind(s);
    const ordinal = dealt[kind] ?? 0;
    return chance.lot ? chance.lot(s, this, ordinal) : chance.draw(s, this.at(kind, ordinal));
  }
}

class HmacStream implements Rng {
  private block = 0;
  private bytes: Uint8Array | null = null;
  private used = 0;

  constructor(
    private readonly key: Uint8Array,
    private readonly nameOf: (block: number) => string,
  ) {}

  below(n: number): number {
    // Rejection, so that no outcome is likelier than another by even one part in 2^32.
    const limit = 4294967296 - (4294967296 % n);
    for (;;) {
      const word = this.next();
      if (word < limit) return word % n;
    }
  }

  private next(): number {
    if (this.bytes === null || this.used === this.bytes.length) {
      this.bytes = hmacSha256(this.key, utf8(this.nameOf(this.block++)));
      this.used = 0;
    }
    const { bytes, used: at } = this;
    this.used += 4;
    return ((bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]) >>> 0;
  }
}
