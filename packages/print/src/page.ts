/** A colour as `#rrggbb`. */
export type Colour = string;

export type Font = 'plain' | 'bold' | 'italic' | 'mono';

/** How a shape is painted; a stroke without a width is a hairline of 0.2 mm. */
export interface Paint {
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly width?: number;
  /** Lengths of dash and gap, in millimetres. */
  readonly dash?: readonly [number, number];
}

interface PathMark extends Paint {
  readonly kind: 'path';
  /** As in SVG: M L H V C A Z, large and small. */
  readonly d: string;
}

export interface RectMark extends Paint {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The radius of its corners. */
  readonly round?: number;
}

interface CircleMark extends Paint {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

interface LineMark extends Paint {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface TextMark {
  readonly kind: 'text';
  /** Where the line starts, or its middle or end is; y is the base line. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** In points. */
  readonly size: number;
  readonly font: Font;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly fill: Colour;
}

/** Marks that are moved, turned and scaled together. */
export interface GroupMark {
  readonly kind: 'group';
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly scale: number;
  readonly marks: readonly Mark[];
  /** Nothing is seen outside of it; in the group's own millimetres. */
  readonly clip?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

export type Mark = PathMark | RectMark | CircleMark | LineMark | TextMark | GroupMark;

/** One side of a sheet of paper. Everything is in millimetres from the top left corner, y downwards. */
export interface Page {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

export const HAIRLINE = 0.2;

/** All texts of a page, those in groups too. */
export function textsOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) =>
    mark.kind === 'text' ? [mark.text] : mark.kind === 'group' ? textsOf(mark.marks) : [],
  );
}
