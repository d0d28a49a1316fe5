import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a program of this project with our own input and output, or with another output; its exit code. */
export function run(command, args, { output, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = output ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, stdio, ...options });
    for (const said of output ? [child.stdout, child.stderr] : []) said.on('data', (part) => output.write(part));
    const stop = (signal) => child.kill(signal);
    process.on('SIGINT', stop);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', stop);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

/** A tool from node_modules, run by this same Node: no shell, no npx. */
export function tool(path, ...args) {
  return [process.execPath, [`${root}node_modules/${path}`, ...args]];
}
