/** How a stroke of text is meant: a terminal makes colours of it, plain text nothing. */
export type Tone = 'plain' | 'dim' | 'strong' | 'red' | 'green' | 'blue' | 'yellow' | 'black' | 'magenta' | 'cyan';

export interface Stroke {
  readonly text: string;
  readonly tone: Tone;
}

/** A board drawn as text: a sheet of characters, each with a tone. */
export class Ink {
  private readonly marks: string[][] = [];
  private readonly tones: Tone[][] = [];

  put(x: number, y: number, text: string, tone: Tone = 'plain'): this {
    while (this.marks.length <= y) {
      this.marks.push([]);
      this.tones.push([]);
    }
    const row = this.marks[y];
    const rowTones = this.tones[y];
    let at = x;
    for (const mark of text) {
      while (row.length < at) {
        row.push(' ');
        rowTones.push('plain');
      }
      row[at] = mark;
      rowTones[at] = tone;
      at++;
    }
    return this;
  }

  get height(): number {
    return this.marks.length;
  }

  get width(): number {
    return Math.max(0, ...this.marks.map((row) => row.length));
  }

  /** A line below everything drawn so far. */
  line(text: string, tone: Tone = 'plain'): this {
    return this.put(0, this.height, text, tone);
  }

  /** Another drawing, its top left corner at x, y. */
  paste(x: number, y: number, other: Ink): this {
    other.marks.forEach((row, dy) => {
      row.forEach((mark, dx) => {
        this.put(x + dx, y + dy, mark, other.tones[dy][dx]);
      });
    });
    return this;
  }

  rows(): Stroke[][] {
    return this.marks.map((row, y) => {
      const strokes: { text: string; tone: Tone }[] = [];
      row.forEach((mark, x) => {
        const tone = this.tones[y][x];
        const last = strokes.at(-1);
        if (last?.tone === tone) last.text += mark;
        else strokes.push({ text: mark, tone });
      });
      return strokes;
    });
  }

  toString(): string {
    return this.marks.map((row) => row.join('').trimEnd()).join('\n');
  }
}
