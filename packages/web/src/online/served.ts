import { signal } from '@preact/signals';

export interface Person {
  readonly id: string;
  readonly name: string;
}

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
    const isOurs = response.ok && response.headers.get('content-type')?.includes('json');
    if (isOurs) person.value = ((await response.json()) as { person: Person | null }).person;
    served.value = isOurs === true;
  } catch {
    served.value = false;
  }
  return served.value;
}
