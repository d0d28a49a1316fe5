import { findGame, games, loadPaper } from '@waybill/games';
import { readSheet } from '@waybill/kernel';
import { describe, expect, test } from 'vitest';
import { INKS } from '../src/inks.ts';
import { type GroupMark, type Mark, type Page, type RectMark, textsOf } from '../src/page.ts';
import { MARGIN, PAPERS, type PaperName } from '../src/paper.ts';
import { lettersLost, partsOf, printSheet } from '../src/print.ts';
import { SUIT_SHAPES } from '../src/suits.ts';
import { boxesOf, overlaps } from './bounds.ts';
import { extremes } from './sheets.ts';

const papers = Object.keys(PAPERS) as PaperName[];
const whole = 0.35;

/** What is outside of the margins; strokes may reach into them by half their width. */
function outside(page: Page): string[] {
  return boxesOf(page)
    .filter(
      ({ left, top, right, bottom }) =>
        left < MARGIN - whole ||
        top < MARGIN - whole ||
        right > page.width - MARGIN + whole ||
        bottom > page.height - MARGIN + 0.8,
    )
    .map(({ what, left, top, right, bottom }) => `${what} ${[left, top, right, bottom].map(Math.round).join(' ')}`);
}

const standards = games.map((game) => [game.id, 'its own sheet', game.sheet?.standard ?? null] as const);

describe.each([...standards, ...extremes])('%s, %s', (id, _, sheet) => {
  const game = findGame(id)!;

  test('is a sound sheet', () => {
    expect(readSheet(game, sheet ?? undefined)).not.toHaveProperty('flaw');
  });

  test.each(papers.flatMap((paper) => INKS.map((ink) => [paper, ink] as const)))(
    'stays within the margins of %s, in %s',
    async (paper, ink) => {
      for (const { name, title, pages } of printSheet(game, (await loadPaper(game))!, sheet, { paper, ink })) {
        expect(title).not.toBe('');
        expect(pages.length, name).toBeGreaterThan(0);
        for (const page of pages) {
          expect(page).toMatchObject(PAPERS[paper]);
          expect(outside(page), name).toEqual([]);
          expect(overlaps(page), name).toEqual([]);
        }
      }
    },
  );
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const sheet = game.sheet?.standard ?? null;

  test('has its rules in short on one page, in type that can be read', async () => {
    for (const paper of papers) {
      const parts = printSheet(game, (await loadPaper(game))!, sheet, { paper });
      const { pages } = parts.find(({ name }) => name === 'rules')!;
      expect(pages).toHaveLength(1);
      const sizes = pages[0].marks.flatMap((mark) => (mark.kind === 'text' ? [mark.size] : []));
      expect(sizes.filter((size) => size >= 8).length).toBeGreaterThan(sizes.length * 0.8);
    }
  });

  test('has parts of different names, each a word', async () => {
    const names = partsOf((await loadPaper(game))!).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+$/);
  });

  test('saving ink, nothing is coloured and no ground is filled', async () => {
    const parts = printSheet(game, (await loadPaper(game))!, sheet, { ink: 'saving' });
    for (const { pages } of parts) {
      for (const colour of pages.flatMap(({ marks }) => coloursOf(marks))) {
        expect(colour).toMatch(/^#(..)\1\1$/);
      }
      for (const mark of pages.flatMap(({ marks }) => marks)) {
        if (mark.kind === 'rect' && mark.w * mark.h > 30) expect([undefined, '#ffffff']).toContain(mark.fill);
      }
    }
  });

  test('is written without a letter that a PDF lacks', async () => {
    const pages = printSheet(game, (await loadPaper(game))!, sheet).flatMap((part) => part.pages);
    expect(lettersLost(pages)).toEqual([]);
  });
});

function coloursOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'group') return coloursOf(mark.marks);
    if (mark.kind === 'text') return [mark.fill];
    return [mark.fill, mark.stroke].filter((colour) => colour !== undefined);
  });
}

function shapesOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) => (mark.kind === 'group' ? shapesOf(mark.marks) : mark.kind === 'path' ? [mark.d] : []));
}

test('suits are shapes, in colour and without', async () => {
  for (const [id, suits] of [
    ['black-pawn-trucking', ['suns', 'moons', 'crowns', 'arms']],
    ['cape-to-cairo', ['hearts', 'diamonds', 'clubs', 'spades']],
    ['ship-it', ['suns', 'moons', 'crowns', 'arms']],
  ] as const) {
    const game = findGame(id);
    if (!game) continue;
    for (const ink of INKS) {
      const parts = printSheet(game, (await loadPaper(game))!, game.sheet?.standard ?? null, { ink });
      const shapes = parts.flatMap(({ pages }) => pages.flatMap(({ marks }) => shapesOf(marks)));
      for (const suit of suits) expect(shapes).toContain(SUIT_SHAPES[suit]);
    }
  }
});

test.runIf(findGame('grand-prix'))('a sheet of one’s own is what is printed', async () => {
  const game = findGame('grand-prix')!;
  const [, , sheet] = extremes.find(([, what]) => what === 'many spaces, many turns')!;
  const texts = printSheet(game, (await loadPaper(game))!, sheet).flatMap(({ pages }) =>
    pages.flatMap(({ marks }) => textsOf(marks)),
  );
  expect(texts).toContain('180');
  expect(texts).not.toContain('Kestrel Vale');
});

test.runIf(findGame('black-pawn-trucking'))(
  'in true size a tile is two inches, and the pages together hold the whole map',
  async () => {
    const game = findGame('black-pawn-trucking')!;
    const { standard } = game.sheet!;
    const [{ pages }] = printSheet(game, (await loadPaper(game))!, standard, { trueSize: true });
    expect(pages).toHaveLength(4);
    const clips = pages.map(({ marks }) => marks.find((mark) => mark.kind === 'group' && mark.clip) as GroupMark);
    const tiles = clips[0].marks.filter((mark) => mark.kind === 'rect' && mark.w > 40);
    expect(tiles).toHaveLength(24);
    for (const tile of tiles as RectMark[]) {
      expect(tile.w).toBeGreaterThan(49);
      expect(tile.w).toBeLessThan(50.8);
      const middle = [tile.x + tile.w / 2, tile.y + tile.h / 2];
      const shown = clips.filter(
        ({ clip }) =>
          middle[0] >= clip!.x &&
          middle[0] < clip!.x + clip!.w &&
          middle[1] >= clip!.y &&
          middle[1] < clip!.y + clip!.h,
      );
      expect(shown).toHaveLength(1);
    }
    for (const page of pages) expect(outside(page)).toEqual([]);
  },
);
