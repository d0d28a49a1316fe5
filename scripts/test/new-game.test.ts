import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyRepository, type RepositoryCopy } from '../lib/copy-repository.mjs';

const NAME = 'night-mail';
const MINUTES = 60_000;

let copy: RepositoryCopy;

function run(command: string, args: readonly string[], input = ''): { code: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy.folder,
    input,
    encoding: 'utf8',
    // Vitest's own settings are not for a Vitest inside it.
    env: {
      ...process.env,
      VITEST: undefined,
      VITEST_POOL_ID: undefined,
      VITEST_WORKER_ID: undefined,
      NODE_ENV: undefined,
      WAYBILL_MINIFY: 'no',
    },
  });
  return { code: status, text: stdout + stderr };
}

const node = (...args: string[]) => run(process.execPath, args);
const waybill = (...args: string[]) => node('packages/cli/bin/waybill.mjs', ...args);
const vitest = (...args: string[]) => node('node_modules/vitest/vitest.mjs', 'run', ...args);

beforeAll(() => {
  copy = copyRepository();
}, 2 * MINUTES);
afterAll(() => copy.drop());

describe('npm run new-game', () => {
  test('refuses a name that can’t be a folder, and one that is taken', () => {
    expect(run('npm', ['run', '--silent', 'new-game', 'Night Mail'])).toMatchObject({ code: 2 });
    expect(run('npm', ['run', '--silent', 'new-game']).text).toContain('usage: npm run new-game NAME');
    expect(copy.changes()).toEqual([]);
  });

  test('writes a game that touches no file outside its folder', { timeout: 2 * MINUTES }, () => {
    const { code, text } = run('npm', ['run', '--silent', 'new-game', NAME]);
    expect(code, text).toBe(0);
    expect(run('npm', ['run', '--silent', 'new-game', NAME]).text).toContain('already');
    const changes = copy.changes();
    expect(changes.length).toBeGreaterThan(20);
    expect(changes.filter((line) => !line.startsWith(`?? games/${NAME}/`))).toEqual([]);
    expect(readFileSync(join(copy.folder, `games/${NAME}/rulebook.md`), 'utf8')).toContain('**NM-1.1 S**');
  });

  test('keeps the laws, says everything in German and prints it', { timeout: 4 * MINUTES }, () => {
    const laws = vitest('packages/kernel/laws', 'packages/web/src/words', 'packages/print/test', '-t', NAME);
    expect(laws.code, laws.text).toBe(0);
    expect(vitest(`games/${NAME}`).text).toMatch(/14 passed/);
  });

  test('is formatted as everything else', () => {
    const { code, text } = node('node_modules/@biomejs/biome/bin/biome', 'check', `games/${NAME}`);
    expect(code, text).toBe(0);
    expect(node('scripts/directions.mjs')).toMatchObject({ code: 0 });
  });

  test('is played in the terminal, against bots and on paper', { timeout: 4 * MINUTES }, () => {
    const played = run(
      process.execPath,
      ['packages/cli/bin/waybill.mjs', 'play', NAME, '--seed', 'a'],
      '1\n'.repeat(20),
    );
    expect(played.text).toMatch(/\(NM-3\.\d; Ann/);
    expect(
      waybill('simulate', NAME, '--matches', '5', '--seed', 'x', '--threads', '1', '--bots', 'easy,medium').text,
    ).toContain('Night Mail: 5 matches');
    expect(waybill('sheet', 'print', NAME, '--out', '/dev/null').code).toBe(0);
    const out = join(copy.folder, 'node_modules/night-mail.pdf');
    expect(waybill('sheet', 'print', NAME, '--out', out)).toMatchObject({ code: 0 });
    expect(existsSync(out) && statSync(out).size).toBeGreaterThan(5000);
  });

  test('is played in the browser against a bot', { timeout: 10 * MINUTES }, () => {
    const config = ['--root', 'packages/web', '--config', 'vitest.browser.config.ts'];
    const { code, text } = vitest(...config, 'whole-match', '-t', `${NAME} is played to its end on a desktop`);
    expect(code, text).toBe(0);
    expect(text).toMatch(/Tests[^\n]*\D1 passed/);
  });

  test('has left everything else as it was', () => {
    expect(copy.changes().filter((line) => !line.startsWith(`?? games/${NAME}/`))).toEqual([]);
  });
});
