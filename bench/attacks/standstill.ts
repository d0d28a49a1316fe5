import { fork, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const WATCHMAN = fileURLToPath(new URL('watchman.ts', import.meta.url));
const FIRST_IN_LINE = ['--fifo', '1', 'taskset', '-c'];

/** From when until when, in milliseconds since 1970. */
export type Span = readonly [from: number, to: number];

export interface Standstills {
  /** Whether the machine stood still during this, or was still catching up. */
  readonly disturbs: (span: Span) => boolean;
  readonly count: () => number;
  readonly stop: () => void;
}

/**
 * A shared machine takes its processors away for a while, and everybody waits. On each of them somebody watches who goes before
 * all others here, servers and attackers alike: where even they come late, the machine itself stood still. Null where nobody may go first.
 */
export function watchStandstills(): Standstills | null {
  if (spawnSync('chrt', [...FIRST_IN_LINE, '0', 'true']).status !== 0) return null;
  const found: Span[] = [];
  const watchmen = Array.from({ length: availableParallelism() }, (_, core) => {
    const execArgv = [...FIRST_IN_LINE, String(core), process.execPath, '--import', 'tsx'];
    const watchman = fork(WATCHMAN, [], { execPath: 'chrt', execArgv });
    watchman.on('message', (span) => found.push(span as Span));
    return watchman;
  });
  return {
    disturbs: ([from, to]) => found.some(([begun, over]) => from <= over + (over - begun) && to >= begun),
    count: () => found.length,
    stop: () => {
      for (const watchman of watchmen) watchman.kill();
    },
  };
}
