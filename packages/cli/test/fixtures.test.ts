import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cli, root } from './support.ts';

const folder = `${root}games`;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^[^/]+\/fixtures\/.*\.waybill\.json$/.test(path),
);

interface Expected {
  readonly events: number;
  readonly clause: string;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

describe('a recorded match', () => {
  test.each(files)('%s', async (path) => {
    const file = `${folder}/${path}`;
    const expected = JSON.parse(readFileSync(file.replace('.waybill.json', '.expected.json'), 'utf8')) as Expected;
    const { code, out } = await cli(['replay', file]);
    expect(code).toBe(0);
    expect(out).toContain(`(${expected.clause}; `);
    if (expected.scores.length > 1) expect(out).toMatch(expected.winners.length > 1 ? /share\s+the\s+win\./ : /wins\./);
    const state = JSON.parse((await cli(['replay', file, '--json'])).out) as { over: boolean };
    expect(state.over).toBe(true);
    const again = await cli(['add', file, '{"by":0,"type":"pass"}']);
    expect(again.code).toBe(1);
    expect(again.err).toMatch(new RegExp(`^event ${expected.events}: `));
  });
});
