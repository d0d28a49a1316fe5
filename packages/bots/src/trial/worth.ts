/** What perfect play of a sheet can expect: of the whole, and of its parts alone where they are known. */
export interface Worth {
  readonly score: number;
  readonly parts: readonly { readonly name: string; readonly score: number }[];
}

/** A sheet being solved: yields how far it is, 0 to 1. */
export type Solving = Generator<number, Worth>;
