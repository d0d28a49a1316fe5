import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the command is built from, and where it is written down what was built last. */
const SOURCES = ['packages', 'games', 'scripts', 'tsconfig.base.json'];
const STAMP = 'node_modules/.cache/waybill-built';
const LOCK = 'node_modules/.cache/waybill-building';
const OTHERS = new Set(['node_modules', 'dist', 'test', 'fixtures', 'web']);
const WAIT_MS = 100;

/** The sources that there are, each with the time of its last change. */
function* sources(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const { name } of readdirSync(join(root, path), { withFileTypes: true }))
      if (!OTHERS.has(name) && !name.endsWith('.tsbuildinfo')) yield* sources(root, `${path}/${name}`);
  } else if (found) yield [path, found.mtimeMs];
}

const sourcesOf = (root) => SOURCES.flatMap((path) => [...sources(root, path)]);
const listOf = (files) => files.map(([path]) => path).join('\n');

/** Has any source changed since the last build, come or gone? */
export function isStale(root, built) {
  const last = statSync(join(root, STAMP), { throwIfNoEntry: false });
  if (!last || !existsSync(built)) return true;
  const files = sourcesOf(root);
  return files.some(([, time]) => time > last.mtimeMs) || listOf(files) !== readFileSync(join(root, STAMP), 'utf8');
}

/** Everything was built from sources as they were at this time, in milliseconds. */
export function stamp(root, time) {
  const path = join(root, STAMP);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, listOf(sourcesOf(root)));
  utimesSync(path, time / 1000, time / 1000);
}

/** Finds the games and compiles the command and all that it needs, where a source has changed; the exit code. */
export function buildIfStale(root, built) {
  return isStale(root, built) ? alone(join(root, LOCK), () => (isStale(root, built) ? build(root) : 0)) : 0;
}

function build(root) {
  process.stderr.write('waybill: building, because the sources have changed …\n');
  let started = 0;
  for (const args of [['scripts/registry.mjs'], ['node_modules/typescript/bin/tsc', '-b', 'packages/cli']]) {
    started = Date.now();
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
    if (status !== 0) {
      process.stderr.write('waybill: it could not be built; is it installed (npm ci)?\n');
      return status ?? 1;
    }
  }
  stamp(root, started);
  return 0;
}

/** Both ends of a pipe start at once: one builds, the other waits for it. */
function alone(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** Whoever held it was killed. */
function isAbandoned(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
