import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Game, type Match, matchOf } from '@waybill/kernel';

const folder = fileURLToPath(new URL('../../games/', import.meta.url));

/** The longest recorded match of a game. */
export function longMatch({ id }: Game): Match {
  const files = readdirSync(`${folder}${id}/fixtures`).filter((file) => file.endsWith('.waybill.json'));
  const matches = files.map((file) => matchOf(readFileSync(`${folder}${id}/fixtures/${file}`, 'utf8')));
  return matches.reduce((longest, match) => (match.events.length > longest.events.length ? match : longest));
}
