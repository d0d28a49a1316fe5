import { describe, expect, test } from 'vitest';
// @ts-expect-error: the scripts are plain JavaScript
import * as directions from '../../../scripts/directions.mjs';
// @ts-expect-error: the scripts are plain JavaScript
import * as needs from '../../../scripts/lib/needs.mjs';
// @ts-expect-error: the scripts are plain JavaScript
import * as source from '../../../scripts/lib/source.mjs';
// @ts-expect-error: the scripts are plain JavaScript
import * as runner from '../../../scripts/lib/vitest.mjs';

const { check } = directions as { check: (path: string, text: string, games: string[]) => string[] };
const { checkTest } = directions as { checkTest: (path: string, text: string) => string[] };
const { needsOf } = needs as { needsOf: (text: string) => string[] };
const { folderCycles } = directions as { folderCycles: (files: { path: string; text: string }[]) => string[] };
const { strip } = source as { strip: (text: string, how: { strings: boolean }) => string };
const { tally } = runner as {
  tally: (report: object, code: number) => { passed: number; failed: number; failures: string[]; again: string[] };
};

const ids = ['grand-prix', 'ship-it'];
const flaws = (path: string, text: string) => check(path, text, ids).length;

describe('directions', () => {
  const wrong: [string, string][] = [
    ['packages/kernel/src/a.ts', "import fs from 'node:fs';"],
    ['packages/kernel/src/a.ts', "import { choose } from '@waybill/bots';"],
    ['packages/kernel/src/a.ts', "import { x } from '../../bots/src/x.ts';"],
    ['packages/kernel/src/a.ts', 'const n = Math.random();'],
    ['packages/kernel/src/a.ts', 'const t = Date.now();'],
    ['packages/kernel/src/a.ts', 'const t = new Date();'],
    ['packages/kernel/src/a.ts', 'process.exit(1);'],
    ['packages/kernel/src/a.ts', "console.log('x');"],
    ['packages/kernel/src/a.ts', 'const t = `at ${Date.now()}`;'],
    ['packages/kernel/src/a.ts', 'window.alert(1);'],
    ['packages/kernel/src/a.ts', "const x = await import('zod');"],
    ['packages/kernel/src/a.ts', "const id = 'ship-it';"],
    ['packages/bots/src/a.ts', `import { x } from '@waybill/games/${ids[1]}/rules';`],
    ['games/ship-it/rules/a.ts', "import { x } from '../bots/x.ts';"],
    ['games/ship-it/rules/a.ts', 'const n = Math.random();'],
    ['games/ship-it/paper/a.ts', "import { x } from '../board/x.ts';"],
    ['games/ship-it/rules/a.ts', "import { x } from '../../grand-prix/rules/x.ts';"],
    ['packages/bots/src/a.ts', "import { x } from '../../cli/src/main.ts';"],
    ['packages/bots/src/a.ts', "import { x } from 'node:worker_threads';"],
    ['packages/cli/src/a.ts', "import { x } from '@waybill/web';"],
    ['packages/web/src/a.tsx', "if (game.id === 'grand-prix') return;"],
  ];
  test.each(wrong)('%s may not: %s', (path, text) => {
    expect(flaws(path, text)).toBeGreaterThan(0);
  });

  const right: [string, string][] = [
    ['games/ship-it/rules/a.ts', "import { x } from '@waybill/kernel'; const id = 'ship-it';"],
    ['games/ship-it/rules/a.ts', 'const s = { window: true }; if (s.window) next();'],
    ['packages/kernel/src/a.ts', '// Date.now() and Math.random() stay outside, and ship-it too'],
    ['packages/kernel/src/a.ts', "const words = 'console.log, process.exit';"],
    ['packages/kernel/src/a.ts', 'const slash = /[/"]/; const t = `a ${b} c`;'],
    ['games/grand-prix/bots/a.ts', "import { x } from '../rules/index.ts'; import { y } from '@waybill/bots';"],
    ['games/ship-it/board/a.tsx', "import { x } from '@waybill/web/look/menu.tsx'; import { y } from 'preact';"],
    ['packages/cli/src/a.ts', "import fs from 'node:fs'; import { x } from '@waybill/bots';"],
  ];
  test.each(right)('%s may: %s', (path, text) => {
    expect(check(path, text, ids)).toEqual([]);
  });
});

