/** A random order, for those who would rather not shuffle by hand. */
export function shuffled<T>(items: readonly T[]): T[] {
  const order = crypto.getRandomValues(new Uint32Array(items.length));
  return items
    .map((item, i) => ({ item, at: order[i] }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

export function oneOf<T>(items: readonly T[]): T {
  return shuffled(items)[0];
}
