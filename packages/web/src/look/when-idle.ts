const PATIENCE = 500;
const SOON = 50;

/** Runs when the page has nothing better to do; the function returned calls it off. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, SOON);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}
