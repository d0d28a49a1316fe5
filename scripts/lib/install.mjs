import { statSync } from 'node:fs';
import { root, run } from './run.mjs';

const changed = (path) => statSync(root + path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs what the lock file lists, unless that has been done since the lock file last changed. */
export async function install() {
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return;
  console.log('Installing (npm ci) …');
  const code = await run('npm', ['ci'], { shell: process.platform === 'win32' });
  if (code !== 0) process.exit(code);
}
