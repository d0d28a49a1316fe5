import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@waybill/rules';
import { type Game, isFlaw, type Match, parseMatch, readSetup } from '@waybill/rules/kernel';
import { expect, it } from 'vitest';
import { analyse } from '../analysis/index.ts';
import { loadKnowledge } from '../index.ts';
import { crewOf } from '../testing/crew.ts';
import { analyseTogether } from './index.ts';

const fixtures = fileURLToPath(new URL('../../../rules/fixtures/', import.meta.url));

function someMatch(game: Game): Match {
  const [file] = readdirSync(`${fixtures}${game.id}`).filter((name) => name.endsWith('.waybill.json'));
  const match = parseMatch(readFileSync(`${fixtures}${game.id}/${file}`, 'utf8'));
  if (isFlaw(match)) throw new Error(match.words);
  return { ...match, events: match.events.slice(0, 15) };
}

it.each(games.map((game) => [game.id, game] as const))(
  'an analysis of %s is the same whatever the number of threads',
  async (_, game) => {
    const match = someMatch(game);
    const setup = readSetup(game, match);
    if (isFlaw(setup)) throw new Error(setup.words);
    const knowledge = await loadKnowledge(game);
    const thoroughness = { iterations: 20 };
    const going = analyse(game, setup, match, knowledge, thoroughness);
    let step = going.next();
    while (!step.done) step = going.next();
    for (const threads of [1, 3, 40]) {
      const crew = crewOf(threads);
      const told = await analyseTogether(game, knowledge, { setup, match, thoroughness }, crew, () => {});
      expect(told).toEqual(step.value);
    }
  },
);
