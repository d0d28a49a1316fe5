import { Dealer, type Event, type Match, Play } from '@waybill/kernel';
import type { Sample } from '@waybill/web/games/board.ts';
import { game as grandPrix } from '../rules/index.ts';

const SEED = 'gallery';

/** Each phase of a turn; how seasons end comes from the recorded matches. */
export async function samples(): Promise<readonly Sample[]> {
  const fourth: Event = { by: 0, type: 'gear', gear: 4 };
  const match = played([fourth, { by: 0, type: 'drive' }, { by: 0, type: 'gear', gear: 5 }]);
  return [
    { title: 'on the flag', match, at: 0 },
    { title: 'a gear looked at', match, at: 0, preview: fourth },
    { title: 'the dice are to be rolled', match, at: 1 },
    { title: 'the drive looked at', match, at: 2, preview: { by: 0, type: 'drive' } },
    { title: 'the second gear', match, at: 3, preview: { by: 0, type: 'gear', gear: 5 } },
  ];
}

function played(decisions: readonly Event[]): Match {
  const setup = { seats: ['Ann'], options: {}, sheet: grandPrix.sheet?.standard };
  const play = new Play(grandPrix, setup);
  for (const event of decisions) {
    play.accept(event);
    play.deal(new Dealer(SEED, [], 1));
  }
  return { waybill: 1, game: grandPrix.id, options: {}, seats: ['Ann'], events: play.events };
}
