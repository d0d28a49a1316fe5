import { served } from '../frame/server.ts';
import { today } from '../match/store/start.ts';
import { playDeal } from './requests.ts';
import { startOpenDeal } from './start-open-deal.ts';

/** Where today's deal of a game is played: at the server with everybody; without one, on this device. */
export async function placeToPlay(game: string): Promise<string> {
  if (!served.value) return `/match/${(await startOpenDeal(game)).id}`;
  return `/table/${await playDeal(`${today()}-${game}`)}`;
}
