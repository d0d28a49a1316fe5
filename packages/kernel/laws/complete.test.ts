import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lacking } from './complete.ts';
import { everyGame, folderOf, gamesFolder } from './folders.ts';

const languages = [
  ...new Set(
    everyGame.flatMap(([id]) =>
      existsSync(join(folderOf(id), 'words')) ? readdirSync(join(folderOf(id), 'words')) : [],
    ),
  ),
];

test.each(everyGame)('%s is complete: rulebook, rules, audit, bots, board, paper, words, fixtures', (id) => {
  expect(lacking(folderOf(id), languages)).toEqual([]);
});

test('every folder with a game.ts is in the registry: node scripts/registry.mjs writes it', () => {
  const folders = readdirSync(gamesFolder).filter((name) => existsSync(join(gamesFolder, name, 'game.ts')));
  expect(everyGame.map(([id]) => id)).toEqual(folders.sort());
});

test('a game that lacks something is told what to run', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'waybill-laws-')), 'night-mail');
  mkdirSync(folder);
  writeFileSync(join(folder, 'rulebook.md'), '# Night Mail\n\nBe quick.\n');
  const told = lacking(folder, ['en', 'de']);
  expect(told).toContain('games/night-mail/fixtures/perft.json is missing: run npm run record night-mail');
  expect(told).toContain('games/night-mail/fixtures has no recorded match: run npm run record night-mail');
  expect(told.join('\n')).toMatch(/rulebook\.md has no clauses.*\n.*words\/de is missing/s);
  expect(told.join('\n')).toMatch(/rules\/audit\.ts is missing: export audit/);
});
