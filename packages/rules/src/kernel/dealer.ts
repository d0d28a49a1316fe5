import type { Event } from './event.ts';
import type { Game } from './game.ts';
import type { Rng } from './rng.ts';
import { hex, hmacSha256, sha256, utf8 } from './sha256.ts';

/** What a match file says about its dice, so that anybody can prove them. */
export interface DealerRecord {
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

/**
 * Draws the outcomes of one match. The event at index i is drawn from
 * HMAC-SHA-256(seed, "waybill 1", salts, i, block), eight 32-bit words a block, whatever came before it.
 */
export class Dealer {
  private readonly key: Uint8Array;
  private readonly prefix: string;

  constructor(
    readonly seed: string,
    readonly salts: readonly string[] = [],
  ) {
    this.key = utf8(seed);
    this.prefix = JSON.stringify(['waybill 1', ...salts]);
  }

  record(): DealerRecord {
    const commit = commitment(this.seed);
    return this.salts.length > 0 ? { commit, salts: this.salts, seed: this.seed } : { commit, seed: this.seed };
  }

  /** The generator of the event at this index. */
  at(index: number): Rng {
    return new HmacStream(this.key, `${this.prefix} ${index} `);
  }

  draw<S>(game: Game<S>, s: S, index: number): Event {
    return game.chance.draw(s, this.at(index));
  }
}

class HmacStream implements Rng {
  private block = 0;
  private bytes: Uint8Array | null = null;
  private used = 0;

  constructor(
    private readonly key: Uint8Array,
    private readonly prefix: string,
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
      this.bytes = hmacSha256(this.key, utf8(this.prefix + this.block++));
      this.used = 0;
    }
    const { bytes, used: at } = this;
    this.used += 4;
    return ((bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]) >>> 0;
  }
}
