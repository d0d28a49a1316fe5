import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeRegistry } from '../registry.mjs';
import { root, run, tool } from './run.mjs';
import { stamp } from './up-to-date.mjs';

/** Every package that has sources, with the scripts of its own. */
export function packages() {
  return readdirSync(`${root}packages`)
    .map((name) => `packages/${name}`)
    .filter((path) => existsSync(`${root}${path}/tsconfig.json`) && existsSync(`${root}${path}/src`))
    .map((path) => ({ path, scripts: JSON.parse(readFileSync(`${root}${path}/package.json`, 'utf8')).scripts ?? {} }));
}

/** Games are found before anything is built. */
writeRegistry();

/** A package without a script of its own for it is built by TypeScript, together with all that it refers to. */
export async function compile() {
  const plain = packages().filter(({ scripts }) => !scripts.build);
  const started = Date.now();
  const code = await run(...tool('typescript/bin/tsc', '-b', ...plain.map(({ path }) => path)));
  if (code === 0) stamp(root, started);
  return code;
}

export async function build() {
  let code = await compile();
  for (const { path, scripts } of packages()) if (scripts.build) code ||= await script(path, 'build');
  return code;
}

/** Types everywhere: sources, tests beside them, benches, and the tests that have a configuration of their own. */
export async function checkTypes() {
  let code = await compile();
  code = (await run(...tool('typescript/bin/tsc', '-p', 'tsconfig.tests.json'))) || code;
  for (const { path, scripts } of packages()) {
    const tests = `${path}/test/tsconfig.json`;
    if (scripts.types) code = (await script(path, 'types')) || code;
    else if (existsSync(root + tests)) code = (await run(...tool('typescript/bin/tsc', '-p', tests))) || code;
  }
  return code;
}

export function script(path, name) {
  return run('npm', ['run', '--silent', '--workspace', path, name], { shell: process.platform === 'win32' });
}
