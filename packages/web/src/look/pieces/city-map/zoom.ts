import type { Frame, Spot } from './layout.ts';

const MOST = 4;

/** The part of the picture that is seen, `factor` times closer, with the given spot staying where it is. */
export function zoomed(whole: Frame, seen: Frame, factor: number, at: Spot): Frame {
  const width = Math.min(whole.width, Math.max(whole.width / MOST, seen.width / factor));
  const by = width / seen.width;
  const part = { width, height: seen.height * by, x: at.x - (at.x - seen.x) * by, y: at.y - (at.y - seen.y) * by };
  return within(whole, part);
}

export function panned(whole: Frame, seen: Frame, dx: number, dy: number): Frame {
  return within(whole, { ...seen, x: seen.x + dx, y: seen.y + dy });
}

/** Pans as little as it takes to see a spot with this much around it. */
export function seeing(whole: Frame, seen: Frame, { x, y }: Spot, around: number): Frame {
  const dx = nudge(seen.x, seen.x + seen.width, x, around);
  const dy = nudge(seen.y, seen.y + seen.height, y, around);
  return dx === 0 && dy === 0 ? seen : panned(whole, seen, dx, dy);
}

function nudge(from: number, to: number, at: number, around: number): number {
  return Math.min(0, at - around - from) + Math.max(0, at + around - to);
}

export const isWhole = (whole: Frame, seen: Frame): boolean => seen.width >= whole.width;

export const centreOf = ({ x, y, width, height }: Frame): Spot => ({ x: x + width / 2, y: y + height / 2 });

function within(whole: Frame, part: Frame): Frame {
  return {
    ...part,
    x: Math.min(whole.x + whole.width - part.width, Math.max(whole.x, part.x)),
    y: Math.min(whole.y + whole.height - part.height, Math.max(whole.y, part.y)),
  };
}
