import type { TrainingPlan } from '@waybill/bots/values';
import { type Options, type Rng, type Setup, setupOf } from '@waybill/kernel';
import { type ShipItState as State, game as shipIt } from '../rules/index.ts';
import { features } from './features.ts';
import { isTurnStart } from './finish.ts';
import { knowledge } from './knowledge.ts';

/** Out of a hundred matches, how many are played with another target, and how many with each other reading. */
const OTHER_TARGETS = 15;
const OTHER_READING = 8;

function otherReadings(rng: Rng): Options {
  const other = () => rng.below(100) < OTHER_READING;
  return {
    ...(other() && { target: 0 }),
    ...(other() && { dry: 5 + rng.below(16) }),
    ...(other() && { halves: 'many' }),
    ...(other() && { layout: 'winding' }),
  };
}

function setup(rng: Rng): Setup {
  const seats = [2, 2, 3, 4][rng.below(4)];
  const target = rng.below(100) < OTHER_TARGETS ? 50 + rng.below(101) : 100;
  return setupOf(shipIt, {
    seats: Array.from({ length: seats }, (_, seat) => `Seat ${seat}`),
    options: { target, ...otherReadings(rng) },
  });
}

export const trainingPlan: TrainingPlan<State> = {
  game: shipIt,
  features,
  hidden: 64,
  knowledge,
  setup,
  temperature: [0.08, 0.02],
  learns: isTurnStart,
  hastyUntil: 1,
  whim: () => 0.08,
};
