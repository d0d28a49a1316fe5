import type { Game } from '@waybill/kernel';
import { loadPlayable } from '../../games/load-rules.ts';
import { playerName } from '../../storage/settings.ts';
import { t } from '../../words/catalogue.ts';
import type { Sitter } from '../model.ts';
import { create, type Plan } from './create.ts';
import { allKept, type Kept } from './matches.ts';

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

/** One deal a day, the same for everybody, by the date where they are. */
export function today(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export async function startDaily(id: string): Promise<Kept> {
  const daily = today();
  const begun = (await allKept()).find((kept) => kept.daily === daily && kept.match.game === id);
  if (begun) return begun;
  const game = await loadPlayable(id);
  return create(game, { names: [ownName()], sitters: [PERSON], seed: `waybill daily ${id} ${daily}`, daily });
}
