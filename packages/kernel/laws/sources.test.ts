import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clausesOf, readBlocks } from '../src/markdown.ts';
import { everyGame, folderOf } from './folders.ts';

const record = readFileSync(new URL('../../../docs/sources.md', import.meta.url), 'utf8');
/** A game and the clauses listed below its title. */
const sections = new Map(
  record
    .split('\n### ')
    .slice(1)
    .map((section) => [section.split('\n', 1)[0], [...section.matchAll(/^\| (\S+-\d\S*) \| \S/gm)]]),
);

/** The clauses of a rulebook that begin with what the original says. */
const sourced = (rulebook: string): string[] =>
  clausesOf(readBlocks(rulebook)).flatMap(({ id, mark }) => (mark.endsWith('S') ? [id] : []));

/** A game whose originals are published; a new one may have none. */
const published = everyGame.filter(([, { title }]) => sections.has(title));

it.each(published)(
  '%s: docs/sources.md says for each clause marked S, and for no other, what it rests on',
  (id, game) => {
    const rows = sections.get(game.title) ?? [];
    expect(rows.map((row) => row[1])).toEqual(sourced(readFileSync(join(folderOf(id), 'rulebook.md'), 'utf8')));
  },
);
