export type BySuit<T> = { readonly [suit: string]: T };
export type Pips = readonly [number, number];

/** A load as a viewer sees it. */
export interface LoadView {
  readonly suit: string;
  readonly space: string | null;
  readonly rank: string | null;
  readonly warehoused: boolean;
  /** Who has been shown the rank. */
  readonly knownTo: number | 'everybody' | 'nobody';
  /** The ranks it may have for all that everybody has been shown. */
  readonly possible: readonly string[];
}

export interface DominoView {
  readonly domino: Pips;
  readonly squares: readonly [string, string];
}

/** A type, not an interface, so that it is a `View`. */
export type ShipItView = {
  readonly round: number;
  readonly turn: string | 0;
  readonly toAct: number | 'chance' | null;
  readonly phase: string;
  readonly points: number;
  readonly pipstop: number | null;
  readonly pool: number;
  readonly links: readonly Pips[];
  readonly dominoes: readonly DominoView[];
  readonly freight: { readonly [id: string]: LoadView };
  readonly officials: BySuit<string>;
  readonly hubs: BySuit<string | null>;
  readonly scores: BySuit<number>;
  readonly chips: BySuit<number>;
  readonly over: boolean;
  readonly winners: readonly number[];
  /** The tiles in the order drawn: the top-left square of each, and its tick. */
  readonly tiles: readonly { readonly tile: string; readonly at: string; readonly tick: string }[];
  readonly awaited: string | null;
  /** The shipment under way: the tile it leaves and what it paid. */
  readonly shipment: { readonly from: string; readonly profits: BySuit<number> } | null;
  readonly chipCoins: BySuit<readonly string[]>;
  readonly moved: readonly string[];
  readonly lifted: DominoView | null;
  /** Ids given out so far. */
  readonly laid: number;
  readonly dryRounds: number;
  readonly shippedThisRound: boolean;
  readonly ending: string | null;
};
