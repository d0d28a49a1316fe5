import type { Desk } from './desk.ts';

/** The board at that moment, brought into sight: on a phone whoever asks for it is further down, or further up. */
export function show(desk: Desk, index: number): void {
  desk.lookAt(index);
  document.querySelector('.table-board')?.scrollIntoView({ block: 'nearest' });
}
