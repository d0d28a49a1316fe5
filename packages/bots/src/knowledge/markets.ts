import { cityValue, RANKS, rankOf, SUITS, suitOf, TILES, type Trade } from '@waybill/kernel/piecepack';

/** Pounds or dollars between two cities. */
export type Distance = (from: number, to: number) => number;

/**
 * What goods will fetch from where they are, less their share of the way: for the two games whose cities buy raw
 * materials by suit and finished products by rank.
 */
export class Markets {
  /** City × 6 + rank. */
  private readonly finished = new Float64Array(TILES * RANKS.length);
  /** City × 4 + suit: the city to take it to. */
  readonly buyer = new Uint8Array(TILES * SUITS);
  private readonly raw = new Float64Array(TILES * SUITS);
  private readonly tiles: Uint8Array;
  /** City × 64 + ranks seen: averages, as they are asked for. */
  private readonly averages = new Float64Array(TILES << RANKS.length).fill(Number.NaN);

  constructor(
    { tile }: Trade,
    distance: Distance,
    /** The share of a way that one good on the truck has to pay for. */
    share: number,
    bonus: number,
  ) {
    this.tiles = tile.slice();
    for (let city = 0; city < TILES; city++) this.sellFinished(city, distance, share, bonus);
    for (let city = 0; city < TILES; city++) this.sellRaw(city, distance, share);
  }

  fits({ tile }: Trade): boolean {
    for (let city = 0; city < TILES; city++) if (tile[city] !== this.tiles[city]) return false;
    return true;
  }

  finishedAt(city: number, rank: number): number {
    return this.finished[city * RANKS.length + rank];
  }

  /** The delivery alone, without what the product fetches later. */
  rawAt(city: number, suit: number): number {
    return this.raw[city * SUITS + suit];
  }

  /** The average over the ranks this suit still hides. */
  hiddenAt(city: number, seen: number): number {
    const at = (city << RANKS.length) | seen;
    if (Number.isNaN(this.averages[at])) this.averages[at] = this.average(city, seen);
    return this.averages[at];
  }

  private average(city: number, seen: number): number {
    let sum = 0;
    let hidden = 0;
    for (let rank = 0; rank < RANKS.length; rank++) {
      if ((seen >> rank) & 1) continue;
      sum += this.finishedAt(city, rank);
      hidden++;
    }
    return hidden > 0 ? sum / hidden : 0;
  }

  private sellFinished(from: number, distance: Distance, share: number, bonus: number): void {
    const best = this.finished.subarray(from * RANKS.length, (from + 1) * RANKS.length).fill(Number.NEGATIVE_INFINITY);
    for (let city = 0; city < TILES; city++) {
      if (city === from) continue;
      const rank = rankOf(this.tiles[city]);
      best[rank] = Math.max(best[rank], cityValue(rank) + bonus - share * distance(from, city));
    }
  }

  private sellRaw(from: number, distance: Distance, share: number): void {
    const at = from * SUITS;
    this.raw.fill(Number.NEGATIVE_INFINITY, at, at + SUITS);
    for (let city = 0; city < TILES; city++) {
      if (city === from) continue;
      const suit = suitOf(this.tiles[city]);
      const worth = cityValue(rankOf(this.tiles[city])) - share * distance(from, city);
      if (worth <= this.raw[at + suit]) continue;
      this.raw[at + suit] = worth;
      this.buyer[at + suit] = city;
    }
  }
}
