import { canonical, type Event } from '@waybill/kernel';
import type { TargetProps } from '../games/board.ts';
import type { TableScreen } from './screen.ts';

/** A finger looks with its first tap and plays with its second; a mouse has looked by the time it clicks. */
export function targetOf(screen: TableScreen, event: Event): TargetProps {
  const key = canonical(event);
  const live = screen.live.value && screen.moment.value.moves.length > 0;
  const legal = live && screen.isLegal(event, key);
  const previewed = legal && screen.isPreviewed(key);
  const state = previewed ? 'previewed' : legal ? 'open' : live ? 'refused' : 'idle';
  const act = () => (legal ? void screen.play(event) : live && screen.refuse(event));
  const { state: known } = screen.moment.value;
  let label: string | undefined;
  return screen.sameTarget(key, state, () => ({
    role: 'button',
    tabindex: live ? 0 : -1,
    // Boards ask about far more moves than they draw: only what is drawn is put into words.
    get 'aria-label'() {
      return (label ??= screen.tell(screen.table.game.say(known, event)));
    },
    'aria-disabled': !legal,
    'data-move': key,
    'data-state': state,
    onPointerEnter: (pointer) => screen.pointer.moved(pointer) && legal && screen.hover(event),
    onPointerLeave: (pointer) => screen.pointer.moved(pointer) && screen.hover(null),
    onPointerDown: ({ pointerType }) => {
      screen.armed = pointerType === 'mouse' || screen.isPinned(event);
    },
    onFocus: () => legal && screen.pin(event),
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
  }));
}
