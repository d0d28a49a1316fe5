import { drawnMap } from '@waybill/bots/knowledge';
import type { TrainingPlan } from '@waybill/bots/values';
import { type Rng, type Setup, setupOf } from '@waybill/kernel';
import { game as blackPawnTrucking, britainAndIreland, type State } from '../rules/index.ts';
import { features } from './features.ts';
import { knowledge } from './knowledge.ts';

/** Out of a hundred matches, how many are played on a map drawn at random, with another debt, and with a chosen start. */
const DRAWN_MAPS = 12;
const OTHER_DEBT = 35;
const CHOSEN_START = 10;
const LARGEST_DEBT = 5;

function setup(rng: Rng): Setup {
  return setupOf(blackPawnTrucking, {
    seats: ['one'],
    options: {
      start: rng.below(100) < CHOSEN_START ? 'choose' : 'moons',
      loans: rng.below(100) < OTHER_DEBT ? rng.below(LARGEST_DEBT + 1) : 1,
    },
    sheet: rng.below(100) < DRAWN_MAPS ? drawnMap(rng, 3) : britainAndIreland,
  });
}

export const trainingPlan: TrainingPlan<State> = {
  game: blackPawnTrucking,
  features,
  hidden: 64,
  knowledge,
  setup,
  whim: (s) => (s.step === 'start' ? 0.3 : 0.02),
  // £0.60 and £0.08: moves differ by little, and there are many.
  temperature: [0.004, 0.0005],
  scoreWeight: 1,
};
