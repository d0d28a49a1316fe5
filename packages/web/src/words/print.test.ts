import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPaper } from '@waybill/games/load-paper';
import { type Game, matchOf, replay, setupOf } from '@waybill/kernel';
import { type Page, type PrintWords, printRecord, printSheet } from '@waybill/print';
import { describe, expect, it } from 'vitest';
import { boxesOf, overlaps } from '../../../print/test/bounds.ts';
import { loadRules } from '../games/load-rules.ts';
import { entries } from '../games/registry.ts';
import { texts as shared } from './de-print.ts';

const packages = join(import.meta.dirname, '../../..');
const MARGIN = 9;

/** German words that are English ones too. */
const ALIKE = ['die', 'was', 'blind', 'plus', 'bring', 'Null', 'Start', 'Gold', 'Bonus', 'Docks', 'Yvonne'];

/** Words as people read them; the spaces of a circuit are all alike. */
const wordsOf = (text: string): string[] =>
  (text.match(/\p{L}?\p{Ll}{3,}|\b\p{L}\p{Ll}{2}\b/gu) ?? []).filter((word) => !/^(.)\1+$/.test(word));

/** What a translation leaves as it is: names, for the most part. */
const keptBy = (texts: PrintWords['texts']): string[] =>
  Object.entries(texts).flatMap(([english, german]) =>
    wordsOf(german).filter((word) => wordsOf(english).includes(word)),
  );

function textsOf(pages: readonly Page[]): string[] {
  return pages.flatMap((page) => boxesOf(page).flatMap(({ kind, what }) => (kind === 'text' ? [what] : [])));
}

async function germanOf(id: string): Promise<{ game: Game; words: PrintWords; own: PrintWords['texts'] }> {
  const game = await loadRules(id);
  const german = await entries.find((entry) => entry.id === id)!.german();
  const { texts, rules: short } = await german.print!();
  return { game, words: { texts: { ...shared, ...texts }, rules: short, game: german.rules }, own: texts };
}

/** All that can be printed of a game: its parts, its map in true size, and a match's record with and without proof. */
async function printed(game: Game, words?: PrintWords): Promise<Page[]> {
  const sheet = game.sheet?.standard ?? null;
  const parts = printSheet(game, (await loadPaper(game))!, sheet, { words });
  const large = printSheet(game, (await loadPaper(game))!, sheet, { words, trueSize: true });
  return [...parts, ...large, ...(await records(game, words))].flatMap(({ pages }) => pages);
}

function recordedMatch({ id }: Game): string {
  const folder = join(packages, '../games', id, 'fixtures');
  const [first] = readdirSync(folder).filter((name) => name.endsWith('.waybill.json'));
  return readFileSync(join(folder, first), 'utf8');
}

/** Proven, by hand, with the seed kept or changed, and before the first event. */
async function records(game: Game, words?: PrintWords) {
  const text = recordedMatch(game);
  const proofs = [/ "dealer": .*\n/, /,"seed":"[^"]*"/].map((part) => text.replace(part, ''));
  const others = [text.replace(/"seed":"/, '"seed":"x'), text.replace(/"events": \[[\s\S]*\]/, '"events": []')];
  return Promise.all([text, ...proofs, ...others].map((one) => record(game, one, words)));
}

async function record(game: Game, text: string, words?: PrintWords) {
  const match = matchOf(text);
  const setup = setupOf(game, match);
  return printRecord(replay(game, setup, match).play, await loadPaper(game), match, { words });
}

const folders = ['print/src', ...entries.map(({ id }) => `../games/${id}/paper`)].map((path) => join(packages, path));
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8')),
);

describe.each(entries.map(({ id }) => id))('the printed pages of %s', (id) => {
  it('have German for all they say, and need all of it', async () => {
    const { game, words } = await germanOf(id);
    const asked = new Set<string>();
    const texts = new Proxy(words.texts, {
      get: (german, english: string) => {
        asked.add(english);
        return german[english];
      },
    });
    await printed(game, { ...words, texts });
    const missing = [...asked].filter((english) => /\p{L}/u.test(english) && words.texts[english] === undefined);
    expect(missing).toEqual([]);
    const isUsed = (english: string) => asked.has(english) || sources.some((text) => text.includes(english));
    expect(Object.keys(words.texts).filter((english) => !isUsed(english))).toEqual([]);
  });

  it('have no English left', async () => {
    const { game, words } = await germanOf(id);
    const english = new Set(textsOf(await printed(game)).flatMap(wordsOf));
    const { seats, dealer } = JSON.parse(recordedMatch(game)) as { seats: string[]; dealer: object };
    const kept = new Set([...wordsOf(JSON.stringify({ seats, dealer })), ...keptBy(words.texts), ...ALIKE]);
    // On a board as text long names are cut.
    const names = wordsOf(`${JSON.stringify([game.sheet?.standard, game.sheet?.before])} ${game.title}`);
    const isKept = (word: string) => kept.has(word) || names.some((name) => name.startsWith(word));
    const german = textsOf(await printed(game, words)).flatMap(wordsOf);
    expect(german.length).toBeGreaterThan(500);
    expect([...new Set(german)].filter((word) => english.has(word) && !isKept(word))).toEqual([]);
  });

  it('stay within the page, and no text runs into another', async () => {
    const { game, words } = await germanOf(id);
    for (const page of await printed(game, words)) {
      const boxes = boxesOf(page);
      const outside = boxes.filter(({ left, right }) => left < MARGIN || right > page.width - MARGIN);
      expect(outside.map(({ what }) => what)).toEqual([]);
    }
    for (const { name, pages } of printSheet(game, (await loadPaper(game))!, game.sheet?.standard ?? null, { words })) {
      for (const page of pages) expect(overlaps(page), name).toEqual([]);
    }
  });

  it('have their rules in short on one page', async () => {
    const { game, words } = await germanOf(id);
    const parts = printSheet(game, (await loadPaper(game))!, game.sheet?.standard ?? null, { words });
    expect(parts.find(({ name }) => name === 'rules')!.pages).toHaveLength(1);
  });
});

it('German is there for every word that is said outright', async () => {
  const all = await Promise.all(entries.map(({ id }) => germanOf(id)));
  const texts: PrintWords['texts'] = Object.assign({}, ...all.map(({ words }) => words.texts));
  const said = sources.flatMap((text) => Array.from(text.matchAll(/\bsay\(\s*'([^']+)'/g), ([, english]) => english));
  expect(said.length).toBeGreaterThan(60);
  expect(said.filter((english) => texts[english] === undefined)).toEqual([]);
});
