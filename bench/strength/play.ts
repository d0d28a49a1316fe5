import { choose } from '@waybill/bots';
import { findGame, loadKnowledge } from '@waybill/games';
import { asUsual, MoveList, Sfc32, setupOf } from '@waybill/kernel';
import type { Job, JobResult } from './jobs.ts';

/** Plays one match; the seed decides all of it but the time it takes. */
export async function playJob({ key, table, seat, seed }: Job): Promise<JobResult> {
  const game = findGame(table.game);
  if (!game) throw new Error(`there is no ${table.game}`);
  const knowledge = await loadKnowledge(game);
  const levels = [...table.levels.slice(1, seat + 1), table.levels[0], ...table.levels.slice(seat + 1)];
  const setup = setupOf(game, { ...asUsual(game, { options: table.options }), seats: levels });
  const s = game.begin(setup);
  const rng = new Sfc32(seed);
  const took: Record<string, number[]> = {};
  for (let step = 0; game.next(s) !== 'over'; step++) {
    const actor = game.next(s);
    if (typeof actor !== 'number') {
      game.chance.deal(s, rng);
      continue;
    }
    const level = levels[actor];
    list.clear();
    game.moves(s, list);
    const free = list.size > 1;
    const from = process.cpuUsage();
    const move = choose(game, s, actor, knowledge, { level, seed: `${seed} ${step}` });
    if (free) (took[level] ??= []).push(spent(from));
    game.play(s, move);
  }
  const result = game.result(s);
  if (!result) throw new Error(`${table.game} is over without a result`);
  const share = result.winners.includes(seat) ? 1 / result.winners.length : 0;
  return { key, score: result.scores[seat], share, took };
}

const list = new MoveList();

/** CPU milliseconds, to a tenth. */
function spent(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return Math.round((user + system) / 100) / 10;
}
