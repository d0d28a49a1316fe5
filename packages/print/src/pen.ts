import type { Colour, Font, GroupMark, Mark, Page, Paint, TextMark } from './page.ts';

export interface TextStyle {
  /** In points; 9 unless told. */
  readonly size?: number;
  readonly font?: Font;
  readonly anchor?: TextMark['anchor'];
  readonly fill?: Colour;
}

export type GroupStyle = Partial<Pick<GroupMark, 'turn' | 'scale' | 'clip'>>;

/** Draws marks one after the other, the later over the earlier. */
export class Pen {
  readonly marks: Mark[] = [];

  constructor(private readonly ink: Colour) {}

  path(d: string, paint: Paint): this {
    return this.add({ kind: 'path', d, ...paint });
  }

  rect(x: number, y: number, w: number, h: number, paint: Paint & { readonly round?: number }): this {
    return this.add({ kind: 'rect', x, y, w, h, ...paint });
  }

  circle(x: number, y: number, r: number, paint: Paint): this {
    return this.add({ kind: 'circle', x, y, r, ...paint });
  }

  line(x1: number, y1: number, x2: number, y2: number, paint: Paint = { stroke: this.ink }): this {
    return this.add({ kind: 'line', x1, y1, x2, y2, ...paint });
  }

  text(x: number, y: number, text: string, style: TextStyle = {}): this {
    const { size = 9, font = 'plain', anchor = 'start', fill = this.ink } = style;
    return this.add({ kind: 'text', x, y, text, size, font, anchor, fill });
  }

  group(x: number, y: number, draw: (pen: Pen) => void, style: GroupStyle = {}): this {
    const { turn = 0, scale = 1, clip } = style;
    const inner = new Pen(this.ink);
    draw(inner);
    return this.add({ kind: 'group', x, y, turn, scale, marks: inner.marks, ...(clip && { clip }) });
  }

  page(title: string, { width, height }: { readonly width: number; readonly height: number }): Page {
    return { title, width, height, marks: this.marks };
  }

  private add(mark: Mark): this {
    this.marks.push(mark);
    return this;
  }
}
