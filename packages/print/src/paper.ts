/** Upright, in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export type PaperName = keyof typeof PAPERS;

export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** What printers leave white, and a thumb's breadth to hold the sheet by. */
export const MARGIN = 12;
