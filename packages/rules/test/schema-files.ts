import { games } from '../src/index.ts';

/** Where the schemas of the sheets are published. */
const HOME = 'https://waybill.games/schemas';

/** The published schemas by file name: what the games check by, under an address of its own. */
export function schemaFiles(): Map<string, string> {
  return new Map(
    games.flatMap(({ id, sheet }) => {
      if (!sheet) return [];
      const { $schema, ...schema } = sheet.schema;
      const text = JSON.stringify({ $schema, $id: `${HOME}/${id}.json`, ...schema }, null, 2);
      return [[`${id}.json`, `${text}\n`]];
    }),
  );
}
