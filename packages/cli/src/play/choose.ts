import type { Event, Game, Seat } from '@waybill/kernel';
import { expand, shorten } from './shorthand.ts';

/** A legal event with what can be typed for it. */
export interface Choice {
  readonly number: number;
  readonly short: string;
  readonly event: Event;
}

export function choicesOf(game: Game, events: readonly Event[]): Choice[] {
  return events.map((event, i) => ({ number: i + 1, short: shorten(game.shapes, event), event }));
}

/** What a typed line comes to. */
export type Typed =
  | { readonly kind: 'event'; readonly event: unknown }
  /** Several moves begin like this. */
  | { readonly kind: 'narrow'; readonly choices: readonly Choice[] }
  | { readonly kind: 'nothing'; readonly words: string };

/** In this order: a number of the list, JSON, a move in full, an illegal one in full, the beginning of one or several. */
export function readTyped(game: Game, seat: Seat, choices: readonly Choice[], line: string): Typed {
  const text = line.trim().replace(/\s+/g, ' ');
  if (/^\d+$/.test(text)) {
    const choice = choices[Number(text) - 1];
    if (choice) return toEvent(choice);
    return nothing(choices.length > 0 ? `the list goes from 1 to ${choices.length}` : 'there is nothing to decide now');
  }
  if (text.startsWith('{')) return readJson(text);
  const lower = text.toLowerCase();
  const exact = choices.find((choice) => choice.short.toLowerCase() === lower);
  if (exact) return toEvent(exact);
  const whole = expand(game.shapes, seat, text);
  const begin = choices.filter((choice) => choice.short.toLowerCase().startsWith(lower));
  if (whole && !begin.some((choice) => choice.short[text.length] === ' ')) return { kind: 'event', event: whole };
  if (begin.length === 1) return toEvent(begin[0]);
  return begin.length > 0 ? { kind: 'narrow', choices: begin } : nothing(`no move begins with “${text}”; type help`);
}

const toEvent = ({ event }: Choice): Typed => ({ kind: 'event', event });
const nothing = (words: string): Typed => ({ kind: 'nothing', words });

function readJson(text: string): Typed {
  try {
    return { kind: 'event', event: JSON.parse(text) as unknown };
  } catch (error) {
    return nothing(`that is not JSON: ${(error as Error).message}`);
  }
}
