/** SI-1.5: a double-six set, from 0-0, 0-1 … to 6-6; the lower half comes first. */
export const HIGHEST_PIPS = 6;
export const LOW: number[] = [];
export const HIGH: number[] = [];
for (let low = 0; low <= HIGHEST_PIPS; low++) {
  for (let high = low; high <= HIGHEST_PIPS; high++) {
    LOW.push(low);
    HIGH.push(high);
  }
}
export const DOMINOES = LOW.length;

export const isDouble = (domino: number): boolean => LOW[domino] === HIGH[domino];
export const pipsOf = (domino: number): [number, number] => [LOW[domino], HIGH[domino]];

/** −1 if there is no such domino; either way round. */
export function readDomino(pips: readonly unknown[]): number {
  if (pips.length !== 2) return -1;
  const [a, b] = pips as [number, number];
  for (let domino = 0; domino < DOMINOES; domino++) {
    if ((LOW[domino] === a && HIGH[domino] === b) || (LOW[domino] === b && HIGH[domino] === a)) return domino;
  }
  return -1;
}
