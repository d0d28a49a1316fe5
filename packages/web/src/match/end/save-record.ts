import { loadPaper } from '@waybill/games/load-paper';
import { type Game, type Match, Play, type Setup } from '@waybill/kernel';
import { printRecord, toPdf } from '@waybill/print';
import { bringRest } from '../../games/load-rules.ts';
import { printWords } from '../../words/print-words.ts';
import { save } from '../store/share.ts';

/** The record of a match, event by event, for paper; Letter where they use it. */
export async function saveRecord(game: Game, setup: Setup, match: Match): Promise<void> {
  await bringRest(game);
  const play = new Play(game, setup);
  for (const event of match.events) play.accept(event);
  const paper = /-(US|CA|MX)$/.test(navigator.language) ? 'letter' : 'a4';
  const { pages } = printRecord(play, await loadPaper(game), match, { paper, words: await printWords(game) });
  const bytes = toPdf(pages, { title: `${game.title}: ${match.seats.join(', ')}` });
  save(new Blob([bytes.slice()], { type: 'application/pdf' }), `${game.id}.pdf`);
}
