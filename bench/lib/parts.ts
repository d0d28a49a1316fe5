import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Every so many from one on. */
export interface Part {
  readonly first: number;
  readonly step: number;
}

/** What `--part` says, to a program that was started for one. */
export function partOf(flag: string | undefined): Part | null {
  if (flag === undefined) return null;
  const [first, step] = flag.split('/').map(Number);
  return { first, step };
}

/** Starts the program so many times, with its own arguments and a part each, and waits for all of them. */
export async function inParts(program: string, processes: number): Promise<void> {
  await Promise.all(
    Array.from({ length: processes }, (_, part) => start(fileURLToPath(program), `${part}/${processes}`)),
  );
}

function start(path: string, part: string): Promise<void> {
  const child = fork(path, [...process.argv.slice(2), '--part', part]);
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`part ${part} ended with ${code}`))));
  });
}
