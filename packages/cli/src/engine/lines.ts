import { StringDecoder } from 'node:string_decoder';

/** Cuts a stream of bytes into lines. A line that is too long comes as null, and what is left of it is dropped. */
export class LineCutter {
  private readonly decoder = new StringDecoder('utf8');
  private rest = '';
  private dropping = false;

  constructor(private readonly longest: number) {}

  push(bytes: Buffer | string): (string | null)[] {
    const found: (string | null)[] = [];
    const [first, ...more] = (typeof bytes === 'string' ? bytes : this.decoder.write(bytes)).split('\n');
    this.add(first, found);
    for (const part of more) {
      if (!this.dropping) found.push(this.rest);
      this.rest = '';
      this.dropping = false;
      this.add(part, found);
    }
    return found;
  }

  /** What came after the last end of a line. */
  end(): string[] {
    const left = this.dropping ? '' : this.rest;
    this.rest = '';
    return left.trim() === '' ? [] : [left];
  }

  private add(part: string, found: (string | null)[]): void {
    if (this.dropping) return;
    this.rest += part;
    if (this.rest.length <= this.longest) return;
    this.rest = '';
    this.dropping = true;
    found.push(null);
  }
}
