import { whenIdle } from './when-idle.ts';

/** How long nobody has touched, pressed or scrolled anything. */
const REST = 400;

const waiting = new Set<() => void>();
let resting: ReturnType<typeof setTimeout> | undefined;

function rested(): void {
  resting = undefined;
  for (const go of waiting) go();
}

function touched(): void {
  clearTimeout(resting);
  resting = setTimeout(rested, REST);
}

// What loads this has just been asked for.
touched();
for (const kind of ['pointerdown', 'keydown', 'wheel', 'scroll'])
  addEventListener(kind, touched, { capture: true, passive: true });

/** Runs in an idle moment once hands have rested: what takes a while keeps neither a touch nor scrolling waiting. */
export function whenHandsRest(run: () => void): () => void {
  let callOff = () => {};
  const go = () => {
    waiting.delete(go);
    callOff = whenIdle(run);
  };
  if (resting === undefined) go();
  else waiting.add(go);
  return () => {
    waiting.delete(go);
    callOff();
  };
}

export function handsRest(): Promise<void> {
  return new Promise((done) => whenHandsRest(done));
}
