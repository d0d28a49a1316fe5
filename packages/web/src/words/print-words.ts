import type { Game } from '@waybill/kernel';
import type { PrintWords } from '@waybill/print';
import { gameWords, translation } from './catalogue.ts';

/** What is needed to print in the language in use; undefined is English. */
export async function printWords(game: Game): Promise<PrintWords | undefined> {
  const own = translation.value?.games[game.id]?.print;
  if (!translation.value || !own) return undefined;
  const [shared, { texts, rules }] = await Promise.all([translation.value.print(), own()]);
  return { texts: { ...shared.texts, ...texts }, rules, game: gameWords(game) };
}
