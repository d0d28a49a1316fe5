import type { Features } from '../values/features.ts';
import type { TrainingPlan } from '../values/training-plan.ts';
import { type Toy, toy, toyState } from './toy.ts';
import { toyKnowledge } from './toy-knowledge.ts';

const MOST = 21;

/** One look for both seats, by whose turn it is. */
const oneLook: Features<Toy> = {
  sparse: 2 * (MOST + 1),
  mostActive: 1,
  dense: 2,
  seats: () => 2,
  viewer: (s) => s.seat,
  describe(s, _, to) {
    to.turnOn(s.left + (s.tossing ? MOST + 1 : 0));
    to.dense[0] = s.left / MOST;
    to.dense[1] = s.tossing ? 1 : 0;
  },
  base: () => 0,
  scale: () => 1,
};

/** A look for each seat. */
const looksOfEach: Features<Toy> = {
  ...oneLook,
  sparse: 4 * (MOST + 1),
  viewer: undefined,
  describe(s, seat, to) {
    oneLook.describe(s, seat, to);
    if (seat !== s.seat) to.active[0] += 2 * (MOST + 1);
  },
};

export function toyTrainingPlan(looks: 'one' | 'each', wind = false): TrainingPlan<Toy> {
  return {
    game: { ...toy, begin: () => toyState(MOST, wind) },
    features: looks === 'one' ? oneLook : looksOfEach,
    hidden: 16,
    knowledge: toyKnowledge,
    setup: () => ({ seats: ['one', 'two'], options: {}, sheet: null }),
    whim: () => 0.2,
    temperature: [0.3, 0.05],
    rate: [1e-2, 1e-3],
  };
}
