/** A page that can't be seen may paint nothing: then it is not waited for longer than this. */
const PATIENCE = 1000;

/**
 * Calls back once the next frame is on the screen, which the browser shows by asking for another one: what a hand did is
 * seen before whatever it leads to is worked out.
 */
export function afterPaint(run: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(late);
    clearTimeout(task);
  };
  const go = () => {
    stop();
    run();
  };
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      task = setTimeout(go);
    });
  });
  const late = setTimeout(go, document.hidden ? 0 : PATIENCE);
  return stop;
}

export function painted(): Promise<void> {
  return new Promise((done) => afterPaint(done));
}
