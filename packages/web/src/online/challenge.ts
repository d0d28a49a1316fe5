import { isMade, isSignedIn } from '@waybill/protocol';
import { person } from '../frame/server.ts';
import { ownName } from '../match/store/start.ts';
import { ask } from './http.ts';

/** Today's challenge at the server: its table, the same one again for whoever comes back. */
export async function playChallenge(game: string): Promise<string> {
  person.value ??= (await ask(isSignedIn, '/api/session', 'POST', { name: ownName() })).person;
  return (await ask(isMade, '/api/challenges', 'POST', { game })).id;
}
