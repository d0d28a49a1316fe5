import type { Game, Options } from '@waybill/rules/kernel';
import type { Plan } from '../../store/create.ts';
import { botNames, ownName } from '../../store/start.ts';
import type { Sitter } from '../../table/model.ts';
import { t } from '../../words/catalogue.ts';

/** What the form holds. */
export interface Draft {
  readonly seats: readonly { readonly name: string; readonly sitter: Sitter }[];
  readonly options: Options;
  readonly sheet: unknown;
  readonly seed: string;
  readonly byHand: boolean;
}

export type Change = (part: Partial<Draft>) => void;

/** `here` persons at this device, and bots for what else the game needs. */
export function draftFor(game: Game, here: number): Draft {
  const persons = Math.min(Math.max(1, here), game.seats.max);
  const bots = Math.max(0, game.seats.min - persons);
  const names = [...Array.from({ length: persons }, (_, i) => personName(i)), ...botNames(bots)];
  return {
    seats: names.map((name, i) => ({
      name,
      sitter: i < persons ? { kind: 'person' } : { kind: 'bot', level: 'medium' },
    })),
    options: Object.fromEntries(game.options.map((option) => [option.key, option.default])),
    sheet: undefined,
    seed: '',
    byHand: false,
  };
}

export function personName(seat: number): string {
  return seat === 0 ? ownName() : t('person.name', { number: seat + 1 });
}

export function planOf({ seats, options, sheet, seed, byHand }: Draft): Plan {
  return {
    names: seats.map(({ name }, i) => name.trim() || personName(i)),
    sitters: seats.map(({ sitter }) => sitter),
    options,
    byHand,
    ...(sheet !== undefined && { sheet }),
    ...(seed.trim() !== '' && { seed: seed.trim() }),
  };
}
