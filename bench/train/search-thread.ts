// Plays matches by search, with the weights that come with each order.
import { parentPort, workerData } from 'node:worker_threads';
import { learnedOf } from '@waybill/bots';
import { SearchPlay } from '@waybill/bots/expert-iteration';
import { type PackedNet, unpack, Values } from '@waybill/bots/values';
import { findGame, loadBots, loadTrainingPlan } from '@waybill/games';

export interface SearchOrder {
  readonly weights: PackedNet;
  readonly seeds: readonly string[];
}

const { game: id, iterations } = workerData as { readonly game: string; readonly iterations: number };
const game = findGame(id);
const learned = game && (await learnedOf(await loadBots(game)));
const plan = game && (await loadTrainingPlan(game));
if (!learned || !plan) throw new Error(`nobody has said how to learn ${id}`);

parentPort?.on('message', ({ seeds, weights }: SearchOrder) => {
  const play = new SearchPlay(plan, learned.by(weights), new Values(plan.features, unpack(weights)), iterations);
  parentPort?.postMessage(seeds.map((seed) => play.play(seed)));
});
