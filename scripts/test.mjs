// Everything that has to hold before a change is accepted. Arguments are names of parts: `npm test -- types lint`.
import { existsSync } from 'node:fs';
import { checkTypes } from './lib/build.mjs';
import { inTurn } from './lib/in-turn.mjs';
import { install } from './lib/install.mjs';
import { root, run } from './lib/run.mjs';
import { vitest } from './lib/vitest.mjs';

const oneOf = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
const browserTests = 'packages/*/test/browser/**';
const browserConfig = 'vitest.browser.config.ts';

const types = { name: 'types', run: async () => oneOf(await checkTypes()) };
const lint = {
  name: 'lint',
  run: async (output) =>
    oneOf(await run('npm', ['run', '--silent', 'lint'], { output, shell: process.platform === 'win32' })),
};
const unit = { name: 'unit', run: (output) => vitest(['--exclude', browserTests], output) };
const browser = {
  name: 'browser',
  when: () => existsSync(`${root}packages/web/${browserConfig}`),
  run: (output) => vitest(['--root', 'packages/web', '--config', browserConfig], output),
};

/** One after the other; what stands in one row runs side by side. Tests with servers, clocks and browsers want the machine for themselves. */
const rows = [[types, lint], [unit], [browser]];
const suites = rows.flat();

const wanted = process.argv.slice(2);
const stranger = wanted.find((name) => !suites.some((suite) => suite.name === name));
if (stranger !== undefined) {
  console.error(`test: there is no part ${stranger}; there are: ${suites.map((suite) => suite.name).join(', ')}`);
  process.exit(2);
}

await install();
let passed = 0;
let failed = 0;
const failures = [];
const again = [];

/** What it says is told when those before it in its row have said everything; the first of a row says it itself. */
async function runSuite(suite, turn) {
  const output = turn && inTurn(turn);
  const tell = (line) => (output ? output.write(`${line}\n`) : console.log(line));
  tell(`\n══ ${suite.name}`);
  const start = performance.now();
  const counted = await suite.run(output);
  passed += counted.passed;
  failed += counted.failed;
  failures.push(...(counted.failures ?? (counted.failed > 0 ? [`${suite.name}: see above`] : [])));
  again.push(...(counted.again ?? []));
  const skipped = counted.skipped ? `, ${counted.skipped} skipped` : '';
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  tell(`── ${suite.name}: ${counted.passed} passed, ${counted.failed} failed${skipped} in ${seconds} s`);
}

function runRow(row) {
  const running = [];
  for (const suite of row) running.push(runSuite(suite, running.length > 0 ? Promise.all(running) : undefined));
  return Promise.all(running);
}

const isWanted = ({ name, when }) => (wanted.length === 0 || wanted.includes(name)) && when?.() !== false;
for (const row of rows) await runRow(row.filter(isWanted));
for (const test of again) console.log(`\npassed only when it was tried again: ${test}`);
for (const failure of failures) console.log(`\nfailed: ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
