import { type Flaw, isRecord } from './schema.ts';

/** A clause marked O: something the players choose when a match is set up. */
export type OptionSpec = { readonly key: string; readonly clause: string } & (
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly default: number }
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
    if (words) return { field: `options.${spec.key}`, words };
    options[spec.key] = given as boolean | string | number;
  }
  return options;
}

function wrong(spec: OptionSpec, given: unknown): string | null {
  switch (spec.kind) {
    case 'flag':
      return typeof given === 'boolean' ? null : 'must be true or false';
    case 'choice':
      return typeof given === 'string' && spec.values.includes(given)
        ? null
        : `must be one of ${spec.values.join(', ')}`;
    case 'whole':
      return Number.isInteger(given) && (given as number) >= spec.min && (given as number) <= spec.max
        ? null
        : `must be a whole number from ${spec.min} to ${spec.max}`;
  }
}
