import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Starts a module as a thread, given without its extension: built, or straight from its source in development. */
export function startThread(module: string, from: string, workerData: unknown): Worker {
  if (!from.endsWith('.ts')) return new Worker(new URL(`${module}.js`, from), { workerData });
  const tsx = createRequire(from).resolve('tsx/esm/api').replace(/cjs$/, 'mjs');
  const urls = [pathToFileURL(tsx).href, new URL(`${module}.ts`, from).href].map((url) => JSON.stringify(url));
  const code = `import(${urls[0]}).then(({ register }) => { register(); return import(${urls[1]}); })`;
  return new Worker(code, { eval: true, workerData, execArgv: ['--conditions=source'] });
}
