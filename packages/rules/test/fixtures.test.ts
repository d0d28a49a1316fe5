import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findGame, games, isFlaw, parseMatch, readSetup, replay, verify, writeMatch } from '../src/index.ts';

const root = join(import.meta.dirname, '../fixtures');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.waybill.json'));

describe('recorded matches', () => {
  it.each(files)('%s ends as recorded, and its dice are proven', (name) => {
    const text = readFileSync(join(root, name), 'utf8');
    const match = parseMatch(text);
    if (isFlaw(match)) throw new Error(`${match.field} ${match.words}`);
    const game = findGame(match.game);
    if (!game) throw new Error(`no game ${match.game}`);
    const setup = readSetup(game, match);
    if (isFlaw(setup)) throw new Error(`${setup.field} ${setup.words}`);
    const { play, refused } = replay(game, setup, match);
    expect(refused).toBeNull();
    const expected = JSON.parse(readFileSync(join(root, name.replace('.waybill.', '.expected.')), 'utf8')) as object;
    expect({ ...game.result(play.state), events: match.events.length }).toEqual(expected);
    expect(verify(game, setup, match).fault).toBeNull();
    expect(writeMatch(match)).toBe(text);
  });

  it.each(games.map((game) => [game.id, game] as const))('%s has one for each way it can end', (id, game) => {
    const endings = Object.keys(game.words)
      .filter((key) => /^end\.[\w-]+$/.test(key))
      .map((key) => key.slice(4));
    const recorded = files
      .filter((name) => name.startsWith(id))
      .map(
        (name) =>
          JSON.parse(readFileSync(join(root, name.replace('.waybill.', '.expected.')), 'utf8')) as { ending: string },
      )
      .map(({ ending }) => ending);
    expect(endings.filter((ending) => !recorded.includes(ending))).toEqual([]);
    expect(endings.length).toBeGreaterThan(0);
  });
});
