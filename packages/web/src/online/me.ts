import { isActionAnswer, isMade, isRecovery, isSignedIn, type NewTable } from '@waybill/protocol';
import { person } from '../frame/server.ts';
import { notify } from '../look/notice.ts';
import { randomText } from '../match/store/create.ts';
import { playerName } from '../storage/settings.ts';
import { t } from '../words/online.ts';
import { ask, call, Unfit } from './http.ts';
import { promiseSalt } from './pins.ts';
import { explain } from './refusal-words.ts';

/** Becomes somebody, by the name that is remembered here. False where another one has to be asked for first. */
export async function beSomebody(): Promise<boolean> {
  if (person.value) return true;
  const name = playerName.value.trim();
  if (name === '') return false;
  const { status, body } = await call('POST', '/api/session', { name });
  if (status === 400) notify(refusedWords(body));
  else if (status !== 200) throw new Unfit(status);
  if (!isSignedIn(body)) return false;
  person.value = body.person;
  return true;
}

/** Why a name can't be had. */
const refusedWords = (body: unknown): string =>
  isActionAnswer(body) && body.error ? explain({ clause: '', ...body.error }) : t('failed');

/** Another name, here and at every table. */
export async function rename(name: string): Promise<void> {
  if (person.value) {
    const { body } = await call('PATCH', '/api/me', { name });
    if (!isSignedIn(body)) return notify(refusedWords(body));
    person.value = body.person;
  }
  playerName.value = name;
}

/** A link that makes another device this same person. What is behind # never reaches a log. */
export async function recoveryLink(): Promise<string> {
  const { recovery } = await ask(isRecovery, '/api/me/recovery', 'POST', {});
  return `${location.origin}/recover#${recovery}`;
}

export async function recover(token: string): Promise<boolean> {
  const { body } = await call('POST', '/api/session/recover', { token });
  if (!isSignedIn(body)) return false;
  person.value = body.person;
  playerName.value = body.person.name;
  return true;
}

export async function forgetMe(): Promise<void> {
  const { status } = await call('DELETE', '/api/me');
  if (status !== 200) throw new Unfit(status);
  person.value = null;
}

export type Wish = Omit<NewTable, 'key'>;

/** Makes a table and takes its first seat. */
export async function makeTable(wish: Wish): Promise<string> {
  const { id } = await ask(isMade, '/api/tables', 'POST', { key: randomText(), ...wish });
  const action = { type: 'sit', seat: 0, promise: promiseSalt(id) };
  await call('POST', `/api/tables/${id}/actions`, { after: 0, key: randomText(), action });
  return id;
}
