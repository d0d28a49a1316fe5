import { type Event, explain } from '@waybill/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { Preview as PreviewWords } from '../../games/board.ts';
import { lazy } from '../../look/lazy.tsx';
import { gameWords, t } from '../../words/catalogue.ts';
import type { Line } from '../model.ts';
import type { TableScreen } from '../screen.ts';

const HintBox = lazy(async () => (await import('./hint-box.tsx')).HintBox);

/** How many of the latest events are told where nothing is looked at. */
const TOLD = 6;

/**
 * One place, as high at all times: what the move that is looked at would do and the button that does it, why a move can't be
 * played, what others are doing, or what has just happened.
 */
export function Preview({ screen }: { screen: TableScreen }) {
  const event = screen.preview.value;
  const looked = event !== null && screen.live.value && screen.isLegal(event) ? event : null;
  const past = screen.sought.value !== null;
  // A lesson answers in its own place, beside what it asks for.
  const refused = looked || screen.step.value ? null : refusedWords(screen);
  const busy = looked || past || refused || screen.shown.value < screen.table.length.value;
  return (
    <div
      class="table-preview"
      data-previewed={looked || past ? '' : undefined}
      data-looked={looked ? '' : undefined}
      data-past={past ? '' : undefined}
      data-told={looked || refused ? undefined : ''}
      data-busy={busy ? '' : undefined}
    >
      <div class="preview-words" tabIndex={0}>
        {looked ? <Looked screen={screen} event={looked} /> : (refused ?? <LatestLines screen={screen} />)}
      </div>
      <div class="preview-buttons">
        {looked ? <PlayButtons screen={screen} event={looked} /> : <FollowButtons screen={screen} />}
      </div>
    </div>
  );
}

function PlayButtons({ screen, event }: { screen: TableScreen; event: Event }) {
  return (
    <>
      <button type="button" class="main" aria-busy={screen.sending.value} onClick={() => void screen.play(event)}>
        {t('preview.play')}
      </button>
      <button type="button" class="quiet" onClick={() => screen.pin(null)}>
        {t('preview.cancel')}
      </button>
    </>
  );
}

/** While somebody looks back, the way to the present is where moves are played at other times. */
function FollowButtons({ screen }: { screen: TableScreen }) {
  if (screen.sought.value !== null)
    return (
      <button type="button" class="main" onClick={() => screen.lookAt(null)}>
        {t('replay.now')}
      </button>
    );
  if (screen.shown.value < screen.table.length.value)
    return (
      <button type="button" class="main" onClick={() => screen.skip()}>
        {t('replay.skip')}
      </button>
    );
  return null;
}

function Looked({ screen, event }: { screen: TableScreen; event: Event }) {
  const advice = screen.adviceOn(event);
  return (
    <>
      {advice ? (
        <HintBox screen={screen} advice={advice} looked={event} />
      ) : (
        <p class="preview-title">{screen.titleOf(event)}</p>
      )}
      <Parts preview={screen.previewOf(event)} />
    </>
  );
}

function Parts({ preview: { parts, total, notes } }: { preview: PreviewWords }) {
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

/** Why not, with the way to the clause. */
export function refusedWords(screen: TableScreen) {
  if (screen.strayed.value)
    return (
      <p class="refused" role="alert">
        {t(screen.step.value?.read ? 'lesson.read-first' : 'lesson.not-now')}
      </p>
    );
  const refusal = screen.refusal.value;
  if (!refusal) return null;
  const { game, setup } = screen.table;
  const foreign = screen.table.explain?.(refusal);
  return (
    <p class="refused" role="alert">
      <span>{asSentence(foreign ?? explain(game, refusal, setup.seats, gameWords(game)))}</span>{' '}
      {!foreign && (
        <button type="button" class="clause" onClick={() => (screen.rules.value = refusal.clause)}>
          {t('refused.clause', { clause: refusal.clause })}
        </button>
      )}
    </p>
  );
}

function asSentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? '' : '.');
}

/** What has just happened, the latest last: one sentence an event, the one that moves now standing out. */
function LatestLines({ screen }: { screen: TableScreen }) {
  const { lines } = screen.table;
  const list = useRef<HTMLOListElement>(null);
  const at = screen.sought.value ?? screen.shown.value;
  const told = latestLines(screen, lines.value.slice(0, at));
  // One that is longer than its place is read from its beginning.
  useEffect(() => {
    const [latest, place] = [list.current?.lastElementChild, list.current?.parentElement];
    if (latest && place)
      latest.scrollIntoView({ block: latest.scrollHeight > place.clientHeight ? 'start' : 'nearest' });
  }, [at]);
  return (
    <ol class="told" ref={list}>
      {told.map((line, i) => (
        <li key={line.index} data-latest={i === told.length - 1 ? '' : undefined}>
          {screen.tell(line.sentence)}
        </li>
      ))}
    </ol>
  );
}

/** Since the viewer's last move, that move too where nobody has come into it; the latest one while looking back. */
function latestLines(screen: TableScreen, lines: readonly Line[]): readonly Line[] {
  if (screen.sought.value !== null) return lines.slice(-1);
  const own = lines.findLastIndex(({ event }) => event.by === screen.table.viewer.value);
  return lines.slice(Math.max(own, lines.length - TOLD, 0));
}
