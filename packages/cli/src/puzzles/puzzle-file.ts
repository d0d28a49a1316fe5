import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { type PuzzleMatch, readPuzzles } from '@waybill/bots/puzzles';
import { type GameFacts, isRecord } from '@waybill/kernel';
import { Failure } from '../fail.ts';

/** Where the puzzles of a game are kept, from the root of the project. */
export const puzzlesIn = ({ id }: Pick<GameFacts, 'id'>) => `games/${id}/puzzles/standard.jsonl`;

/** All files of puzzles of a game, those found with other seeds among them. */
export function puzzleFilesOf(game: Pick<GameFacts, 'id'>): string[] {
  const folder = dirname(puzzlesIn(game));
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : [];
  return names.toSorted().map((name) => `${folder}/${name}`);
}

/** What decides which puzzles are found; the first line of the file. */
export interface PuzzleHead {
  readonly game: string;
  readonly seed: string;
  readonly runs: number;
  /** Who played the matches, if not bots of the usual levels, in how many seats, and how often at random. */
  readonly bots?: string;
  readonly seats?: string;
  readonly slips?: number;
  /** The level that had to bear them out, if any. */
  readonly check?: string;
}

/** Puzzles in a file, so that a search that was stopped goes on where it was. */
export class PuzzleFile {
  readonly found: PuzzleMatch[];
  /** The match to go on with. */
  next: number;

  constructor(
    private readonly file: string,
    { game, seed, runs, bots, seats, slips, check }: PuzzleHead,
  ) {
    const head = JSON.stringify({ waybill: 'puzzles', game, seed, runs, bots, seats, slips, check });
    mkdirSync(dirname(file), { recursive: true });
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const end = text.lastIndexOf('\n') + 1;
    if (end > 0 && text.slice(0, text.indexOf('\n')) !== head)
      throw new Failure(`${file}: belongs to another search: its game, seed, runs, bots, seats, slips or check differ`);
    // A line that has no end was cut off when somebody pulled the plug.
    if (end < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, end)));
    if (end === 0) appendFileSync(file, `${head}\n`);
    this.found = readPuzzles(text.slice(0, end));
    this.next = 1 + lastIn(text.slice(0, end));
  }

  get count(): number {
    return this.found.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  }

  /** Of a match without puzzles it is noted that it was looked through. */
  add(one: PuzzleMatch): void {
    const { from, puzzles } = one;
    if (puzzles.length > 0) this.found.push(one);
    appendFileSync(this.file, `${JSON.stringify(puzzles.length > 0 ? one : { from })}\n`);
    this.next = from + 1;
  }
}

/** The last match that was looked through; −1 where none was. */
function lastIn(text: string): number {
  const last: unknown = JSON.parse(text.trimEnd().split('\n').at(-1) || '{}');
  return isRecord(last) && typeof last.from === 'number' ? last.from : -1;
}
