import type { TrainingPlan } from '@waybill/bots/values';
import { type Rng, type Setup, setupOf } from '@waybill/kernel';
import { DOCK, game as haulingAstronauts, type Sheet, type State } from '../rules/index.ts';
import { features } from './features.ts';
import { knowledge } from './knowledge.ts';

/** Out of a hundred matches, how many are what a file without options and sheet means. */
const SILENT_FILES = 40;
/** Of the others, how many are played on a sheet drawn at random, and how many with each option. */
const STRANGE_SHEETS = 10;
const NEAR_SHEETS = 20;
const OLD_SHEETS = 15;
const BONUS_DICE = 20;
const HIDDEN = 20;
const OTHER_PATIENCE = 15;
const FIRST_BEGINS = 25;
const PRESSED_IN_TURN = 20;
const PRESSED_BY_ALL_DICE = 15;

const { standard, before } = haulingAstronauts.sheet as { readonly standard: Sheet; readonly before: Sheet };

function drawnSheet(rng: Rng): Sheet {
  const range = () => {
    const [a, b] = [3 + rng.below(16), 3 + rng.below(16)];
    return { min: Math.min(a, b), max: Math.max(a, b) };
  };
  return {
    ...standard,
    transports: standard.transports.map((transport) => ({
      ...transport,
      capacity: rng.below(3) === 0 ? transport.capacity : range(),
      profit: rng.below(9),
    })),
    docks: standard.docks.map((dock) => (rng.below(3) === 0 ? dock : { ...range(), bonus: rng.below(7) })),
  };
}

/** Other numbers for the same ships and docks. */
function nearSheet(rng: Rng): Sheet {
  const own = () => rng.below(2);
  const [rare, wide, parity] = [5 + own(), 3 + rng.below(3), 2 + rng.below(3)];
  const [outer, near, middle] = [3 + rng.below(6), 1 + rng.below(4), 1 + rng.below(3)];
  return {
    ...standard,
    transports: standard.transports.map((transport, i) => ({
      ...transport,
      profit: [rare, wide, wide, rare, parity, parity][i],
    })),
    docks: standard.docks.map((dock, i) => ({ ...dock, bonus: [outer, near, middle, middle, near, outer][i] })),
  };
}

function sheet(rng: Rng): Sheet {
  const drawn = rng.below(100);
  if (drawn < STRANGE_SHEETS) return drawnSheet(rng);
  if (drawn < STRANGE_SHEETS + NEAR_SHEETS) return nearSheet(rng);
  return drawn < STRANGE_SHEETS + NEAR_SHEETS + OLD_SHEETS ? before : standard;
}

function press(rng: Rng): string {
  const drawn = rng.below(100);
  if (drawn < PRESSED_IN_TURN) return 'turn';
  return drawn < PRESSED_IN_TURN + PRESSED_BY_ALL_DICE ? 'dice' : 'roll';
}

function setup(rng: Rng): Setup {
  const seats = ['one', 'two'];
  if (rng.below(100) < SILENT_FILES) return setupOf(haulingAstronauts, { seats, options: {}, sheet: undefined });
  return setupOf(haulingAstronauts, {
    seats,
    options: {
      bonusDice: rng.below(100) < BONUS_DICE,
      hidden: rng.below(100) < HIDDEN,
      ...(rng.below(100) < OTHER_PATIENCE && { patience: 1 + rng.below(9) }),
      begins: rng.below(100) < FIRST_BEGINS ? 'first' : 'dice',
      press: press(rng),
    },
    sheet: sheet(rng),
  });
}

export const trainingPlan: TrainingPlan<State> = {
  game: haulingAstronauts,
  features,
  hidden: 96,
  knowledge,
  setup,
  // Whoever always docks the same transports learns nothing about the others.
  whim: (s) => (s.step === DOCK ? 0.5 : 0.02),
  temperature: [0.1, 0.03],
  strangers: 40,
};
