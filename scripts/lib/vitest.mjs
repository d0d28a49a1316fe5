import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, tool } from './run.mjs';

/** Runs Vitest, shows what it shows, and counts: a file that can't even be loaded is one failure. */
export async function vitest(...args) {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-test-'));
  const file = join(folder, 'report.json');
  try {
    const code = await run(
      ...tool(
        'vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...args,
      ),
    );
    return tally(JSON.parse(readFileSync(file, 'utf8')), code);
  } catch (error) {
    console.error(`Vitest left no report: ${error.message}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function tally(report, code) {
  const broken = report.testResults.filter(
    (one) => one.status === 'failed' && !one.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
