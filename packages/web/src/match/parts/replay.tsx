import { t } from '../../words/catalogue.ts';
import { SPEED_NAMES, type Speed, setSpeed, speed } from '../pace.ts';
import type * as Playback from '../playback.ts';
import type { TableScreen } from '../screen.ts';

/** Fetched by whoever uses it. */
const playback = (use: (found: typeof Playback) => void) => void import('../playback.ts').then(use);

/** Steps and plays through the match; a copy can be played on from anywhere. */
export function Replay({ screen, onCopy }: { screen: TableScreen; onCopy: ((at: number) => void) | undefined }) {
  const length = screen.table.length.value;
  const at = screen.sought.value ?? screen.shown.value;
  const past = screen.sought.value !== null;
  const playing = screen.playing.value;
  const go = (to: () => void) => {
    screen.playing.value = false;
    to();
  };
  // From what is seen in the moment of the press: while others' moves are shown, the board goes on meanwhile.
  const turn = (way: 1 | -1) => {
    const from = screen.sought.peek() ?? screen.shown.peek();
    go(() => playback(({ lookAtTurn }) => lookAtTurn(screen, from, way)));
  };
  return (
    <div class="replay">
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={t('replay.slider')}
        aria-valuetext={t('replay.at', { at, of: length })}
        onInput={(input) => go(() => screen.lookAt(Number(input.currentTarget.value)))}
      />
      <span class="count">
        {at}/{length}
      </span>
      <div class="replay-buttons">
        <Step label={t('replay.turn-back')} sign="«" off={at === 0} onPress={() => turn(-1)} />
        <Step label={t('replay.back')} sign="‹" off={at === 0} onPress={() => go(() => screen.lookAt(at - 1))} />
        <Step
          label={t(playing ? 'replay.pause' : 'replay.play')}
          sign={playing ? '❚❚' : '►'}
          off={length === 0}
          onPress={() => playback(({ togglePlaying }) => togglePlaying(screen))}
        />
        <Step label={t('replay.on')} sign="›" off={at >= length} onPress={() => go(() => screen.lookAt(at + 1))} />
        <Step label={t('replay.turn-on')} sign="»" off={at >= length} onPress={() => turn(1)} />
        <Step
          label={t('replay.again')}
          sign="⟲"
          off={!screen.hasMissedMoves.value || past}
          onPress={() => playback(({ showAgain }) => showAgain(screen))}
        />
        {screen.at.value !== null && onCopy ? (
          <button type="button" class="copy" onClick={() => onCopy(at)}>
            {t('replay.copy')}
          </button>
        ) : (
          <select
            aria-label={t('speed')}
            title={t('speed')}
            value={speed()}
            onChange={(change) => setSpeed(change.currentTarget.value as Speed)}
          >
            {SPEED_NAMES.map((name) => (
              <option key={name} value={name}>
                {t(`speed.${name}`)}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}

function Step({ label, sign, off, onPress }: { label: string; sign: string; off: boolean; onPress: () => void }) {
  return (
    <button type="button" class="icon" aria-label={label} title={label} disabled={off} onClick={onPress}>
      {sign}
    </button>
  );
}
