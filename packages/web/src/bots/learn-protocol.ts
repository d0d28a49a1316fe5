/** A sheet to learn, by so many matches that bots play against themselves. */
export interface LearnQuestion {
  readonly game: string;
  readonly sheet: unknown;
  readonly matches: number;
}

/** How far it is, 0 to 1; in the end it is kept on the device. */
export type LearnNews = { readonly share: number } | { readonly isKept: true } | { readonly trouble: string };
