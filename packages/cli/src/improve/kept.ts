import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Measured } from '@waybill/bots/improve';
import { Failure } from '../fail.ts';

/** Measurements in a file, so that a search that was stopped goes on where it was: it asks for the same ones again. */
export class Kept {
  private readonly found = new Map<string, readonly Measured[]>();

  /** `head` is all that decides a measurement but the sheet and how often it was played. */
  constructor(
    private readonly file: string,
    head: object,
  ) {
    const first = JSON.stringify({ improve: 1, ...head });
    const [line, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [''];
    if (line !== '' && line !== first)
      throw new Failure(`${file}: belongs to another search: its sheet, goals, bots or seed differ`);
    if (line === '') appendFileSync(file, `${first}\n`);
    // The last line is empty, or was cut off in the middle.
    for (const one of lines.slice(0, -1)) this.read(one);
    if (lines.length > 0 && lines.at(-1) !== '') appendFileSync(file, '\n');
  }

  get(sheet: unknown, matches: number): readonly Measured[] | undefined {
    return this.found.get(keyOf(sheet, matches));
  }

  add(sheet: unknown, matches: number, measured: readonly Measured[]): void {
    const key = keyOf(sheet, matches);
    this.found.set(key, measured);
    appendFileSync(this.file, `${JSON.stringify({ key, measured })}\n`);
  }

  private read(line: string): void {
    try {
      const { key, measured } = JSON.parse(line) as { key: string; measured: Measured[] };
      this.found.set(key, measured);
    } catch {
      // Cut off when somebody pulled the plug: it is measured again.
    }
  }
}

function keyOf(sheet: unknown, matches: number): string {
  return `${createHash('sha256').update(JSON.stringify(sheet)).digest('hex')} ${matches}`;
}
