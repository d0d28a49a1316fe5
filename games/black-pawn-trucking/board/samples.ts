import { Dealer, type Event, type Match, Play } from '@waybill/kernel';
import type { Sample } from '@waybill/web/games/board.ts';
import { game } from '../rules/index.ts';
import { lesson } from './lesson.ts';

const drive = (to: number): Event => ({ by: 0, type: 'drive', to });
const CONTRACT: Event = { by: 0, type: 'contract' };

/** Each phase of a turn; how years end comes from the recorded matches. */
export async function samples(): Promise<readonly Sample[]> {
  const match = played([drive(12), drive(14), CONTRACT, drive(18), drive(19)], { start: 'moons' });
  const chosen = played([], { start: 'choose' });
  return [
    { title: 'the tiles are to be laid', match, at: 0 },
    { title: 'the first contracts are to be rolled', match, at: 1 },
    { title: 'the start city is to be chosen', match: chosen, at: 2 },
    { title: 'the first drive looked at', match, at: 2, preview: drive(12) },
    { title: 'a coin is to be turned over', match, at: 3 },
    { title: 'new contracts on offer', match, at: 5, preview: CONTRACT },
    { title: 'a long drive looked at', match, at: 7, preview: drive(5) },
    { title: 'a loan looked at', match, at: match.events.length, preview: { by: 0, type: 'loan' } },
  ];
}

function played(decisions: readonly Event[], options: { readonly start: string }): Match {
  const full = { loans: 1, ...options };
  const play = new Play(game, { seats: ['Ann'], options: full, sheet: game.sheet?.standard });
  const dealer = new Dealer(lesson.seed, [], 1);
  play.deal(dealer);
  for (const event of decisions) {
    play.accept(event);
    play.deal(dealer);
  }
  return { waybill: 1, game: game.id, options: full, seats: ['Ann'], events: play.events };
}
