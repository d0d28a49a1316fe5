import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testsWithoutTheirGame } from './scripts/lib/needs.mjs';
import { listGames, writeRegistry } from './scripts/registry.mjs';

writeRegistry();
const leftOut = testsWithoutTheirGame(listGames());
for (const { path, lacks } of leftOut) console.log(`left out: ${path}: there is no ${lacks.join(' and no ')}`);

/** Small files that take long: they begin, so that nobody waits for one of them alone at the end. */
const LONG = /scripts\/test\/|laws\/(matches|positions|secrets)\.test|test\/(leak|python)\.test/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

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
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'threads',
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'others', include: others, exclude: pure } },
    ],
  },
});
