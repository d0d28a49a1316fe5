import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../lib/run.mjs';

const MINUTES = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'waybill-packed-'));
const tarballs = join(folder, 'tarballs');
const outside = join(folder, 'outside');

/** What npm told this process about our own repository is not for another folder. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(?!config_registry)/i.test(name)));

function npm(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: outside, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args[0]}: ${stdout}${stderr}`);
}

const modules = () => readdirSync(join(outside, 'node_modules/@waybill'));
const readmeOf = (name: string) => readFileSync(join(outside, 'node_modules/@waybill', name, 'README.md'), 'utf8');

/** The first TypeScript example of a text. */
const exampleIn = (text: string): string => /^```ts\n([\s\S]*?)^```/m.exec(text)?.[1] ?? '';

beforeAll(() => {
  execFileSync(process.execPath, [`${root}scripts/pack.mjs`, '--out', tarballs], { stdio: 'pipe' });
  mkdirSync(outside);
  writeFileSync(join(outside, 'package.json'), JSON.stringify({ name: 'outside', private: true, type: 'module' }));
  const files = readdirSync(tarballs).map((name) => join(tarballs, name));
  npm('install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', ...files);
}, 8 * MINUTES);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every package has a readme, a licence, a changelog, and nothing that belongs to tests or sources', () => {
  expect(modules()).toEqual(expect.arrayContaining(['bots', 'cli', 'games', 'kernel', 'print']));
  for (const name of modules()) {
    const files = readdirSync(join(outside, 'node_modules/@waybill', name), { recursive: true, encoding: 'utf8' });
    expect(files, name).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json']));
    const strange = files.filter((path) => /\.test\.|(?<!\.d)\.tsx?$|tsbuildinfo|\/board\//.test(path));
    expect(strange, name).toEqual([]);
    const manifest = JSON.parse(
      readFileSync(join(outside, 'node_modules/@waybill', name, 'package.json'), 'utf8'),
    ) as Record<string, unknown>;
    expect(manifest, name).toMatchObject({ version: '0.1.0', license: 'MIT', type: 'module' });
    expect(manifest.private, name).toBeUndefined();
  }
});

test('the examples of the readmes compile in strict TypeScript and run in plain Node', { timeout: 5 * MINUTES }, () => {
  const examples = modules()
    .map((name) => [name, exampleIn(readmeOf(name))] as const)
    .filter(([, code]) => code !== '');
  expect(examples.map(([name]) => name)).toEqual(
    expect.arrayContaining(modules().filter((name) => !['server', 'protocol'].includes(name))),
  );
  const types = { types: ['node'], typeRoots: [`${root}node_modules/@types`] };
  for (const [name, code] of examples) writeFileSync(join(outside, `${name}.ts`), code);
  const options = { target: 'es2023', module: 'nodenext', strict: true, skipLibCheck: false, outDir: 'out', ...types };
  writeFileSync(join(outside, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  const tsc = spawnSync(process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-p', '.'], {
    cwd: outside,
    encoding: 'utf8',
  });
  expect(tsc.stdout).toBe('');
  for (const [name] of examples) {
    const ran = spawnSync(process.execPath, [`out/${name}.js`], { cwd: outside, encoding: 'utf8' });
    expect(ran.stderr, name).toBe('');
    expect(ran.stdout, name).not.toBe('');
  }
});

test('the command runs where it is installed', { timeout: 2 * MINUTES }, () => {
  const command = (...args: string[]) =>
    spawnSync(process.execPath, ['node_modules/@waybill/cli/bin/waybill.mjs', ...args], {
      cwd: outside,
      encoding: 'utf8',
    });
  const listed = JSON.parse(command('games', '--json').stdout) as { id: string }[];
  expect(listed.length).toBeGreaterThan(1);
  const [{ id }] = listed;
  expect(command('rules', id).stdout.length).toBeGreaterThan(500);
  expect(command('simulate', id, '--matches', '2', '--seed', 'x', '--threads', '1').stdout).toContain('2 matches');
});
