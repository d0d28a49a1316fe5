/** Whoever asks while the same is being read gets what is read next, together with others: never what was read before they asked. */
export function sharing<T>(read: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | null = null;
  let current: Promise<unknown> = Promise.resolve();
  const begin = () => {
    const begun = read();
    next = null;
    current = begun.catch(() => {});
    return begun;
  };
  return () => (next ??= current.then(begin));
}
