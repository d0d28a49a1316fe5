import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, games, loadPaper } from '@waybill/games';
import { logOf, matchOf, replay, setupOf, speak } from '@waybill/kernel';
import type { CityMapSheet } from '@waybill/kernel/piecepack';
import { expect, test } from 'vitest';
import { type Mark, textsOf } from '../src/page.ts';
import { MARGIN } from '../src/paper.ts';
import { printRecord } from '../src/print.ts';
import { boxesOf } from './bounds.ts';

const folder = join(import.meta.dirname, '../../../games');

function playOf(path: string, change: (text: string) => string = (text) => text) {
  const match = matchOf(change(readFileSync(join(folder, path.replace('/', '/fixtures/')), 'utf8')));
  const game = findGame(match.game)!;
  const setup = setupOf(game, match);
  return { match, play: replay(game, setup, match).play };
}

const recorded = games.map(({ id: game }) => {
  const [first] = readdirSync(join(folder, game, 'fixtures')).filter((name) => name.endsWith('.waybill.json'));
  return `${game}/${first}`;
});

test.each(recorded)('the record of %s tells every option, every event in order, and the proof', async (path) => {
  const { match, play } = playOf(path);
  const { pages } = printRecord(play, await loadPaper(play.game), match, { paper: 'letter' });
  const texts = pages.flatMap(({ marks }) => textsOf(marks));
  const words = texts.join(' ').replaceAll(' ', '');
  const told = logOf(play, 'watcher');
  for (const { index } of told) expect(texts).toContain(String(index + 1));
  // A sentence may be cut in two by the foot of a page.
  const lost = told.filter((line) => !words.includes(line.words.replaceAll(' ', '').replaceAll('*', '∗')));
  expect(lost.length).toBeLessThan(pages.length);
  expect(texts).toContain(match.dealer!.commit);
  expect(words).toContain('outcomesofchancefollowfromtheseed');
  for (const { key } of play.game.options) {
    expect(words).toContain(speak(play.game.words, { key: `option.${key}`, facts: {} }).replaceAll(' ', ''));
  }
  for (const name of match.seats) expect(texts).toContain(name);
  for (const page of pages) {
    for (const { what, left, right, top, bottom } of boxesOf(page)) {
      expect(left, what).toBeGreaterThan(MARGIN - 1);
      expect(top, what).toBeGreaterThan(MARGIN - 1);
      expect(right, what).toBeLessThan(page.width - MARGIN + 1);
      expect(bottom, what).toBeLessThan(page.height - MARGIN + 1);
    }
  }
});

test.each(recorded)('the record of %s shows the board drawn, not in characters', async (path) => {
  const { match, play } = playOf(path);
  const [cover] = printRecord(play, await loadPaper(play.game), match).pages;
  expect(monoOf(cover.marks)).toEqual([match.dealer!.commit]);
});

/** All texts in the letters of a typewriter. */
function monoOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) =>
    mark.kind === 'group' ? monoOf(mark.marks) : mark.kind === 'text' && mark.font === 'mono' ? [mark.text] : [],
  );
}

test.runIf(findGame('ship-it'))('the board of a record shows what lies where at the end', async () => {
  const path = recorded.find((one) => one.startsWith('ship-it'))!;
  const { match, play } = playOf(path);
  const [cover] = printRecord(play, await loadPaper(play.game), match).pages;
  const { tiles, dominoes } = play.game.view(play.state, 'watcher') as { tiles: unknown[]; dominoes: unknown[] };
  const round = cover.marks.filter((mark) => mark.kind === 'rect' && mark.round !== undefined);
  expect(round.length).toBeGreaterThanOrEqual(tiles.length + dominoes.length);
});

test('a record says when the dice can’t be proven', async () => {
  const [path] = recorded;
  const told = async (change: (text: string) => string) => {
    const { match, play } = playOf(path, change);
    return printRecord(play, await loadPaper(play.game), match)
      .pages.flatMap(({ marks }) => textsOf(marks))
      .join(' ');
  };
  expect(await told((text) => text.replace(/ "dealer": .*\n/, ''))).toContain('there is nothing to prove');
  expect(await told((text) => text.replace(/,"seed":"[^"]*"/, ''))).toContain('not revealed yet');
  expect(await told((text) => text.replace(/"seed":"/, '"seed":"x'))).toContain('not the one committed to');
});

test.runIf(findGame('black-pawn-trucking'))('the record of a map shows what was dealt to each city', async () => {
  const path = recorded.find((one) => one.startsWith('black-pawn-trucking'))!;
  const { match, play } = playOf(path);
  const { pages } = printRecord(play, await loadPaper(play.game), match);
  const texts = textsOf(pages.at(-1)!.marks);
  expect(texts).toContain('The cities as they were dealt');
  const { tiles } = match.events[0] as unknown as { tiles: string[] };
  const { cities } = play.setup.sheet as CityMapSheet;
  const ranks = cities.map(({ name }) => texts[texts.indexOf(name) + 1]);
  expect(ranks).toEqual(tiles.map(([rank]) => rank));
});

test('a match that has not begun has a record too', async () => {
  const { match, play } = playOf(recorded[0], (text) => text.replace(/"events": \[[\s\S]*\]/, '"events": []'));
  const { pages } = printRecord(play, await loadPaper(play.game), match);
  expect(pages).toHaveLength(1);
  expect(textsOf(pages[0].marks).join(' ')).toContain('Not over: 0 events so far.');
});
