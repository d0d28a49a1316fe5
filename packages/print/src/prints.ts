import type { Game, Play } from '@waybill/kernel';
import type { Area } from './area.ts';
import type { Inks } from './inks.ts';
import type { Page } from './page.ts';
import type { Paper } from './paper.ts';
import type { Pen } from './pen.ts';
import type { Layout } from './ppn/layout.ts';
import type { Say } from './say.ts';

/** What is to be drawn, for what paper, with what ink. The sheet is proven already. */
export interface Job<Sheet = unknown> {
  readonly game: Pick<Game, 'id' | 'title'>;
  /** Who made the game, and when. */
  readonly credit: string;
  /** What the sheet is called; empty where the game has none. */
  readonly sheetName: string;
  readonly sheet: Sheet;
  readonly paper: Paper;
  readonly inks: Inks;
  readonly say: Say;
  /** The rules in short, where the job is not in English. */
  readonly rules: string | null;
  /** Maps as large as the tiles, on several pages, instead of fitted to one. */
  readonly trueSize: boolean;
}

/** One thing that can be printed: a map, a mat, the rules in short. */
export interface Part<Sheet = unknown> {
  /** One word, as it is typed. */
  readonly name: string;
  readonly title: string;
  draw(job: Job<Sheet>): Page[];
}

/** Draws itself into an area. */
export type Scene = (pen: Pen, job: Job, body: Area) => void;

/** A picture that fits into any width: how high it is then, in parts of it. */
export interface Drawing {
  readonly ratio: number;
  readonly draw: Scene;
}

/** All that a game puts on paper. */
export interface Prints<Sheet = unknown> {
  readonly parts: readonly Part<Sheet>[];
  /** The board as anybody may see it; null while there is nothing to see. */
  board?(play: Play): Drawing | null;
  /** What a record shows on a page of its own; null while there is nothing to see. */
  scene?(play: Play): Scene | null;
  /** Of a piecepack game: how a match begins; null until it is dealt. */
  layout?(play: Play): Layout | null;
}
