import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Game } from '@waybill/kernel';
import { Failure } from '../fail.ts';
import { writeText } from '../files.ts';

const START = (key: string) => `<!-- readings ${key} -->`;
const END = '<!-- end -->';

/** Puts the tables between their marks in the game's rulebook. */
export function writeTables(game: Game, tables: ReadonlyMap<string, string>): string {
  const path = createRequire(import.meta.url).resolve(`@waybill/games/${game.id}/rulebook.md`);
  writeText(
    path,
    [...tables].reduce((text, [key, table]) => withTable(text, key, table), readFileSync(path, 'utf8')),
  );
  return path;
}

export function withTable(rulebook: string, key: string, table: string): string {
  const start = rulebook.indexOf(START(key));
  const end = rulebook.indexOf(END, start);
  if (start < 0 || end < 0) throw new Failure(`the rulebook has no place for the readings of ${key}: ${START(key)}`);
  return `${rulebook.slice(0, start)}${START(key)}\n\n${table}\n\n${rulebook.slice(end)}`;
}
