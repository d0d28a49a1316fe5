import type { Game } from '@waybill/kernel';
import { loadPlayable } from '../../games/load-rules.ts';
import { playerName } from '../../storage/settings.ts';
import { t } from '../../words/catalogue.ts';
import type { Sitter } from '../model.ts';
import { create, type Plan } from './create.ts';
import type { Kept } from './matches.ts';

export const PERSON: Sitter = { kind: 'person' };
const BOT: Sitter = { kind: 'bot', level: 'medium' };

export function ownName(): string {
  return playerName.value.trim() || t('you');
}

/** The quickest way in: alone, or one bot for each other seat the game needs. */
function defaultPlan(game: Game): Plan {
  const others = Math.max(0, game.seats.min - 1);
  return {
    names: [ownName(), ...botNames(others)],
    sitters: [PERSON, ...Array.from({ length: others }, () => BOT)],
  };
}

export function botNames(count: number): string[] {
  return Array.from({ length: count }, (_, i) => t('bot.name', { number: i + 1 }));
}

/** With the game's own sheet, or with another that has been proven. */
export async function startDefault(id: string, sheet?: unknown): Promise<Kept> {
  const game = await loadPlayable(id);
  return create(game, { ...defaultPlan(game), sheet });
}

/** By the date in UTC, as everywhere. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
