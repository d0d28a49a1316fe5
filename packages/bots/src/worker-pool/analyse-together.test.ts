import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games, loadKnowledge } from '@waybill/games';
import { type Game, type Match, matchOf, setupOf } from '@waybill/kernel';
import { expect, it } from 'vitest';
import { analyse } from '../analysis/index.ts';
import { poolOf } from '../testing/worker-pool.ts';
import { analyseTogether } from './index.ts';

const folder = fileURLToPath(new URL('../../../../games/', import.meta.url));

function someMatch(game: Game): Match {
  const [file] = readdirSync(`${folder}${game.id}/fixtures`).filter((name) => name.endsWith('.waybill.json'));
  const match = matchOf(readFileSync(`${folder}${game.id}/fixtures/${file}`, 'utf8'));
  return { ...match, events: match.events.slice(0, 15) };
}

it.each(games.map((game) => [game.id, game] as const))(
  'an analysis of %s is the same whatever the number of threads',
  async (_, game) => {
    const match = someMatch(game);
    const setup = setupOf(game, match);
    const knowledge = await loadKnowledge(game);
    const thoroughness = { iterations: 20 };
    const going = analyse(game, setup, match, knowledge, thoroughness);
    let step = going.next();
    while (!step.done) step = going.next();
    for (const threads of [1, 3, 40]) {
      const pool = poolOf(threads);
      const told = await analyseTogether(game, knowledge, { setup, match, thoroughness }, pool, () => {});
      expect(told).toEqual(step.value);
    }
  },
);
