/** In bytes, gzipped. */
export const BUDGET: number;
export function firstLoad(game: string): number;
/** What the cards of the other games add, once they are seen. */
export function otherCards(game: string): number;
export function gamesBuilt(): string[];
