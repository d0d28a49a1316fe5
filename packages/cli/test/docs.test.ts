// Needs black-pawn-trucking, cape-to-cairo, grand-prix, hauling-astronauts, ship-it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Dealer } from '@waybill/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyRepository } from '../../../scripts/lib/copy-repository.mjs';
import { buildCli, root } from './support.ts';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`),
];

beforeAll(buildCli);

interface Example {
  readonly command: string;
  readonly output: string;
}

function blocks(page: string, language: string): string[] {
  const text = readFileSync(root + page, 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, block]) => block);
}

function examples(page: string): Example[] {
  return blocks(page, 'console').flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((part) => {
        const [command, ...lines] = part.split('\n');
        return { command, output: lines.join('\n') };
      }),
  );
}

/** `…` on a line of its own stands for any lines, elsewhere for the rest of the line. */
function pattern(output: string): RegExp {
  const lines = output
    .split('\n')
    .map((line) =>
      line === '…' ? '(?:.*\\n)*?' : `${line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*')}\\n`,
    );
  return new RegExp(`^${lines.join('').replace(/\\n$/, '')}$`);
}

describe.each(pages.filter((page) => examples(page).length > 0))('the examples of %s', (page) => {
  // What writes into the repository is tried in a copy of it.
  const copy = examples(page).some(({ command }) => command.startsWith('npm run')) ? copyRepository() : null;
  const cwd = copy?.folder ?? mkdtempSync(join(tmpdir(), 'waybill-docs-'));
  const waybill = `"${process.execPath}" "${copy ? `${copy.folder}/` : root}packages/cli/bin/waybill.mjs"`;
  const shim = `npx() { if [ "$1" = waybill ]; then shift; ${waybill} "$@"; else command npx "$@"; fi; }; exec 2>&1; `;
  // Vitest's own settings are not for one that an example starts.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|npm_)/.test(name)));
  afterAll(() => copy?.drop());

  test.each(examples(page).map(({ command, output }) => [command, output]))('%s', (command, output) => {
    const { stdout } = spawnSync('bash', ['-c', shim + command], { cwd, env, encoding: 'utf8' });
    expect(stdout.replaceAll(/^npm warn .*\n/gm, '')).toMatch(pattern(output));
  });
});

test('the stream that the page on match files describes is the dealer’s', async () => {
  const [code] = blocks('docs/match-files.md', 'js');
  const file = join(mkdtempSync(join(tmpdir(), 'waybill-stream-')), 'stream.mjs');
  writeFileSync(file, code);
  type Stream = (seed: string, salts: string[], kind: string, ordinal: number) => (n: number) => number;
  const { stream } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { stream: Stream };
  for (const [seed, salts] of [
    ['a', []],
    ['sëed 🎲', ['x', 'é"']],
    ['s'.repeat(100), []],
  ] as [string, string[]][]) {
    const theirs = stream(seed, salts, 'roll', 7);
    const ours = new Dealer(seed, salts).at('roll', 7);
    for (const n of [6, 24, 2, 1, 46656, 2 ** 24, 3, 5, 7, 11, 13, 6, 6, 6, 6, 6, 6, 6, 6])
      expect(theirs(n)).toBe(ours.below(n));
  }
});

test('links between the pages lead somewhere', () => {
  for (const page of pages) {
    const text = readFileSync(root + page, 'utf8');
    for (const [, target] of text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)) {
      const path = fileURLToPath(new URL(target, pathToFileURL(root + page)));
      expect(existsSync(path), `${page}: ${target}`).toBe(true);
    }
  }
});
