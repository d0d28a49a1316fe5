import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyGame, folderOf } from './folders.ts';
import { schemaText } from './schema-file.ts';

test.each(everyGame)('the schema that %s publishes is the one it checks sheets by', (id, game) => {
  const path = join(folderOf(id), 'sheet.schema.json');
  const published = existsSync(path) ? readFileSync(path, 'utf8') : null;
  expect(published, `npm run record ${id} writes it`).toBe(schemaText(game));
});
