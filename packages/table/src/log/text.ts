import type { Entry } from './entry.ts';

/** An entry as a line of the log; `event` is the text of the event in it, which is also what followers are sent. */
export function lineOf(entry: Entry, event: string | null): string {
  if (event === null) return JSON.stringify(entry);
  const { at, by, key } = entry;
  const who = by === undefined ? '' : `"by":"${by}",`;
  const what = key === undefined ? '' : `"key":${JSON.stringify(key)},`;
  return `{"at":${at},${who}${what}"type":"event","event":${event}}`;
}
