import { type PackedNet, pack } from './packed.ts';
import { beginWith, Training } from './training.ts';
import type { TrainingPlan } from './training-plan.ts';

/** Steps begin smaller than from nothing: most of what is known holds on every sheet. */
const RATE = [5e-4, 6e-5] as const;

/** Goes on from these weights with matches on one sheet alone; yields how far it is, 0 to 1. */
export function* learnSheet<S>(
  plan: TrainingPlan<S>,
  sheet: unknown,
  from: PackedNet,
  matches: number,
): Generator<number, PackedNet> {
  const [, coolest] = plan.temperature;
  const own: TrainingPlan<S> = {
    ...plan,
    setup: (rng) => ({ ...plan.setup(rng), sheet }),
    rate: RATE,
    temperature: [2 * coolest, coolest],
    hastyUntil: 0,
  };
  const training = new Training(own, from.seed, beginWith(from));
  for (;;) {
    const progress = (training.matches - from.matches) / matches;
    if (progress >= 1) break;
    training.batch(progress);
    yield Math.min(1, progress);
  }
  const { commit, date, game, seed } = from;
  return pack(training.values.net, {
    game,
    seed,
    date,
    commit,
    matches: training.matches,
    curve: training.curve.slice(-5),
  });
}
