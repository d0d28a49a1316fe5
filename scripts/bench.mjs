// Runs the programs in bench/, or the one that is named, with whatever follows its name; `--list` names them.
import { readdirSync, readFileSync } from 'node:fs';
import { root, run } from './lib/run.mjs';
import { imports } from './lib/source.mjs';

/** A file in bench/ that no other one imports. */
function programs() {
  const files = readdirSync(`${root}bench`).filter((file) => /^[^.].*\.(mjs|ts)$/.test(file));
  const parts = files.flatMap((file) => imports(readFileSync(`${root}bench/${file}`, 'utf8')).map(({ from }) => from));
  return files.filter((file) => !parts.includes(`./${file}`)).sort();
}

const nameOf = (file) => file.replace(/\.\w+$/, '');

function start(file, args) {
  const flags = file.endsWith('.ts') ? ['--import', 'tsx', '--conditions=source'] : [];
  return run(process.execPath, [...flags, `${root}bench/${file}`, ...args]);
}

const [first, ...rest] = process.argv.slice(2);
const all = programs();
const names = all.map(nameOf);

if (first === '--list') console.log(rest.includes('--json') ? JSON.stringify(names, null, 2) : names.join('\n'));
else if (first === undefined) {
  for (const file of all) {
    console.log(`\n── ${nameOf(file)}`);
    process.exitCode ||= await start(file, []);
  }
} else if (names.includes(first)) process.exitCode = await start(all[names.indexOf(first)], rest);
else {
  console.error(`bench: there is no program ${first}; there are: ${names.join(', ')}`);
  process.exitCode = 1;
}
