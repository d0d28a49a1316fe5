import { canonical, type Event } from '@waybill/rules/kernel';
import type { TargetProps } from '../boards/contract.ts';
import { tell } from '../words/catalogue.ts';
import type { Desk } from './desk.ts';

/** A finger looks with its first tap and plays with its second; a mouse has looked by the time it clicks. */
export function targetOf(desk: Desk, event: Event): TargetProps {
  const { game, setup } = desk.table;
  const key = canonical(event);
  const live = desk.live.value && desk.moment.value.moves.length > 0;
  const legal = live && desk.isLegal(event, key);
  const previewed = legal && desk.isPreviewed(key);
  const state = previewed ? 'previewed' : legal ? 'open' : live ? 'refused' : 'idle';
  const act = () => (legal ? void desk.play(event) : live && desk.refuse(event));
  const { state: known } = desk.moment.value;
  let label: string | undefined;
  return desk.sameTarget(key, state, () => ({
    role: 'button',
    tabindex: live ? 0 : -1,
    // Boards ask about far more moves than they draw: only what is drawn is put into words.
    get 'aria-label'() {
      return (label ??= tell(game, game.say(known, event), setup.seats));
    },
    'aria-disabled': !legal,
    'data-move': key,
    'data-state': state,
    onPointerEnter: (pointer) => desk.pointer.moved(pointer) && legal && desk.hover(event),
    onPointerLeave: (pointer) => desk.pointer.moved(pointer) && desk.hover(null),
    onPointerDown: ({ pointerType }) => {
      desk.armed = pointerType === 'mouse' || desk.isPinned(event);
    },
    onFocus: () => legal && desk.pin(event),
    onClick: (click) => {
      click.stopPropagation();
      if (!legal || desk.armed || click.detail === 0) act();
      else desk.pin(event);
    },
    onKeyDown: (press) => {
      if (press.key !== 'Enter' && press.key !== ' ') return;
      press.preventDefault();
      act();
    },
  }));
}
