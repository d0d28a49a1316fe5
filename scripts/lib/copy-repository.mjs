import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packages } from './build.mjs';
import { root } from './run.mjs';

const git = (folder, ...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });

/** What tools keep for themselves: it must not be shared, and it comes and goes while they run. */
const KEPT_BY_TOOLS = new Set(['.cache', '.vite', '.vite-temp']);

/** A copy of the repository as it stands, with its installed packages, committed in a git of its own; `drop` removes it. */
export function copyRepository({ leaveOut = [] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-copy-'));
  // Postgres doesn't run as root: whoever it runs as has to get in.
  chmodSync(folder, 0o755);
  const files = git(root, 'ls-files', '-co', '--exclude-standard', '-z').split('\0').filter(Boolean);
  for (const path of files) {
    if (!existsSync(root + path) || leaveOut.some((left) => path.startsWith(`${left}/`))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(root + path, join(folder, path), { verbatimSymlinks: true, preserveTimestamps: true });
  }
  const installed = ['', ...packages().map(({ path }) => `${path}/`)].map((path) => `${path}node_modules`);
  for (const path of installed) {
    if (!existsSync(root + path)) continue;
    const names = readdirSync(root + path).filter((name) => !KEPT_BY_TOOLS.has(name));
    mkdirSync(join(folder, path));
    // Hard links: a second and no space.
    if (names.length > 0)
      execFileSync('cp', ['-al', ...names.map((name) => `${root}${path}/${name}`), join(folder, path)]);
  }
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, '-c', 'user.name=copy', '-c', 'user.email=copy@localhost', 'commit', '--quiet', '--message', 'copy');
  return {
    folder,
    /** What has changed since, as `git status` lists it. */
    changes: () => git(folder, 'status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean),
    drop: () => rmSync(folder, { recursive: true, force: true }),
  };
}
