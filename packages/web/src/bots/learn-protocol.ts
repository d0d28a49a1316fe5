/** How bots know a sheet: not by learned values, by those of all sheets, or by its own. */
export type Known = 'not' | 'usual' | 'own';

/** How is this sheet known? And to learn it, by so many matches that bots play against themselves. */
export type LearnQuestion = { readonly game: string; readonly sheet: unknown } & (
  | { readonly kind: 'look'; readonly number: number }
  | { readonly kind: 'learn'; readonly matches: number }
);

/** The answer to a look; how far learning is, 0 to 1; and in the end that it is kept on the device. */
export type LearnNews =
  | { readonly number: number; readonly known: Known }
  | { readonly share: number }
  | { readonly isKept: true }
  | { readonly trouble: string };
