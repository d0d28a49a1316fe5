import { type Game, type Options, usualOptions } from '@waybill/kernel';
import { t } from '../../words/catalogue.ts';
import type { Sitter } from '../model.ts';
import type { Plan } from '../store/create.ts';
import { ownName } from '../store/start.ts';

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
  const names = Array.from({ length: persons + bots }, (_, i) => (i < persons ? personName(i) : botName(i)));
  return {
    seats: names.map((name, i) => ({
      name,
      sitter: i < persons ? { kind: 'person' } : { kind: 'bot', level: 'medium' },
    })),
    options: usualOptions(game.options),
    sheet: undefined,
    seed: '',
    byHand: false,
  };
}

export function personName(seat: number): string {
  return seat === 0 ? ownName() : t('person.name', { number: seat + 1 });
}

/** A bot in the second seat is the first one. */
export function botName(seat: number): string {
  return t('bot.name', { number: Math.max(1, seat) });
}

/** Among several at one screen nobody is *you*. */
function nameOf({ name }: Draft['seats'][number], seat: number, shared: boolean): string {
  const given = name.trim() || personName(seat);
  return shared && given === t('you') ? t('person.name', { number: seat + 1 }) : given;
}

export function planOf({ seats, options, sheet, seed, byHand }: Draft): Plan {
  const shared = seats.filter(({ sitter }) => sitter.kind === 'person').length > 1;
  return {
    names: seats.map((seat, i) => nameOf(seat, i, shared)),
    sitters: seats.map(({ sitter }) => sitter),
    options,
    byHand,
    ...(sheet !== undefined && { sheet }),
    ...(seed.trim() !== '' && { seed: seed.trim() }),
  };
}
