import { lazyPart } from '../look/lazy.tsx';

/** The page of a table. Whoever leads there may bring it first. */
export const MatchRoute = lazyPart(() => import('./match-page.tsx').then(({ MatchPage }) => MatchPage));
