import { asUsual, type Game, type OptionSpec, type Options, setupOf, usualValue, valuesToTry } from '@waybill/kernel';
import { usualName } from '../setup.ts';
import type { Bot, Job, Variant } from '../simulate/job.ts';

/** One way to read a source: a value of one option, everything else as usual. */
export interface Reading {
  readonly option: OptionSpec;
  readonly value: Options[string];
  /** Its place among the variants of the job. */
  readonly variant: number;
}

export interface Plan {
  readonly job: Job;
  /** The usual ones too, which are all variant 0; in the order of the options, usual value first. */
  readonly readings: readonly Reading[];
}

export interface Measuring {
  readonly seats: number;
  readonly bot: Bot;
  readonly matches: number;
  readonly seed: string;
}

/** Every reading of a game beside the usual one, all with the same dice. */
export function planReadings(game: Game, { seats, bot, matches, seed }: Measuring): Plan {
  const variants: Variant[] = [variantOf(game, seats, {}, 'usual')];
  const readings: Reading[] = [];
  for (const option of game.options.filter(({ reading }) => reading)) {
    readings.push({ option, value: usualValue(option), variant: 0 });
    for (const value of valuesToTry(option)) {
      if (value === usualValue(option)) continue;
      readings.push({ option, value, variant: variants.length });
      variants.push(variantOf(game, seats, { [option.key]: value }, `${option.key} ${value}`));
    }
  }
  return { job: { variants, bots: [bot], lineup: [0], matches, seed }, readings };
}

function variantOf(game: Game, seats: number, options: Options, label: string): Variant {
  const names = Array.from({ length: seats }, (_, seat) => usualName(seat));
  const usual = asUsual(game, { options });
  const setup = setupOf(game, { ...usual, seats: names });
  return { head: { ...usual, game: game.id, options: setup.options, seats: names }, label };
}
