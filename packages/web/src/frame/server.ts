import { signal } from '@preact/signals';
import type { Person } from '@waybill/protocol';

/** Whether a server stands behind the page: the app is whole without one, and then offers nothing that needs it. */
export const served = signal(false);
/** Whether this device has no connection at all. */
export const cutOff = signal(false);
/** Who this browser is to the server; nobody until a name was given. */
export const person = signal<Person | null>(null);

export async function lookForServer(): Promise<boolean> {
  cutOff.value = !navigator.onLine;
  try {
    let response = await fetch('/api/session');
    // A session that is no longer one is taken away with the answer.
    if (response.status === 401) response = await fetch('/api/session');
    const isJson = response.ok && response.headers.get('content-type')?.includes('json');
    if (isJson) await takeSession(await response.json());
    else served.value = false;
  } catch {
    served.value = false;
  }
  return served.value;
}

/** The check comes with the first answer of a server: who plays without one never fetches it. */
async function takeSession(session: unknown): Promise<void> {
  const { isSession } = await import('@waybill/protocol');
  served.value = isSession(session);
  if (isSession(session)) person.value = session.person;
}
