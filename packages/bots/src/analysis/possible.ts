/** A chance to win is at least 0 and at most 1. */
export function possible(unit: 'score' | 'win', value: number): number {
  return unit === 'win' ? Math.min(1, Math.max(0, value)) : value;
}
