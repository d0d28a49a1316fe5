import type { Event } from '@waybill/rules/kernel';
import { useLayoutEffect } from 'preact/hooks';
import type { Preview } from '../../boards/contract.ts';
import { stored } from '../../store/settings.ts';
import { t, tell } from '../../words/catalogue.ts';
import type { Desk } from '../desk.ts';

/** Only what would be played is shown, and the board has the room. */
const folded = stored('strip-folded', false);

/** What the move that is looked at would do, and the button that does it. */
export function Strip({ desk }: { desk: Desk }) {
  const event = desk.preview.value;
  const { next, viewer, moves } = desk.moment.value;
  const full = desk.sought.value !== null || (event !== null && desk.live.value && desk.isLegal(event));
  const none = !full && (next === 'over' || viewer === 'watcher');
  useRoom(full ? 'full' : none ? null : 'empty');
  if (desk.sought.value !== null) return <BackToNow desk={desk} at={desk.sought.value} />;
  if (none) return null;
  if (!event || !full)
    return <div class="strip strip-empty">{desk.live.value && moves.length > 0 && t('strip.empty')}</div>;
  return (
    <div class="strip" data-previewed="">
      <div class="strip-words">
        <Title desk={desk} event={event} />
        {!folded.value && <Parts preview={desk.previewOf(event)} />}
      </div>
      <div class="strip-buttons">
        <button
          type="button"
          class="quiet strip-fold"
          aria-expanded={!folded.value}
          aria-label={t('strip.details')}
          onClick={() => (folded.value = !folded.value)}
        >
          {folded.value ? '▴' : '▾'}
        </button>
        <button type="button" class="quiet" onClick={() => desk.pin(null)}>
          {t('strip.cancel')}
        </button>
        <button type="button" class="main" aria-busy={desk.sending.value} onClick={() => void desk.play(event)}>
          {t('strip.play')}
        </button>
      </div>
    </div>
  );
}

/** Tells the look what room the strip takes: on a phone, others stand where it leaves some. */
function useRoom(room: 'full' | 'empty' | null): void {
  const { dataset } = document.documentElement;
  useLayoutEffect(() => {
    if (room) dataset.strip = room;
    return () => {
      delete dataset.strip;
    };
  }, [room]);
}

/** While somebody looks back, the way to the present is where moves are played at other times. */
function BackToNow({ desk, at }: { desk: Desk; at: number }) {
  return (
    <div class="strip" data-previewed="">
      <p class="strip-words">{t('ask.past', { at, of: desk.table.length.value })}</p>
      <div class="strip-buttons">
        <button type="button" class="main" onClick={() => desk.lookAt(null)}>
          {t('replay.now')}
        </button>
      </div>
    </div>
  );
}

function Title({ desk, event }: { desk: Desk; event: Event }) {
  const { game, setup } = desk.table;
  return <p class="strip-title">{tell(game, game.say(desk.moment.value.state, event), setup.seats)}</p>;
}

function Parts({ preview: { parts, total, notes } }: { preview: Preview }) {
  return (
    <>
      {parts.length > 0 && (
        <p class="parts">
          {parts.map(({ label, amount }, i) => (
            <span key={label}>
              {i > 0 && <span class="plus"> + </span>}
              {label} <b>{amount}</b>
            </span>
          ))}
          {total !== null && (
            <span>
              <span class="plus"> = </span>
              <b class="total">{total}</b>
            </span>
          )}
        </p>
      )}
      {notes.map((note) => (
        <p class="note" key={note}>
          {note}
        </p>
      ))}
    </>
  );
}
