import { randomText } from '../store/create.ts';
import { playerName } from '../store/settings.ts';
import { type Person, person } from './served.ts';
import { call, type Plan, Unfit } from './wire.ts';

/** Becomes somebody, by the name that is remembered here. False where a name has to be asked for first. */
export async function beSomebody(): Promise<boolean> {
  if (person.value) return true;
  const name = playerName.value.trim();
  if (name === '') return false;
  const { status, body } = await call<{ person: Person }>('POST', '/api/session', { name });
  if (status !== 200) throw new Unfit(status);
  person.value = body.person;
  return true;
}

/** Another name, here and at every table. */
export async function rename(name: string): Promise<void> {
  playerName.value = name;
  if (!person.value) return;
  const { status, body } = await call<{ person: Person }>('PATCH', '/api/me', { name });
  if (status === 200) person.value = body.person;
}

/** A link that makes another device this same person. What is behind # never reaches a log. */
export async function recoveryLink(): Promise<string> {
  const { status, body } = await call<{ recovery: string }>('POST', '/api/me/recovery', {});
  if (status !== 200) throw new Unfit(status);
  return `${location.origin}/recover#${body.recovery}`;
}

export async function recover(token: string): Promise<boolean> {
  const { status, body } = await call<{ person: Person }>('POST', '/api/session/recover', { token });
  if (status !== 200) return false;
  person.value = body.person;
  playerName.value = body.person.name;
  return true;
}

export async function forgetMe(): Promise<void> {
  const { status } = await call('DELETE', '/api/me');
  if (status !== 200) throw new Unfit(status);
  person.value = null;
}

export type Wish = Pick<Plan, 'game' | 'seats'> & Partial<Pick<Plan, 'options' | 'sheet' | 'listed' | 'clock'>>;

/** Makes a table and takes its first seat. */
export async function makeTable(wish: Wish): Promise<string> {
  const { status, body } = await call<{ id: string }>('POST', '/api/tables', { key: randomText(), ...wish });
  if (status !== 200) throw new Unfit(status);
  const action = { type: 'sit', seat: 0, salt: randomText() };
  await call('POST', `/api/tables/${body.id}/actions`, { after: 0, key: randomText(), action });
  return body.id;
}
