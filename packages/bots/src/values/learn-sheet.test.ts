import { games, loadBots, loadTrainingPlan } from '@waybill/games';
import { type Game, Sfc32 } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { learnedOf } from '../game-bots.ts';
import { learnSheet } from './learn-sheet.ts';

const MATCHES = 4;

async function withSheets(): Promise<Game[]> {
  const learned = await Promise.all(games.map(async (game) => (await loadBots(game))?.learned));
  return games.filter(({ sheet }, i) => sheet && learned[i]);
}

describe.each((await withSheets()).map((game) => [game.id, game] as const))('a sheet of %s', (_id, game) => {
  it('is learned by matches on it alone, from the weights in use', async () => {
    const { by, weights } = (await learnedOf(await loadBots(game)))!;
    const plan = (await loadTrainingPlan(game))!;
    const sheets = Array.from({ length: 40 }, (_, i) => plan.setup(new Sfc32(`sheet ${i}`)).sheet);
    const sheet = sheets.find((one) => one !== sheets[0]) ?? sheets[0];
    const played: unknown[] = [];
    const watched = {
      ...plan,
      game: {
        ...plan.game,
        begin: (setup: Parameters<typeof plan.game.begin>[0]) => (played.push(setup.sheet), plan.game.begin(setup)),
      },
    };
    const learning = learnSheet(watched, sheet, weights, MATCHES);
    let step = learning.next();
    while (!step.done) {
      expect(step.value).toBeGreaterThanOrEqual(0);
      expect(step.value).toBeLessThanOrEqual(1);
      step = learning.next();
    }
    expect(played.length).toBeGreaterThanOrEqual(MATCHES);
    for (const one of played) expect(one).toEqual(sheet);
    expect(step.value.matches).toBe(weights.matches + played.length);
    expect(step.value.weights).not.toBe(weights.weights);
    const s = game.begin({ ...plan.setup(new Sfc32('a')), sheet });
    const [chances, scores] = [new Float64Array(8), new Float64Array(8)];
    by(step.value).estimate?.(s, chances, scores);
    expect([...chances, ...scores].every(Number.isFinite)).toBe(true);
  });
});
