import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { clausesOf, readBlocks } from '../src/markdown.ts';

/** What every game's folder holds, each with what to do where it is missing. GAME stands for the game's id. */
const FILES: readonly (readonly [path: string, remedy: string])[] = [
  ['game.ts', 'export its facts: title, seats, accent'],
  ['rulebook.md', 'write its clauses'],
  ['rules/index.ts', 'export the game'],
  ['rules/audit.ts', 'export audit(before, event, after): a complaint when something was made or lost, or null'],
  ['bots/index.ts', 'export bots; an empty object will do to begin with'],
  ['board/index.ts', 'export its board'],
  ['board/card.svg', 'run npm run cards GAME, which draws it from board/card.tsx'],
  ['paper/index.ts', 'export what it puts on paper'],
  ['words/en/rules.ts', 'export its words in English'],
  ['fixtures/perft.json', 'run npm run record GAME'],
];

/** What a game's folder lacks, and what to do about it. `languages` are those that other games speak. */
export function lacking(folder: string, languages: readonly string[]): string[] {
  const id = basename(folder);
  const inside = (path: string) => join(folder, path);
  const tell = (what: string, remedy: string) => `games/${id}/${what}: ${remedy.replaceAll('GAME', id)}`;
  const lacks = FILES.filter(([path]) => !existsSync(inside(path))).map(([path, remedy]) =>
    tell(`${path} is missing`, remedy),
  );
  if (
    existsSync(inside('rulebook.md')) &&
    clausesOf(readBlocks(readFileSync(inside('rulebook.md'), 'utf8'))).length === 0
  )
    lacks.push(tell('rulebook.md has no clauses', 'write each as `- **XY-1.1 S** …`, and name it in a test'));
  if (recordedIn(inside('fixtures')) === 0)
    lacks.push(tell('fixtures has no recorded match', 'run npm run record GAME'));
  for (const language of languages) {
    if (language !== 'en' && !existsSync(inside(`words/${language}/index.ts`)))
      lacks.push(tell(`words/${language} is missing`, `say in it what words/en says`));
  }
  return lacks;
}

function recordedIn(fixtures: string): number {
  if (!existsSync(fixtures)) return 0;
  return readdirSync(fixtures).filter((name) => name.endsWith('.waybill.json')).length;
}
