import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packages } from './build.mjs';
import { root } from './run.mjs';

const git = (folder, ...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });

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
  // Hard links: a second and no space. What tools keep for themselves must not be shared.
  for (const path of installed)
    if (existsSync(root + path)) execFileSync('cp', ['-al', root + path, join(folder, path)]);
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
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
