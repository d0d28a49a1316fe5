import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isStale, stamp } from '../../../scripts/lib/up-to-date.mjs';
import { root } from './support.ts';

const HOUR = 3_600_000;
let folder: string;
const at = (path: string) => join(folder, path);

function put(path: string, text = '', changed = Date.now() - 2 * HOUR): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
  for (let here = path; here !== '.'; here = dirname(here)) utimesSync(at(here), changed / 1000, changed / 1000);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a checkout', () => {
  const stale = () => isStale(folder, at('packages/cli/dist/main.js'));

  beforeEach(() => {
    put('packages/cli/dist/main.js');
    put('packages/kernel/src/game.ts');
    put('games/chess/rules/index.ts');
  });

  it('is stale until it has been built, and when what was built is gone', () => {
    expect(stale()).toBe(true);
    stamp(folder, Date.now() - HOUR);
    expect(stale()).toBe(false);
    rmSync(at('packages/cli/dist/main.js'));
    expect(stale()).toBe(true);
  });

  it.each(['packages/kernel/src/game.ts', 'games/chess/rules/index.ts', 'games/go/game.ts'])(
    'is stale when %s is newer than the last build',
    (path) => {
      stamp(folder, Date.now() - HOUR);
      put(path, '', Date.now());
      expect(stale()).toBe(true);
    },
  );

  it('is stale when a source is gone, or an old one has come', () => {
    stamp(folder, Date.now() - HOUR);
    put('games/chess/rules/turn.ts');
    expect(stale()).toBe(true);
    stamp(folder, Date.now() - HOUR);
    expect(stale()).toBe(false);
    rmSync(at('games/chess/rules/turn.ts'));
    expect(stale()).toBe(true);
  });

  it('does not mind what is no source of the command', () => {
    stamp(folder, Date.now() - HOUR);
    for (const path of ['packages/kernel/dist/index.js', 'packages/cli/test/a.test.ts', 'packages/web/src/main.tsx']) {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), '');
    }
    expect(stale()).toBe(false);
  });
});

it('both ends of a pipe build once, even after a build that was killed', () => {
  put('packages/cli/bin/waybill.mjs', readFileSync(`${root}packages/cli/bin/waybill.mjs`, 'utf8'));
  put('scripts/lib/up-to-date.mjs', readFileSync(`${root}scripts/lib/up-to-date.mjs`, 'utf8'));
  put('scripts/registry.mjs');
  put('packages/cli/src/main.ts');
  put('packages/cli/package.json', '{"type":"module"}');
  put('node_modules/typescript/package.json', '{"type":"module"}');
  put(
    'node_modules/typescript/bin/tsc',
    `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
    appendFileSync('builds', 'x');
    await new Promise((resolve) => setTimeout(resolve, 300));
    mkdirSync('packages/cli/dist', { recursive: true });
    writeFileSync('packages/cli/dist/main.js', 'export const main = () => console.log("started");');`,
  );
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  put('node_modules/.cache/waybill-building', String(dead));
  const start = `"${process.execPath}" packages/cli/bin/waybill.mjs`;
  const piped = () => spawnSync('sh', ['-c', `${start} | (${start}; cat)`], { cwd: folder, encoding: 'utf8' });
  const first = piped();
  expect(first.stdout).toBe('started\nstarted\n');
  expect(first.stderr).toBe('waybill: building, because the sources have changed …\n');
  expect(piped().stderr).toBe('');
  expect(readFileSync(at('builds'), 'utf8')).toBe('x');
});

it('an installed command runs what is beside it and builds nothing', () => {
  cpSync(`${root}packages/cli/bin`, at('node_modules/@waybill/cli/bin'), { recursive: true });
  put('node_modules/@waybill/cli/package.json', '{"type":"module"}');
  put('node_modules/@waybill/cli/dist/main.js', 'export const main = () => console.log("started");');
  const { stdout, stderr } = spawnSync(process.execPath, [at('node_modules/@waybill/cli/bin/waybill.mjs')], {
    encoding: 'utf8',
  });
  expect({ stdout, stderr }).toEqual({ stdout: 'started\n', stderr: '' });
});
