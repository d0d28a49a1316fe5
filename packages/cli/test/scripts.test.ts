import { describe, expect, test } from 'vitest';
// @ts-expect-error: the scripts are plain JavaScript
import * as directions from '../../../scripts/directions.mjs';
// @ts-expect-error: the scripts are plain JavaScript
import * as source from '../../../scripts/lib/source.mjs';
// @ts-expect-error: the scripts are plain JavaScript
import * as runner from '../../../scripts/lib/vitest.mjs';

const { check, listGames } = directions as {
  check: (path: string, text: string, games: string[]) => string[];
  listGames: () => string[];
};
const { strip } = source as { strip: (text: string, how: { strings: boolean }) => string };
const { tally } = runner as { tally: (report: object, code: number) => { passed: number; failed: number } };

const ids = ['grand-prix', 'ship-it'];
const flaws = (path: string, text: string) => check(`packages/${path}`, text, ids).length;

describe('directions', () => {
  test('every game is known by its entry point', () => {
    expect(listGames()).toHaveLength(5);
  });

  const wrong: [string, string][] = [
    ['rules/src/kernel/a.ts', "import fs from 'node:fs';"],
    ['rules/src/kernel/a.ts', "import { choose } from '@waybill/bots';"],
    ['rules/src/kernel/a.ts', "import { x } from '../../../bots/src/x.ts';"],
    ['rules/src/kernel/a.ts', 'const n = Math.random();'],
    ['rules/src/kernel/a.ts', 'const t = Date.now();'],
    ['rules/src/kernel/a.ts', 'const t = new Date();'],
    ['rules/src/kernel/a.ts', 'process.exit(1);'],
    ['rules/src/kernel/a.ts', "console.log('x');"],
    ['rules/src/kernel/a.ts', 'const t = `at ${Date.now()}`;'],
    ['rules/src/kernel/a.ts', 'window.alert(1);'],
    ['rules/src/kernel/a.ts', "const x = await import('zod');"],
    ['rules/src/kernel/a.ts', "const id = 'ship-it';"],
    ['rules/src/kernel/a.ts', "import { x } from '../ship-it/x.ts';"],
    ['rules/src/ship-it/a.ts', "import { x } from '../grand-prix/x.ts';"],
    ['bots/src/a.ts', "import { x } from '@waybill/cli';"],
    ['bots/src/a.ts', "import { x } from 'node:worker_threads';"],
    ['cli/src/a.ts', "import { x } from '@waybill/web';"],
    ['web/src/a.tsx', "if (game.id === 'grand-prix') return;"],
  ];
  test.each(wrong)('%s may not: %s', (path, text) => {
    expect(flaws(path, text)).toBeGreaterThan(0);
  });

  const right: [string, string][] = [
    ['rules/src/games.ts', "import { x } from './ship-it/index.ts';"],
    ['rules/src/ship-it/a.ts', "import { x } from '../kernel/index.ts'; const id = 'ship-it';"],
    ['rules/src/ship-it/a.ts', 'const s = { window: true }; if (s.window) next();'],
    ['rules/src/kernel/a.ts', '// Date.now() and Math.random() stay outside, and ship-it too'],
    ['rules/src/kernel/a.ts', "const words = 'console.log, process.exit';"],
    ['rules/src/kernel/a.ts', 'const slash = /[/"]/; const t = `a ${b} c`;'],
    ['bots/src/grand-prix/a.ts', "import { x } from '@waybill/rules/grand-prix';"],
    ['web/src/boards/ship-it.tsx', "import { x } from '@waybill/rules/ship-it';"],
    ['cli/src/a.ts', "import fs from 'node:fs'; import { x } from '@waybill/bots';"],
  ];
  test.each(right)('%s may: %s', (path, text) => {
    expect(check(`packages/${path}`, text, ids)).toEqual([]);
  });
});

test('comments and strings are blanked where they are, so that lines keep their numbers', () => {
  const text = "a /* b\nc */ 'd' // e\n`f ${g} h`";
  expect(strip(text, { strings: true })).toBe("a     \n     ' '     \n`  ${g}  `");
  expect(strip(text, { strings: false })).toBe("a     \n     'd'     \n`f ${g} h`");
});

describe('the count of a test run', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };

  test('a file that can not be loaded is a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
    ];
    expect(tally({ ...report, testResults }, 1)).toMatchObject({ passed: 5, failed: 2 });
  });

  test('so is a run that fails without a failed test', () => {
    expect(tally({ ...report, numFailedTests: 0, testResults: [] }, 1)).toMatchObject({ passed: 5, failed: 1 });
  });
});
