// Needs black-pawn-trucking.
import { type Knowledge, learnedOf } from '@waybill/bots';
import { findGame, loadBots, loadKnowledge, loadTrainingPlan } from '@waybill/games';
import { type Game, Sfc32 } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { keepLearned, knowledgeFor, knownBy } from './learned-sheets.ts';

/** Without a database, records live as long as the page does. */
describe('a sheet that was learned on this device', async () => {
  const game = findGame('black-pawn-trucking') as Game;
  const { weights } = (await learnedOf(await loadBots(game)))!;
  const plan = (await loadTrainingPlan(game))!;
  const setup = plan.setup(new Sfc32('a'));
  const sheet = { ...(setup.sheet as object), name: 'Mine' };
  const usual = await loadKnowledge(game);
  /** Weights that see nothing: no scale is left. */
  const blind = { ...weights, scales: btoa('\0'.repeat(atob(weights.scales).length)) };

  function worth(knowledge: Knowledge): number {
    const scores = new Float64Array(1);
    knowledge.estimate?.(game.begin({ ...setup, sheet }), new Float64Array(1), scores);
    return scores[0];
  }

  it('is known by its own values, whatever it is called, and no other is', async () => {
    expect(await knownBy(game, sheet)).toBe('usual');
    expect(await knowledgeFor(game, sheet)).toBe(usual);
    await keepLearned(game.id, sheet, weights, blind);
    expect(await knownBy(game, { ...sheet, name: 'Ours' })).toBe('own');
    expect(worth(await knowledgeFor(game, sheet))).not.toBeCloseTo(worth(usual), 3);
    expect(await knowledgeFor(game, { ...sheet, ferries: [] })).toBe(usual);
    expect(await knowledgeFor(game, null)).toBe(usual);
    expect(await knownBy({ id: 'grand-prix' }, sheet)).toBe('not');
  });

  it('is forgotten once other values are in use', async () => {
    await keepLearned(game.id, sheet, { ...weights, matches: 1 }, blind);
    expect(await knownBy(game, sheet)).toBe('usual');
    expect(await knowledgeFor(game, sheet)).toBe(usual);
  });
});
