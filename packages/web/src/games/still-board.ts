import { canonical, type Event, type Game, isFlaw, type Play, readSetup, replay, type Setup } from '@waybill/kernel';
import type { BoardProps, Moment, Sample, TargetProps } from './board.ts';
import { momentOf } from './moment.ts';
import type { Opened } from './open-game.ts';

/** A moment of a match as a board that shows what could be clicked, and does nothing. */
export function stillProps(
  { game }: Pick<Opened, 'game'>,
  { match, at, preview }: Omit<Sample, 'title'>,
): BoardProps | null {
  const setup = readSetup(game, match);
  return isFlaw(setup) ? null : stillBoard(replay(game, setup, match, at).play, preview);
}

export function stillBoard({ game, setup, state, events }: Play, preview: Event | null = null): BoardProps {
  const next = game.next(state);
  const viewer = typeof next === 'number' ? next : 0;
  return boardOf(game, setup, momentOf(game, setup, game.view(state, viewer), viewer, events.length), preview);
}

export function boardOf(game: Game, setup: Setup, moment: Moment, preview: Event | null = null): BoardProps {
  const legal = new Set(moment.moves.map(canonical));
  const target = (event: Event) => still(event, legal.has(canonical(event)), preview);
  return { game, setup, moment, preview, onPreview: nothing, target, lit: [], fresh: null };
}

const nothing = () => undefined;

function still(event: Event, legal: boolean, preview: Event | null): TargetProps {
  const previewed = preview !== null && canonical(preview) === canonical(event);
  return {
    role: 'button',
    tabindex: -1,
    'aria-label': canonical(event),
    'aria-disabled': !legal,
    'data-move': canonical(event),
    'data-state': previewed ? 'previewed' : legal ? 'open' : 'refused',
    onPointerEnter: nothing,
    onPointerLeave: nothing,
    onPointerDown: nothing,
    onFocus: nothing,
    onClick: nothing,
    onKeyDown: nothing,
  };
}
