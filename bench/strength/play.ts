import { choose, iterationsOf, loadKnowledge } from '@waybill/bots';
import { findGame, isFlaw, readSetup, Sfc32 } from '@waybill/rules';
import type { Job, Outcome } from './jobs.ts';

/** Plays one match; the seed decides all of it. */
export async function playJob(job: Job): Promise<Outcome> {
  const game = findGame(job.game);
  if (!game) throw new Error(`there is no ${job.game}`);
  const knowledge = await loadKnowledge(game);
  const setup = readSetup(game, { options: {}, seats: [...job.levels], sheet: undefined });
  if (isFlaw(setup)) throw new Error(setup.words);
  const s = game.begin(setup);
  const rng = new Sfc32(job.seed);
  for (let step = 0; game.next(s) !== 'over'; step++) {
    const actor = game.next(s);
    if (typeof actor !== 'number') game.chance.deal(s, rng);
    else {
      const level = job.levels[actor];
      const usual = iterationsOf(level, knowledge.pace);
      const iterations = usual === undefined ? usual : Math.ceil(usual * job.budget);
      game.play(s, choose(game, s, actor, knowledge, { level, iterations, seed: `${job.seed} ${step}` }));
    }
  }
  const result = game.result(s);
  if (!result) throw new Error(`${job.game} is over without a result`);
  const shares = job.levels.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  return { key: job.key, scores: result.scores, shares };
}
