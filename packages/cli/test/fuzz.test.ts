import { games } from '@waybill/games';
import { type Match, writeMatch } from '@waybill/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cli, isOneLine, randomMatch } from './support.ts';

/** Values that a careless reader trips over. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e21,
    2 ** 31,
    '',
    '0',
    'chance',
    'watcher',
    '__proto__',
    [],
    {},
    [[]],
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: -3, max: 30 }),
);

type Path = (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) =>
      pathsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

/** One change at a place of a JSON document, found by a number. */
const change = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('put', 'drop', 'double', 'swap', 'add'),
  value: odd,
  key: fc.constantFrom('x', '__proto__', 'constructor', 'by', 'type', 'length'),
});

function mutate(
  text: string,
  { at, how, value, key }: { at: number; how: string; value: unknown; key: string },
): string {
  const root = { top: JSON.parse(text) as unknown };
  const paths = pathsOf(root).filter((path) => path.length > 0);
  const path = paths[at % paths.length];
  const last = path.at(-1)!;
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], root) as Record<
    string | number,
    unknown
  >;
  const inner = holder[last];
  if (how === 'put') holder[last] = value;
  else if (how === 'add' && typeof inner === 'object' && inner !== null && !Array.isArray(inner)) {
    // Not by assignment, so that `__proto__` becomes a field like any other.
    Object.defineProperty(inner, key, { value, enumerable: true, configurable: true, writable: true });
  } else if (Array.isArray(holder) && typeof last === 'number') {
    if (how === 'drop') holder.splice(last, 1);
    else if (how === 'double') holder.splice(last, 0, inner);
    else holder.splice(last, 2, holder[last + 1] ?? null, inner);
  } else delete holder[last];
  return JSON.stringify(root.top ?? null);
}

async function sane(text: string): Promise<void> {
  for (const argv of [
    ['replay', '-'],
    ['replay', '-', '--json'],
    ['moves', '-'],
    ['verify', '-'],
  ]) {
    const { code, out, err } = await cli(argv, { stdin: text });
    expect(err).not.toContain('internal error');
    if (code === 0) expect(out === '' ? argv[0] : 'moves').toBe('moves');
    else {
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toSatisfy(isOneLine);
    }
  }
}

describe.each(games.map((game) => [game.id, game] as const))('%s: a match file that was tampered with', (_, game) => {
  const seeds: Match[] = [randomMatch(game, 'fuzz a', 25), randomMatch(game, 'fuzz b', 60)];
  const texts = seeds.map(writeMatch);

  test('is refused in one line or accepted, never a crash', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(texts.length - 1), fc.array(change, { minLength: 1, maxLength: 3 }), (which, changes) =>
        sane(changes.reduce(mutate, texts[which])),
      ),
      { numRuns: 100 },
    );
  });

  test('character by character', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(texts.length - 1),
        fc.nat(),
        fc.nat(3),
        fc.string({ maxLength: 3 }),
        (which, at, cut, put) => {
          const text = texts[which];
          const from = at % text.length;
          return sane(text.slice(0, from) + put + text.slice(from + cut));
        },
      ),
      { numRuns: 50 },
    );
  });
});
