import type { Game } from '@waybill/kernel';

/** Where the schemas of the sheets are published. */
const HOME = 'https://waybill.games/schemas';

/** What `games/GAME/sheet.schema.json` has to hold: what the game checks by, under an address of its own. */
export function schemaText({ id, sheet }: Pick<Game, 'id' | 'sheet'>): string | null {
  if (!sheet) return null;
  const { $schema, ...schema } = sheet.schema;
  return `${JSON.stringify({ $schema, $id: `${HOME}/${id}.json`, ...schema }, null, 2)}\n`;
}
