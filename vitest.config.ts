import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { longFirst } from './scripts/lib/long-first.ts';
import { testsWithoutTheirGame } from './scripts/lib/needs.mjs';
import { listGames, writeRegistry } from './scripts/registry.mjs';

writeRegistry();
const leftOut = testsWithoutTheirGame(listGames());
for (const { path, lacks } of leftOut) console.log(`left out: ${path}: there is no ${lacks.join(' and no ')}`);

const LONG =
  /scripts\/test\/|laws\/(matches|positions|secrets)\.test|test\/(adversary|crash|docs|engine|leak|nodes|operation|python)\.test|simulation\.test/;

/** Functions of what they are given: their tests share what they import, which takes longer to load than most run. */
const pure = ['games/**/*.test.ts', 'packages/{kernel,bots,print,protocol,web}/**/*.test.ts'];
/** Servers, commands and whole repositories. */
const others = ['packages/*/{src,test,laws}/**/*.test.ts', 'scripts/**/*.test.ts'];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    exclude: [...configDefaults.exclude, ...leftOut.map(({ path }) => path)],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // What a test waits for comes late on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    pool: 'threads',
    // One more than can run: some always wait for a process or a socket.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: longFirst(LONG) },
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'others', include: others, exclude: pure } },
    ],
  },
});
