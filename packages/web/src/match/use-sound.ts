import type { Event } from '@waybill/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { TableScreen } from './screen.ts';

/** Plays along with what the board shows. The sounds are fetched with the first of them. */
export function useSound(screen: TableScreen): void {
  const { fresh, shown, live, moment } = screen;
  const wasMine = useRef(true);
  useEffect(() => {
    if (fresh.value) hear(screen, fresh.value);
  }, [fresh.value, shown.value]);
  const mine = live.value && moment.value.moves.length > 0;
  useEffect(() => {
    if (mine && !wasMine.current && screen.hasMissedMoves.value) hear(screen, 'turn');
    if (live.value || !mine) wasMine.current = mine;
  }, [mine]);
}

/** Nothing is heard, or fetched, before the viewer has acted. */
function hear(screen: TableScreen, what: Event | 'turn'): void {
  if (screen.missed.value.length === screen.shown.value) return;
  void import('./sound.ts').then(({ play, soundOf }) => play(what === 'turn' ? what : soundOf(screen, what)));
}
