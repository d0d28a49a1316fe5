import { findGame, games } from '@waybill/games';
import { replay, setupOf } from '@waybill/kernel';
import { describe, expect, test } from 'vitest';
import { cli, fileOf, isOneLine, randomMatch } from './support.ts';

interface Advised {
  readonly seat: number;
  readonly unit: string;
  readonly unweighed: number;
  readonly options: readonly { event: { by: number }; words: string; value: number; visits: number }[];
}

/** A match up to a decision, a few events in. */
function undecided(id: string) {
  const game = findGame(id)!;
  for (let n = 8; ; n++) {
    const match = randomMatch(game, 'advise', n);
    const { play } = replay(game, setupOf(game, match), match);
    if (typeof game.next(play.state) === 'number') return fileOf(match);
  }
}

describe('advise', () => {
  test.each(games.map(({ id }) => [id]))('%s: the moves, best first, the same each time', async (id) => {
    const file = undecided(id);
    const { code, out, err } = await cli(['advise', file, '--level', '8', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { seat, options, unweighed } = JSON.parse(out) as Advised;
    const moves = JSON.parse((await cli(['moves', file, '--json'])).out) as unknown[];
    expect(options.length + unweighed).toBe(moves.length);
    for (const { event, words } of options) {
      expect(event.by).toBe(seat);
      expect(moves).toContainEqual(event);
      expect(words).toMatch(/\S/);
    }
    expect((await cli(['advise', file, '--level', '8', '--json'])).out).toBe(out);
    const text = await cli(['advise', file, '--level', '8']);
    expect(text.out.split('\n')[1]).toMatch(/^ {2}1 {2}\S.*(?:to win|expected)/);
  });

  test('where there is nothing to decide, it says so', async () => {
    const over = fileOf(randomMatch(games[0], 'over'));
    expect(await cli(['advise', over])).toEqual({
      code: 1,
      out: '',
      err: 'there is nothing to decide: the match is over\n',
    });
  });

  test.each([
    [1, ['advise', '/nowhere']],
    [2, ['advise']],
    [2, ['advise', 'x', '--level', 'easy']],
  ] as [number, string[]][])('exit %i: %j', async (expected, argv) => {
    const { code, err } = await cli(argv);
    expect(code).toBe(expected);
    expect(err).toSatisfy(isOneLine);
  });
});