describe('a test', () => {
  const path = 'packages/cli/test/a.test.ts';

  test('takes its games from the registry', () => {
    expect(
      checkTest(path, "import { findGame } from '@waybill/games'; import { y } from '@waybill/games/load-bots';"),
    ).toEqual([]);
    for (const folder of ['@waybill/games/', '../../../games/'])
      expect(checkTest(path, `import type { Sheet } from '${folder}${ids[0]}/rules';`)).toHaveLength(1);
  });

  test('says in its first line which games it needs', () => {
    expect(needsOf('// Needs ship-it, grand-prix.\nimport {} from "x";')).toEqual(['ship-it', 'grand-prix']);
    expect(needsOf('import {} from "x";\n// Needs ship-it.\n')).toEqual([]);
  });
});

describe('folders', () => {
  const file = (path: string, from: string) => ({
    path: `packages/web/src/${path}`,
    text: `import { x } from '${from}';`,
  });

  test('may not import each other in a circle', () => {
    const circle = [file('a/x.ts', '../b/x.ts'), file('b/y.ts', '../c/x.ts'), file('c/z.ts', '../a/x.ts')];
    expect(folderCycles(circle)).toHaveLength(1);
    expect(folderCycles(circle)[0]).toContain('web: a → b → c → a');
  });

  test('may not do so in a game either', () => {
    const game = (path: string, from: string) => ({
      path: `games/ship-it/${path}`,
      text: `import { x } from '${from}';`,
    });
    const circle = [game('rules/a.ts', '../words/en/a.ts'), game('words/en/a.ts', '../../rules/b.ts')];
    expect(folderCycles(circle)).toEqual([expect.stringContaining('ship-it: rules → words → rules')]);
    expect(folderCycles(circle.slice(1))).toEqual([]);
  });

  test('may import one way, by several ways and inside themselves', () => {
    expect(
      folderCycles([
        file('a/x.ts', '../b/x.ts'),
        file('a/x.ts', '../c/x.ts'),
        file('b/x.ts', '../c/x.ts'),
        file('c/x.ts', './y.ts'),
      ]),
    ).toEqual([]);
  });
});

test('comments and strings are blanked where they are, so that lines keep their numbers', () => {
  const text = "a /* b\nc */ 'd' // e\n`f ${g} h`";
  expect(strip(text, { strings: true })).toBe("a     \n     ' '     \n`  ${g}  `");
  expect(strip(text, { strings: false })).toBe("a     \n     'd'     \n`f ${g} h`");
});

describe('the count of a test run', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };

  test('names each test that failed and each file that can not be loaded', () => {
    const testResults = [
      { name: '/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      {
        name: '/b.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'counts', failureMessages: ['Error: 1 is not 2\n    at b.test.ts'] },
        ],
      },
    ];
    const { passed, failed, failures } = tally({ ...report, testResults }, 1);
    expect({ passed, failed }).toEqual({ passed: 5, failed: 2 });
    expect(failures[0]).toMatch(/a\.test\.ts: no such module$/);
    expect(failures[1]).toMatch(/b\.test\.ts: counts\n {4}Error: 1 is not 2$/);
  });

  test('names each test that passed only when it was tried again', () => {
    const flaky = { status: 'passed', fullName: 'waits', failureMessages: ['Error: too late\n    at a.test.ts'] };
    const sound = { status: 'passed', fullName: 'adds', failureMessages: [] };
    const testResults = [{ name: '/a.test.ts', status: 'passed', message: '', assertionResults: [flaky, sound] }];
    const { failed, again } = tally({ ...report, numFailedTests: 0, testResults }, 0);
    expect(failed).toBe(0);
    expect(again).toEqual([expect.stringMatching(/a\.test\.ts: waits\n {4}Error: too late$/)]);
  });

  test('so is a run that fails without a failed test', () => {
    expect(tally({ ...report, numFailedTests: 0, testResults: [] }, 1)).toMatchObject({ passed: 5, failed: 1 });
  });
});
