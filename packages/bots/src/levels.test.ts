import { findGame, loadKnowledge } from '@waybill/games';
import { type Game } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { type Player, playMatch } from './testing/match.ts';
import { setupFor } from './testing/positions.ts';

const random: Player = { level: 'random' };
const easy: Player = { level: 'easy' };
const medium: Player = { level: 'medium' };

const known = (id: string): Game => findGame(id) ?? expect.fail(`there is no ${id}`);
const isHere = ([id]: readonly [string, ...unknown[]]) => findGame(id) !== undefined;

async function meanScore(id: string, player: Player, matches: number): Promise<number> {
  const game = known(id);
  const knowledge = await loadKnowledge(game);
  let sum = 0;
  for (let i = 0; i < matches; i++)
    sum += playMatch(game, setupFor(game, 1), knowledge, [player], `solo ${i}`).scores[0];
  return sum / matches;
}

/** Matches won by `better`, seats taken in turn; a shared one counts half. */
async function won(id: string, better: Player, worse: Player, matches: number): Promise<number> {
  const game = known(id);
  const knowledge = await loadKnowledge(game);
  let sum = 0;
  for (let i = 0; i < matches; i++) {
    const seat = i % 2;
    const players = seat === 0 ? [better, worse] : [worse, better];
    const { winners } = playMatch(game, setupFor(game, 2), knowledge, players, `duel ${i}`);
    if (winners.includes(seat)) sum += 1 / winners.length;
  }
  return sum;
}

describe('levels', () => {
  const alone: [string, number][] = [
    ['grand-prix', -1],
    ['black-pawn-trucking', 1],
  ];
  it.each(alone.filter(isHere))('are each better than the one before in %s', async (id, sign) => {
    const means = [];
    for (const player of [random, easy, medium]) means.push(sign * (await meanScore(id, player, 8)));
    expect(means[1]).toBeGreaterThan(means[0]);
    expect(means[2]).toBeGreaterThan(means[1]);
  });

  const duels: [string, number][] = [
    ['cape-to-cairo', 4],
    ['hauling-astronauts', 16],
  ];
  it.each(duels.filter(isHere))('are each better than the one before in %s', async (id, matches) => {
    expect(await won(id, easy, random, matches)).toBeGreaterThan(matches * 0.7);
    expect(await won(id, medium, easy, matches)).toBeGreaterThan(matches * 0.5);
  });

  it.runIf(findGame('ship-it'))('leave chance behind in ship-it', async () => {
    expect(await won('ship-it', medium, random, 4)).toBeGreaterThan(2);
  });
});
