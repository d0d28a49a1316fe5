import type { Game } from '@waybill/rules/kernel';
import { refusalOf, takeIn } from './take-in.ts';
import { t } from './words.ts';

/** The sheet for this game in a file, or why it can't be played. */
export async function refusalIn(game: Game, text: string): Promise<{ sheet: unknown } | { flaw: string }> {
  const taken = await takeIn(text);
  if ('flaw' in taken) return taken;
  const found = taken.find(({ workshop }) => workshop.game === game);
  if (!found) return { flaw: t('bring.kind') };
  const flaw = refusalOf(found.workshop, found.sheet);
  return flaw === null ? { sheet: found.sheet } : { flaw: t('refused', { flaw }) };
}
