// Publishes the schemas of the sheets in docs/schemas; a test fails when they are not those the games check by.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { schemaFiles } from '../packages/rules/test/schema-files.ts';
import { root } from './lib/run.mjs';

const folder = `${root}docs/schemas`;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, text] of schemaFiles()) {
  writeFileSync(`${folder}/${name}`, text);
  console.log(`docs/schemas/${name}`);
}
