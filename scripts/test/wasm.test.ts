import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assemble } from '../lib/assemble.mjs';
import { root } from '../lib/run.mjs';

test('the code that adds up rows is made of its text', async () => {
  const folder = `${root}packages/bots/src/values/`;
  const text = readFileSync(`${folder}add-rows.wat`, 'utf8');
  expect(readFileSync(`${folder}add-rows-code.ts`, 'utf8'), 'npm run wasm makes it anew').toBe(await assemble(text));
});
