import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Call } from '../command.ts';
import { usage } from '../fail.ts';

/** The benchmarks live beside the packages, and so does the program that runs them. */
export function run({ io, args, has }: Call): Promise<number> {
  if (has('json') && !has('list')) throw usage('--json is for --list');
  const script = fileURLToPath(new URL('../../../../scripts/bench.mjs', import.meta.url));
  const flags = has('list') ? ['--list', ...(has('json') ? ['--json'] : [])] : [];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...flags, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.setEncoding('utf8').on('data', (text: string) => io.out(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => io.err(text));
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
