import { explain, isFlaw, parseMatch, readSetup, replay } from '@waybill/kernel';
import { loadRules } from '../../games/load-rules.ts';
import { findEntry } from '../../games/registry.ts';
import { bringMore, gameWords, t } from '../../words/catalogue.ts';
import { keepImported, type Origin } from './copy.ts';

/** Takes a match file in: the id it is kept under, or what is wrong with it. */
export async function importMatch(text: string, origin?: Origin): Promise<{ id: string } | { flaw: string }> {
  await bringMore();
  const match = parseMatch(text);
  if (isFlaw(match)) return { flaw: `${match.field} ${match.words}` };
  if (!findEntry(match.game)) return { flaw: t('import.unknown', { game: match.game }) };
  const game = await loadRules(match.game);
  const setup = readSetup(game, match);
  if (isFlaw(setup)) return { flaw: `${setup.field} ${setup.words}` };
  const { refused } = replay(game, setup, match);
  if (refused) {
    const { clause } = refused.refusal;
    const words = explain(game, refused.refusal, match.seats, gameWords(game));
    return { flaw: t('import.refused', { index: refused.index + 1, clause, words }) };
  }
  return { id: keepImported(game, match, origin).id };
}
