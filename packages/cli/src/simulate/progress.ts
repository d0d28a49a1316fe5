import type { Io } from '../io.ts';

const WIDTH = 30;

/** A bar on stderr, drawn anew ten times a second; the answer takes it away. */
export function showProgress(io: Io, done: () => number, of: number | (() => number)): () => void {
  if (!io.watched) return () => {};
  const start = performance.now();
  const first = done();
  const draw = () => {
    const now = done();
    const all = typeof of === 'number' ? of : of();
    const share = all === 0 ? 1 : now / all;
    const full = Math.round(share * WIDTH);
    const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
    const left = now > first ? timeLeft(((performance.now() - start) / 1000 / (now - first)) * (all - now)) : '';
    io.err(`\r${bar} ${(share * 100).toFixed(0)} %  ${now} of ${all}  ${left} \u001b[K`);
  };
  const timer = setInterval(draw, 100);
  let shown = true;
  return () => {
    if (!shown) return;
    shown = false;
    clearInterval(timer);
    io.err('\r\u001b[K');
  };
}

export function timeLeft(seconds: number): string {
  if (seconds < 100) return `${seconds.toFixed(0)} s left`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}
