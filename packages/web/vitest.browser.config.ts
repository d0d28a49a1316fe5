import { defineConfig } from 'vitest/config';
import { longFirst } from '../../scripts/lib/long-first.ts';

/** Plays the built app in a real browser, one for all files. Three files at a time: much of a test is waiting. */
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['test/browser/*.browser.ts'],
    globalSetup: ['test/browser/house.ts'],
    sequence: { sequencer: longFirst(/whole-match|online|layout|screens/) },
    maxWorkers: 3,
    maxConcurrency: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 15_000 } },
    // A browser starved by a busy machine gets another try; `npm test` names the test at its end.
    retry: 2,
  },
});
