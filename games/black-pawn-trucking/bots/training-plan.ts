import { drawnMap } from '@waybill/bots/knowledge';
import type { TrainingPlan } from '@waybill/bots/values';
import { type Rng, type Setup, setupOf } from '@waybill/kernel';
import { game as blackPawnTrucking, britainAndIreland, MOST_LOANS, type State } from '../rules/index.ts';
import { features } from './features.ts';
import { knowledge, POUND } from './knowledge.ts';
import { shareInDebt } from './values-in-debt.ts';

/** Out of a hundred matches, how many are played on a map drawn at random, with another debt, with any debt, and with a chosen start. */
const DRAWN_MAPS = 12;
const OTHER_DEBT = 35;
const ANY_DEBT = 10;
const CHOSEN_START = 10;
const USUAL_DEBT = 5;

function loans(rng: Rng): number {
  const lot = rng.below(100);
  if (lot < ANY_DEBT) return rng.below(MOST_LOANS + 1);
  return lot < OTHER_DEBT ? rng.below(USUAL_DEBT + 1) : 1;
}

function setup(rng: Rng): Setup {
  return setupOf(blackPawnTrucking, {
    seats: ['one'],
    options: {
      start: rng.below(100) < CHOSEN_START ? 'choose' : 'moons',
      loans: loans(rng),
    },
    sheet: rng.below(100) < DRAWN_MAPS ? drawnMap(rng, 3) : britainAndIreland,
  });
}

export const trainingPlan: TrainingPlan<State> = {
  game: blackPawnTrucking,
  features,
  hidden: 128,
  knowledge,
  setup,
  // Where credit is thin, other weights decide.
  learns: (s) => shareInDebt(s) === 0,
  whim: (s) => (s.step === 'start' ? 0.3 : 0.02),
  // Moves differ by little, and there are many.
  temperature: [0.6 * POUND, 0.08 * POUND],
  // Pounds decide; whether one ends out of debt decides nothing.
  scoreWeight: 10,
};
