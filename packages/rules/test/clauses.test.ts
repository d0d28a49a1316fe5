import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.ts';

const src = join(import.meta.dirname, '../src');

/** The titles of all tests of a folder, as one text. */
function titles(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g,
      ),
    ])
    .map((match) => match[2])
    .join('\n');
}

describe.each(games.map((game) => [game.id, game] as const))('the rulebook of %s', (id, game) => {
  const rulebook = readFileSync(join(src, id, 'rulebook.md'), 'utf8');
  const clauses = [...rulebook.matchAll(/^- \*\*([A-Z0-9]+-(?:E|\d+\.\d+)) [SRO ]+\*\*/gm)].map((match) => match[1]);

  it('has clauses, each once', () => {
    expect(clauses.length).toBeGreaterThan(10);
    expect(new Set(clauses).size).toBe(clauses.length);
    for (const clause of clauses) expect(clause.startsWith(`${game.prefix}-`)).toBe(true);
  });

  it('has a test that names each clause', () => {
    const named = titles(join(src, id));
    const missing = clauses.filter((clause) => !new RegExp(`${clause.replace('.', '\\.')}(?!\\d)`).test(named));
    expect(missing).toEqual([]);
  });

  it('has every clause that the code refuses by', () => {
    const code = readdirSync(join(src, id), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(src, id, name), 'utf8'))
      .join('\n');
    const cited = [...code.matchAll(new RegExp(`\\b${game.prefix}-\\d+\\.\\d+`, 'g'))].map((match) => match[0]);
    expect([...new Set(cited)].filter((clause) => !clauses.includes(clause))).toEqual([]);
  });
});
