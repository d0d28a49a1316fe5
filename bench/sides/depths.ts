/** Searches begin in positions met in random matches after so many moves; the same on both sides. */
const DEPTHS: { readonly [game: string]: readonly number[] } = {
  'hauling-astronauts': [2, 10, 18, 26, 34],
  'black-pawn-trucking': [0, 6, 12, 18, 24],
};

/** Each of the five runs has its own depth. */
export function depthOf(game: string): number {
  const depths = DEPTHS[game] ?? [0];
  return depths[Number(process.env.BENCH_RUN ?? 0) % depths.length];
}

/** A search: as many as boardgame.io's bot makes unless told otherwise. */
export const ITERATIONS = Number(process.env.BENCH_ITERATIONS ?? 1000);

/** A search that threads share: what an expert is used to, more or less. */
export const SHARED_ITERATIONS = 16_000;
