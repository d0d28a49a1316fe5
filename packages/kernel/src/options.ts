import { type Flaw, isRecord } from './schema.ts';

/**
 * A clause marked O: something the players choose when a match is set up. Left out of a match file it is `default`, for ever. Where
 * matches that are set up today get another value, that is `usual`, and their files say it.
 */
export type OptionSpec = {
  readonly key: string;
  readonly clause: string;
  /** One reading of a source that is damaged or says two things, not an option that the source gives. */
  readonly reading?: true;
} & (
  | { readonly kind: 'flag'; readonly default: boolean; readonly usual?: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string; readonly usual?: string }
  | {
      readonly kind: 'whole';
      readonly min: number;
      readonly max: number;
      readonly default: number;
      readonly usual?: number;
      /** Numbers outside the range that are allowed too. */
      readonly also?: readonly number[];
    }
);

export type Options = { readonly [key: string]: boolean | string | number };

/** Every option of a game, the ones left out at their defaults; or the first flaw. */
export function readOptions(specs: readonly OptionSpec[], value: unknown): Options | Flaw {
  if (!isRecord(value)) return { field: 'options', words: 'must be an object' };
  const unknown = Object.keys(value).find((key) => !specs.some((spec) => spec.key === key));
  if (unknown !== undefined) return { field: `options.${unknown}`, words: 'is not an option of this game' };
  const options: Record<string, boolean | string | number> = {};
  for (const spec of specs) {
    const given = Object.hasOwn(value, spec.key) ? value[spec.key] : spec.default;
    const words = wrong(spec, given);
    if (words) return refuseOption(spec, words);
    options[spec.key] = given as boolean | string | number;
  }
  return options;
}

/** What a match gets that is set up today, unless somebody chooses. */
export function usualValue(spec: OptionSpec): boolean | string | number {
  return spec.usual ?? spec.default;
}

export function usualOptions(specs: readonly OptionSpec[]): Options {
  return Object.fromEntries(specs.map((spec) => [spec.key, usualValue(spec)]));
}

/** The readings of a set-up that are not the usual ones. */
export function readingsChosen(specs: readonly OptionSpec[], options: Options): OptionSpec[] {
  return specs.filter((spec) => spec.reading && (options[spec.key] ?? spec.default) !== usualValue(spec));
}

/** What is wrong with the value of an option, by the clause that says so. */
export function refuseOption({ key, clause }: Pick<OptionSpec, 'key' | 'clause'>, words: string): Flaw {
  return { field: `options.${key}`, words: `${words} (${clause})`, clause };
}

/** The values of an option worth trying: all of them, or of a long range its ends and its default. */
export function valuesToTry(spec: OptionSpec): (boolean | string | number)[] {
  if (spec.kind !== 'whole' || spec.max - spec.min < FEW) return allValues(spec);
  return inOrder([spec.min, spec.default, spec.max, ...(spec.also ?? [])]);
}

export function allValues(spec: OptionSpec): (boolean | string | number)[] {
  switch (spec.kind) {
    case 'flag':
      return [false, true];
    case 'choice':
      return [...spec.values];
    case 'whole': {
      const { min, max, also = [] } = spec;
      return inOrder([...Array.from({ length: max - min + 1 }, (_, i) => min + i), ...also]);
    }
  }
}

const inOrder = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

/** A range with more values than these is long. */
const FEW = 11;

function wrong(spec: OptionSpec, given: unknown): string | null {
  switch (spec.kind) {
    case 'flag':
      return typeof given === 'boolean' ? null : 'must be true or false';
    case 'choice':
      return typeof given === 'string' && spec.values.includes(given)
        ? null
        : `must be one of ${spec.values.join(', ')}`;
    case 'whole':
      return isWhole(spec, given)
        ? null
        : `must be a whole number from ${spec.min} to ${spec.max}${(spec.also ?? []).map((one) => ` or ${one}`).join('')}`;
  }
}

function isWhole({ min, max, also = [] }: Extract<OptionSpec, { kind: 'whole' }>, given: unknown): boolean {
  if (typeof given !== 'number' || !Number.isInteger(given)) return false;
  return (given >= min && given <= max) || also.includes(given);
}
