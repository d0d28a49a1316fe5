import { canonical, type Event } from '@waybill/kernel';
import type { Moment, TargetProps } from '../games/board.ts';
import type { TableScreen } from './screen.ts';

/**
 * A finger looks with its first tap and plays with its second; a mouse has looked by the time it clicks. `moment` is the one
 * the part that asks is drawn with: one that comes late may draw itself once more when the table has moved on.
 */
export function targetOf(screen: TableScreen, moment: Moment, event: Event): TargetProps {
  const key = canonical(event);
  const past = moment !== screen.moment.value;
  const live = !past && screen.live.value && moment.moves.length > 0;
  const legal = live && screen.isLegal(event, key);
  const previewed = legal && screen.isPreviewed(key);
  const state = previewed ? 'previewed' : legal ? 'open' : live ? 'refused' : 'idle';
  const act = () => (legal ? void screen.play(event) : live && screen.refuse(event));
  let label: string | undefined;
  const make = (): TargetProps => ({
    role: 'button',
    tabindex: live ? 0 : -1,
    // Boards ask about far more moves than they draw: only what is drawn is put into words.
    get 'aria-label'() {
      return (label ??= screen.nameMove(moment, event));
    },
    'aria-disabled': !legal,
    'data-move': key,
    'data-state': state,
    onPointerEnter: (pointer) => screen.pointer.moved(pointer) && legal && screen.hover(event),
    onPointerLeave: (pointer) => screen.pointer.moved(pointer) && screen.hover(null),
    onPointerDown: ({ pointerType }) => {
      screen.armed = pointerType === 'mouse' || screen.isPinned(event);
    },
    onFocus: () => screen.pin(legal ? event : null),
    onClick: (click) => {
      click.stopPropagation();
      if (!legal || screen.armed || click.detail === 0) act();
      else screen.pin(event);
    },
    onKeyDown: (press) => {
      if (press.key !== 'Enter' && press.key !== ' ') return;
      press.preventDefault();
      act();
    },
  });
  // What is kept belongs to the moment on the screen.
  return past ? make() : screen.sameTarget(key, state, make);
}
