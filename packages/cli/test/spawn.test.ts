import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@waybill/games';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildCli, root, SOLO } from './support.ts';

const bin = `${root}packages/cli/bin/waybill.mjs`;

function waybill(argv: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...argv], { input, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

beforeAll(buildCli);

describe('the real command', () => {
  test.runIf(findGame('grand-prix'))('a match from a pipe to a pipe', () => {
    const started = waybill(['new', 'grand-prix', '--seed', '007']);
    expect(started.code).toBe(0);
    expect(JSON.parse(started.out)).toMatchObject({ dealer: { seed: '007' } });
    const added = waybill(['add', '-', '{"by":0,"type":"gear","gear":2}', '--deal'], started.out);
    expect(added.code).toBe(0);
    const refused = waybill(['add', '-', '{"by":0,"type":"gear","gear":2}'], added.out);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/^event 2: GP-2\.5: [^\n]+\n$/);
  });

  test('exit 2 for what it does not know', () => {
    expect(waybill(['fly'])).toEqual({ code: 2, out: '', err: 'there is no command fly; see waybill --help\n' });
  });

  test('simulate comes to the same figures with one thread and with three', () => {
    const figures = (threads: string) => {
      const { out } = waybill(['simulate', SOLO, '--matches', '60', '--seed', 's', '--threads', threads, '--json']);
      return { ...(JSON.parse(out) as object), speed: null };
    };
    expect(figures('3')).toEqual(figures('1'));
  });

  test('Ctrl-C stops a simulation, which tells what it has done', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'waybill-stopped-')), 'played.jsonl');
    const child = spawn(process.execPath, [
      bin,
      'simulate',
      SOLO,
      '--matches',
      '10000000',
      '--threads',
      '2',
      '--resume',
      file,
      '--json',
    ]);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    const closed = new Promise((resolve) => child.on('close', resolve));
    const played = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 2 : 0);
    await vi.waitUntil(() => child.exitCode !== null || played() > 0, { timeout: 60_000 });
    child.kill('SIGINT');
    expect(await closed).toBe(130);
    const { matches } = JSON.parse(out) as { matches: number };
    expect(matches).toBe(played());
    expect(err).toBe(`stopped after ${matches.toLocaleString('en')} of 10,000,000 matches\n`);
  });

  test.runIf(findGame('hauling-astronauts'))(
    'analyse says the same with one thread and with three, and hints come from threads too',
    () => {
      const match = `${root}games/hauling-astronauts/fixtures/seat-0-wins.waybill.json`;
      const told = (threads: string) => waybill(['analyse', match, '--level', '60', '--threads', threads, '--json']);
      const one = told('1');
      expect(one.code).toBe(0);
      expect(told('3')).toEqual(one);
      const argv = ['play', 'hauling-astronauts', '--bot', 'expert', '--threads', '2', '--seed', 'a'];
      expect(waybill(argv, 'hint\n')).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/dock .* to win/) });
    },
  );

  test('a reader that has had enough is no error', () => {
    const { stdout, stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${bin}" rules ${SOLO} | head -1`], {
      encoding: 'utf8',
    });
    expect(stdout).toContain(findGame(SOLO)!.title);
    expect(stderr).toBe('');
  });

  test.runIf(existsSync('/dev/full'))('a full disk is told in one line', () => {
    const full = spawnSync('sh', ['-c', `"${process.execPath}" "${bin}" games > /dev/full`], { encoding: 'utf8' });
    expect(full.status).toBe(1);
    expect(full.stderr).toBe("standard output: can't be written (ENOSPC)\n");
  });
});

test('the version is the package’s', () => {
  const { version } = JSON.parse(readFileSync(`${root}packages/cli/package.json`, 'utf8')) as { version: string };
  expect(waybill(['--version']).out).toBe(`${version}\n`);
});
