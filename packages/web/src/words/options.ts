import { type Game, type OptionSpec, sentence } from '@waybill/kernel';
import { tell } from './catalogue.ts';

/** An option and its value in a few words: `Lowest gear: 2nd`. */
export function optionWords(game: Game, { key }: OptionSpec, value: boolean | string | number): string {
  const of = `option.${key}.${value}`;
  const words = of in game.words ? tell(game, sentence(of), []) : String(value);
  return `${tell(game, sentence(`option.${key}`), [])}: ${words}`;
}
