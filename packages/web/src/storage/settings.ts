import { effect, type Signal, signal } from '@preact/signals';

/** A setting that outlives the page. Storage may be forbidden; then it lives as long as the page does. */
export function stored<T>(name: string, otherwise: T): Signal<T> {
  const key = `waybill.${name}`;
  const value = signal(read(key, otherwise));
  let first = true;
  effect(() => {
    const text = JSON.stringify(value.value);
    if (!first) write(key, text);
    first = false;
  });
  return value;
}

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}

export type Theme = 'auto' | 'light' | 'dark';

export const theme = stored<Theme>('theme', 'auto');

/** Whether the table is heard. */
export const soundOn = stored('sound', true);

/** What the person is called at this device's tables. */
export const playerName = stored<string>('name', '');

/** When positions to practise come up again, the first first; as many as are worth counting. */
export const practiceDue = stored<readonly number[]>('practice', []);

export function followTheme(): void {
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
  });
}
