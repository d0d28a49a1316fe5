import { drawnMap } from '@waybill/bots/knowledge';
import type { TrainingPlan } from '@waybill/bots/values';
import { type Rng, type Setup, setupOf } from '@waybill/kernel';
import { africa, game as capeToCairo, type State } from '../rules/index.ts';
import { features } from './features.ts';
import { knowledge } from './knowledge.ts';

/** Out of a hundred matches, how many are played by how many, on a map drawn at random, and longer. */
const BY_TWO = 50;
const BY_THREE = 75;
const DRAWN_MAPS = 12;
const LONGER = 10;

const NAMES = ['one', 'two', 'three', 'four'];

function setup(rng: Rng): Setup {
  const dice = rng.below(100);
  return setupOf(capeToCairo, {
    seats: NAMES.slice(0, dice < BY_TWO ? 2 : dice < BY_THREE ? 3 : 4),
    options: { longer: rng.below(100) < LONGER },
    sheet: rng.below(100) < DRAWN_MAPS ? drawnMap(rng, 0) : africa,
  });
}

export const trainingPlan: TrainingPlan<State> = {
  game: capeToCairo,
  features,
  hidden: 64,
  knowledge,
  setup,
  whim: (s) => (s.step === 'bid' ? 0.08 : s.step === 'place' ? 0.15 : 0.02),
  temperature: [0.12, 0.03],
};
