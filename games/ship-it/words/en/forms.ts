import type { Phrase } from '@waybill/kernel';

/** What the forms for a real table say; fetched with them. */
export const forms = {
  'chip.coin': '{rank} of {suit}',
  'form.tiles': 'Tap the tiles in the order they were drawn ({at} of 24). Tap a laid tile to turn its tick.',
  'form.tiles.done': 'All tiles lie. Tap one to turn its tick.',
  'form.tile': '{rank} of {suit}',
  'form.turn': '{rank} of {suit}, tick {tick}: turn',
  'form.shuffle': 'Shuffle for me',
  'form.back': 'Take the last back',
  'form.enter': 'They lie like this',
  'form.ranks':
    'Nobody is meant to know these ranks. Let the app mix them, or let somebody who doesn’t play tap each suit’s ranks in the order laid.',
  'form.rank': '{suit}: {rank}',
  'form.mix': 'Mix them unseen',
  'form.ranks.enter': 'The coins are laid',
  'form.domino': 'Tap the domino that was turned over.',
  'form.draw': 'Draw for me',
  'form.scatter': 'Tap the coins in the order they are laid: first on {tile}.',
  'form.scatter.enter': 'They are laid like this',
} as const satisfies Record<string, Phrase>;
