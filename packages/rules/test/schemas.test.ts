import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schemaFiles } from './schema-files.ts';

const folder = join(import.meta.dirname, '../../../docs/schemas');

test('the published schemas are those the games check by: npm run schemas writes them', () => {
  const files = schemaFiles();
  expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort());
  for (const [name, text] of files) expect(readFileSync(join(folder, name), 'utf8'), name).toBe(text);
});
