/** A part of a page, in millimetres. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export function inset({ x, y, w, h }: Area, by: number): Area {
  return { x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by };
}

/** The upper part of an area and what is left below it. */
export function above({ x, y, w, h }: Area, height: number, gap = 0): [upper: Area, lower: Area] {
  return [
    { x, y, w, h: height },
    { x, y: y + height + gap, w, h: h - height - gap },
  ];
}

/** Equal columns from left to right. */
export function columns({ x, y, w, h }: Area, count: number, gap: number): Area[] {
  const wide = (w - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ x: x + i * (wide + gap), y, w: wide, h }));
}

/** Equal rows from top to bottom. */
export function rows({ x, y, w, h }: Area, count: number, gap: number): Area[] {
  const high = (h - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ x, y: y + i * (high + gap), w, h: high }));
}
