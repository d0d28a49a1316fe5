import { readdirSync, readFileSync } from 'node:fs';
import { root } from './run.mjs';

const isTest = (path) => /\/(src|test|laws)\/.*\.(test|browser)\.ts$/.test(path);

/** The games that a test can't do without: `// Needs grand-prix, ship-it.` is the first line of its file. */
export function needsOf(text) {
  return /^\/\/ Needs ([a-z0-9-]+(?:, [a-z0-9-]+)*)\.\r?\n/.exec(text)?.[1].split(', ') ?? [];
}

/** The packages' tests of games whose folders are not there, each with the games it lacks. */
export function testsWithoutTheirGame(ids) {
  return readdirSync(`${root}packages`)
    .flatMap((name) =>
      readdirSync(`${root}packages/${name}`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && ['src', 'test', 'laws'].includes(entry.name))
        .flatMap((entry) =>
          readdirSync(`${root}packages/${name}/${entry.name}`, { recursive: true }).map(
            (path) => `packages/${name}/${entry.name}/${path.replaceAll('\\', '/')}`,
          ),
        ),
    )
    .filter(isTest)
    .map((path) => ({ path, lacks: needsOf(readFileSync(root + path, 'utf8')).filter((id) => !ids.includes(id)) }))
    .filter(({ lacks }) => lacks.length > 0);
}
