import { signal } from '@preact/signals';

export interface Note {
  readonly words: string;
  readonly action?: { readonly words: string; readonly run: () => void };
}

/** What is being said. */
export const note = signal<Note | null>(null);
const LASTS = 6000;

/** Says something in passing, at the foot of the page. With an action it stays until it is answered. */
export function notify(words: string, action?: Note['action']): void {
  const mine: Note = { words, ...(action && { action }) };
  note.value = mine;
  if (!action) setTimeout(() => note.value === mine && (note.value = null), LASTS);
}
