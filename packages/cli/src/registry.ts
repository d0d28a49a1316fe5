import type { Solve } from './solver.ts';

/** The games that can be solved, one line each. */
export const solvers: { readonly [id: string]: () => Promise<{ readonly solve: Solve }> } = {
  'grand-prix': () => import('./grand-prix/solve.ts'),
};
