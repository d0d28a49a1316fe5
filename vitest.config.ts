import { configDefaults, defineConfig } from 'vitest/config';
import { testsWithoutTheirGame } from './scripts/lib/needs.mjs';
import { listGames, writeRegistry } from './scripts/registry.mjs';

writeRegistry();
const leftOut = testsWithoutTheirGame(listGames());
for (const { path, lacks } of leftOut) console.log(`left out: ${path}: there is no ${lacks.join(' and no ')}`);

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/{test,laws}/**/*.test.ts',
      'games/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    exclude: [...configDefaults.exclude, ...leftOut.map(({ path }) => path)],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'threads',
    maxWorkers: '100%',
  },
});
