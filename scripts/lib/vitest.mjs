import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, run, tool } from './run.mjs';

/** Runs Vitest, shows what it shows, and counts: a file that can't even be loaded is one failure. */
export async function vitest(args, output) {
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
      { output },
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
  const failures = report.testResults.flatMap(failuresIn);
  if (failures.length === 0 && code !== 0) failures.push('Vitest itself: see above');
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    again: report.testResults.flatMap(triedAgain),
  };
}

/** The tests that failed and then passed: nothing is wrong with the count, but somebody should know. */
function triedAgain({ name, assertionResults }) {
  return assertionResults
    .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
    .map((test) => `${relative(root, name)}: ${test.fullName}\n    ${test.failureMessages[0].split('\n')[0]}`);
}

function failuresIn({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const path = relative(root, name);
  if (failed.length === 0) return status === 'failed' ? [`${path}: ${message}`] : [];
  return failed.map((test) => `${path}: ${test.fullName}\n    ${test.failureMessages[0]?.split('\n')[0] ?? ''}`);
}
