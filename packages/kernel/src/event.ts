export type Seat = number;

/** Somebody who looks at a match: a seat, or a watcher who holds none. */
export type Viewer = Seat | 'watcher';

/** Who acts next. */
export type Actor = Seat | 'chance' | 'over';

/** One line of a match file. Claimed, not proven, until `judge` has let it pass. */
export interface Event {
  readonly by: Seat | 'chance';
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What a viewer may know, as plain JSON. */
export type View = { readonly [key: string]: unknown };
