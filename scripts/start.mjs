// From a bare clone to a page in the browser: installs, builds, and serves the app with its tables on one port.
// Arguments go to `waybill serve`: `npm start -- --port 3000 --host 0.0.0.0`.
import { readFileSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { root, run } from './lib/run.mjs';

const args = process.argv.slice(2);
const port = args.includes('--port') ? args[args.indexOf('--port') + 1] : 8080;

await install();
console.log('Building the app and the server …');
const built = await build();
if (built === 0) {
  console.log(`Starting the server: open http://localhost:${port}; tables are kept in data/, Ctrl+C ends it.`);
  // One line that says where it is, and only what goes wrong after that.
  const env = { LOG_LEVEL: 'warn', ...process.env };
  // What V8 is told about memory, and why: docs/performance/server.md.
  const flags = JSON.parse(readFileSync(`${root}packages/server/flags.json`, 'utf8'));
  const program = [`${root}packages/cli/bin/waybill.mjs`, 'serve', ...args];
  process.exitCode = await run(process.execPath, [...flags, ...program], { env });
} else process.exitCode = built;
