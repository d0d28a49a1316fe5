import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clausesOf, readBlocks } from '../src/markdown.ts';
import { everyGame, filesIn, folderOf } from './folders.ts';

/** The titles of all tests of a folder, as one text. */
function titles(folder: string): string {
  return filesIn(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g,
      ),
    ])
    .map((match) => match[2])
    .join('\n');
}

describe.each(everyGame)('the rulebook of %s', (id, game) => {
  const rulebook = readFileSync(join(folderOf(id), 'rulebook.md'), 'utf8');
  const clauses = clausesOf(readBlocks(rulebook)).map((clause) => clause.id);

  it('has clauses, each once', () => {
    expect(clauses.length).toBeGreaterThan(10);
    expect(new Set(clauses).size).toBe(clauses.length);
    for (const clause of clauses) expect(clause.startsWith(`${game.prefix}-`)).toBe(true);
  });

  it('has a test that names each clause', () => {
    const named = titles(folderOf(id));
    const missing = clauses.filter((clause) => !new RegExp(`${clause.replace('.', '\\.')}(?!\\d)`).test(named));
    expect(missing, `name each of these in the title of a test in games/${id}`).toEqual([]);
  });

  it('has every clause that the code refuses by', () => {
    const rules = join(folderOf(id), 'rules');
    const code = filesIn(rules)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(rules, name), 'utf8'))
      .join('\n');
    const cited = [...code.matchAll(new RegExp(`\\b${game.prefix}-\\d+\\.\\d+`, 'g'))].map((match) => match[0]);
    expect([...new Set(cited)].filter((clause) => !clauses.includes(clause))).toEqual([]);
  });
});
