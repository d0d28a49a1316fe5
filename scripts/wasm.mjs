// Makes packages/bots/src/values/add-rows-code.ts of add-rows.wat: npm run wasm. A test asks whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { assemble } from './lib/assemble.mjs';
import { root } from './lib/run.mjs';

const folder = `${root}packages/bots/src/values/`;
writeFileSync(`${folder}add-rows-code.ts`, await assemble(readFileSync(`${folder}add-rows.wat`, 'utf8')));
