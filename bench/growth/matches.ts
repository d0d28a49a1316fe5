import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Game, isFlaw, type Match, parseMatch } from '@waybill/rules';

const folder = fileURLToPath(new URL('../../packages/rules/fixtures/', import.meta.url));

/** The longest recorded match of a game. */
export function longMatch({ id }: Game): Match {
  const files = readdirSync(folder + id).filter((file) => file.endsWith('.waybill.json'));
  const matches = files.map((file) => {
    const match = parseMatch(readFileSync(`${folder}${id}/${file}`, 'utf8'));
    if (isFlaw(match)) throw new Error(`${file}: ${match.field} ${match.words}`);
    return match;
  });
  return matches.reduce((longest, match) => (match.events.length > longest.events.length ? match : longest));
}
