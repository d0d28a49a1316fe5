// Runs the programs in bench/, or those that are named, then shows what they found in one table. What follows a single
// name goes to that program. `--list` names them, `--quick` is a short run, `--write` puts the results into docs/.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { root, run } from './lib/run.mjs';
import { imports } from './lib/source.mjs';
import { writeRegistry } from './registry.mjs';

/** Take hours: only by name. */
const ON_REQUEST = ['strength', 'ensemble', 'against', 'truth', 'ratings'];

/** A file in bench/ that no other one imports. */
function programs() {
  const files = readdirSync(`${root}bench`).filter((file) => /^[^.].*\.(mjs|ts)$/.test(file));
  const parts = files.flatMap((file) => imports(readFileSync(`${root}bench/${file}`, 'utf8')).map(({ from }) => from));
  return files.filter((file) => !parts.includes(`./${file}`)).sort();
}

const nameOf = (file) => file.replace(/\.\w+$/, '');

function start(file, args, env) {
  const flags = file.endsWith('.ts') ? ['--import', 'tsx', '--conditions=source'] : [];
  return run(process.execPath, [...flags, `${root}bench/${file}`, ...args], { env: { ...process.env, ...env } });
}

/** All of these one after the other, whatever happens to any of them. */
async function runAll(files, args) {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
  const env = { BENCH_RESULTS: folder };
  if (args.includes('--quick')) env.BENCH_QUICK = '1';
  if (args.includes('--write')) env.BENCH_WRITE = '1';
  const own = args.filter((arg) => arg !== '--quick' && arg !== '--write');
  let failed = false;
  for (const file of files) {
    console.log(`\n── ${nameOf(file)}`);
    const code = await start(file, own, env);
    if (code !== 0) console.log(`  ${nameOf(file)} stopped with code ${code}; the others go on`);
    failed ||= code !== 0;
  }
  const summed = await start('lib/summary.ts', [folder], env);
  rmSync(folder, { recursive: true });
  return failed ? 1 : summed;
}

const args = process.argv.slice(2);
const all = programs();
const names = all.map(nameOf);
const asked = args.filter((arg) => names.includes(arg));
const stranger = args.length > 0 && !args[0].startsWith('--') && !names.includes(args[0]);

if (args[0] === '--list') console.log(args.includes('--json') ? JSON.stringify(names, null, 2) : names.join('\n'));
else if (stranger) {
  console.error(`bench: there is no program ${args[0]}; there are: ${names.join(', ')}`);
  process.exitCode = 1;
} else {
  const files = all.filter((file) =>
    asked.length > 0 ? asked.includes(nameOf(file)) : !ON_REQUEST.includes(nameOf(file)),
  );
  const rest = args.filter((arg) => !asked.includes(arg));
  await install();
  writeRegistry();
  process.exitCode = await runAll(files, rest);
}
