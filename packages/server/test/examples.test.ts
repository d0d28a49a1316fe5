// Needs cape-to-cairo, hauling-astronauts.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { findGame } from '@waybill/games';
import { matchOf, setupOf, verify } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { freshFolder, serving } from './serving.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;
const run = promisify(execFile);

/** The dice of a finished match, by nothing but its file. */
function proven(text: string): number {
  const match = matchOf(text);
  const game = findGame(match.game)!;
  const setup = setupOf(game, match);
  const proof = verify(game, setup, match);
  expect(proof.fault).toBeNull();
  expect(game.seats.min).toBeLessThanOrEqual(match.seats.length);
  return proof.proven;
}

/** The pages that the app has, as it lists them. */
const PAGES = readFileSync(join(root, 'packages/web/src/other-pages.tsx'), 'utf8').matchAll(/^ {2}\['(\/[^']*)'/gm);
const isPage = (path: string) => routes.some((route) => route.test(path));
const routes = [...PAGES].map(([, route]) => new RegExp(`^${route.replaceAll(/:\w+/g, '[\\w-]+')}$`));

test.each([
  ['TypeScript', process.execPath, ['--import', tsx, join(root, 'examples/bot.ts')], 'hauling-astronauts'],
  ['Python', 'python3', [join(root, 'examples/bot.py')], 'cape-to-cairo'],
] as const)('the example bot in %s plays a whole match', async (_, program, args, game) => {
  const { url } = await serving();
  const cwd = freshFolder();
  const { stdout } = await run(program, [...args, url, game, '2'], { cwd, timeout: 100_000 });
  expect(stdout).toMatch(/over after \d+ events/);
  // Where it says that one can watch, there is a page.
  expect(stdout).toSatisfy((text: string) => isPage(/ at http:\/\/[^/]+(\/\S+)/.exec(text)?.[1] ?? ''));
  expect(proven(readFileSync(join(cwd, 'match.waybill.json'), 'utf8'))).toBeGreaterThan(0);
});
