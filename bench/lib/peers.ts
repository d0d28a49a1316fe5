import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../peers/', import.meta.url));
const changed = (path: string) => statSync(folder + path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs what we are measured beside, unless it is there; null, or why it can't be had. */
function install(): string | null {
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return null;
  console.log('Installing boardgame.io into bench/peers (npm ci) …');
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? null : (stderr.split('\n').find((line) => /npm error/.test(line)) ?? 'npm ci failed');
}

/** Both sides play the same game, or there is nothing to compare. */
function prove(matches: number): string | null {
  const args = ['--import', 'tsx', '--conditions=source', `${folder}same-game.ts`, String(matches)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  process.stdout.write(stdout);
  return status === 0 ? null : `the two sides play different games: ${stderr.trim()}`;
}

/** Null when boardgame.io is installed and plays what we play; else why not. */
export function meetPeers({ quick }: { readonly quick: boolean }): string | null {
  return install() ?? prove(quick ? 10 : 100);
}
