import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadKnowledge } from '@waybill/games';
import type { Game, Phrase, Words } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { everyGame, folderOf } from './folders.ts';

interface Translation {
  readonly rules: Words;
  readonly bots?: Words;
}

const languagesOf = (id: string): string[] => {
  const folder = join(folderOf(id), 'words');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'en') : [];
};

async function translationOf(id: string, language: string): Promise<Translation> {
  const path = pathToFileURL(join(folderOf(id), 'words', language, 'index.ts')).href;
  return ((await import(/* @vite-ignore */ path)) as Record<string, Translation>)[language];
}

const factsOf = (phrase: Phrase): string[] =>
  typeof phrase === 'string' ? [...new Set(phrase.match(/\{\w+\}/g))].sort() : [];

/** Facts that a translation names and the English doesn't: they would stay empty. */
function strangeFacts(english: Words, translated: Words): string[] {
  return Object.keys(translated).filter((key) => {
    if (typeof english[key] !== 'string') return false;
    return factsOf(translated[key]).some((fact) => !factsOf(english[key]).includes(fact));
  });
}

describe.each(everyGame)('the words of %s', (id, game: Game) => {
  it('are there', () => {
    expect(Object.keys(game.words).length).toBeGreaterThan(0);
    for (const language of languagesOf(id)) expect(language).toMatch(/^[a-z]{2}$/);
  });

  it.each(languagesOf(id))(
    'of the rules and of the bots are all there in %s, with the same facts',
    async (language) => {
      const { rules, bots = {} } = await translationOf(id, language);
      const { words = {} } = await loadKnowledge(game);
      const remedy = `games/${id}/words/${language} must have the keys of words/en`;
      expect(Object.keys(rules).sort(), remedy).toEqual(Object.keys(game.words).sort());
      expect(Object.keys(bots).sort(), remedy).toEqual(Object.keys(words).sort());
      expect(strangeFacts(game.words, rules)).toEqual([]);
      expect(strangeFacts(words, bots)).toEqual([]);
    },
  );
});
