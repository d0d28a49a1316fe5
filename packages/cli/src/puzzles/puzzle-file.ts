import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { type PuzzleMatch, readPuzzles } from '@waybill/bots/puzzles';
import { Failure } from '../fail.ts';

/** What decides which puzzles are found; the first line of the file. */
export interface PuzzleHead {
  readonly game: string;
  readonly seed: string;
  readonly runs: number;
}

/** Puzzles in a file, so that a search that was stopped goes on where it was. */
export class PuzzleFile {
  readonly found: PuzzleMatch[];

  constructor(
    private readonly file: string,
    { game, seed, runs }: PuzzleHead,
  ) {
    const head = JSON.stringify({ waybill: 'puzzles', game, seed, runs });
    mkdirSync(dirname(file), { recursive: true });
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const end = text.lastIndexOf('\n') + 1;
    if (end > 0 && text.slice(0, text.indexOf('\n')) !== head)
      throw new Failure(`${file}: holds puzzles of another search: its game, seed or runs differ`);
    // A line that has no end was cut off when somebody pulled the plug.
    if (end < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, end)));
    if (end === 0) appendFileSync(file, `${head}\n`);
    this.found = readPuzzles(text.slice(0, end));
  }

  /** The match to go on with. */
  get next(): number {
    return (this.found.at(-1)?.from ?? -1) + 1;
  }

  get count(): number {
    return this.found.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  }

  add(one: PuzzleMatch): void {
    this.found.push(one);
    appendFileSync(this.file, `${JSON.stringify(one)}\n`);
  }
}
