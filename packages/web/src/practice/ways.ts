import { canonical, type Event, type Setup } from '@waybill/kernel';
import type { Bots } from '../bots/bot-client.ts';
import type { Ways } from '../bots/protocol.ts';
import type { Mistake } from '../match/mistakes/deck.ts';

/** What an answer costs beside the best; null where nobody has looked at it. */
export function costOf({ options, loss, played }: Mistake, answer: Event): number | null {
  const [best] = options;
  const found = options.find(({ event }) => canonical(event) === canonical(answer));
  if (found) return Math.abs(best.value - found.value);
  return played && canonical(played) === canonical(answer) ? loss : null;
}

/** How the best move and the answer go on, with the dice of this seed. */
export function waysOf(bots: Bots, setup: Setup, mistake: Mistake, answer: Event, seed: string): Promise<Ways | null> {
  const { match, options, played, loss } = mistake;
  // In a puzzle whatever nobody has looked at is behind at least as far as the second best.
  const lead = costOf(mistake, answer) ?? (played === null ? loss : null);
  return bots.playOn({ game: match.game, setup, match, best: options[0].event, other: answer, lead, seed });
}
