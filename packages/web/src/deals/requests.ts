import {
  type DealId,
  type DealNews,
  type DealPage,
  isDealList,
  isDealPage,
  isMade,
  isSignedIn,
  type NewDuplicate,
  openDealId,
} from '@waybill/protocol';
import { person } from '../frame/server.ts';
import { randomText } from '../match/store/create.ts';
import { type Kept, keep } from '../match/store/matches.ts';
import { ownName } from '../match/store/start.ts';
import { ask } from '../online/http.ts';

async function beAnybody(): Promise<void> {
  person.value ??= (await ask(isSignedIn, '/api/session', 'POST', { name: ownName() })).person;
}

/** One's table of a deal, the same again for whoever comes back. */
export async function playDeal(id: DealId): Promise<string> {
  await beAnybody();
  return (await ask(isMade, `/api/deals/${id}/play`, 'POST', {})).id;
}

export async function dealsOfToday(): Promise<readonly DealNews[]> {
  return (await ask(isDealList, '/api/deals/today')).deals;
}

export function bringDeal(id: DealId): Promise<DealPage> {
  return ask(isDealPage, `/api/deals/${id}`);
}

export async function makeDuplicate(wish: Omit<NewDuplicate, 'key'>): Promise<DealId> {
  await beAnybody();
  return (await ask(isMade, '/api/deals', 'POST', { key: randomText(), ...wish })).id;
}

/** Whether a match of the day was played to its end without a server, and the server does not know it yet. */
export const isUnsent = ({ daily, next, sentTo, takenBack, byHand }: Kept): boolean =>
  daily !== undefined && next === 'over' && sentTo === undefined && takenBack === 0 && !byHand;

/** What was played without a server joins the results of its day; the server draws every roll once more. */
export async function sendMatch(kept: Kept): Promise<void> {
  const { match, daily = '' } = kept;
  const id = openDealId(daily, match.game);
  await beAnybody();
  const { id: sentTo } = await ask(isMade, `/api/deals/${id}/matches`, 'POST', { match });
  await keep({ ...kept, sentTo });
}
