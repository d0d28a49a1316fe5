import type { ComponentChildren } from 'preact';
import { PlayerMark, playerName } from '../../look/pieces/player-mark.tsx';
import { t } from '../../words/catalogue.ts';
import { isFolded } from '../folds.ts';
import type { TableScreen } from '../screen.ts';
import { FoldButton } from './fold-button.tsx';
import { Readings } from './readings.tsx';

interface Props {
  readonly screen: TableScreen;
  /** What else there is to say about a player. */
  readonly note?: ((seat: number) => ComponentChildren) | undefined;
}

export function Players({ screen, note }: Props) {
  const { game, setup, sitters, takenBack, byHand } = screen.table;
  const moment = screen.moment.value;
  const scores = game.score(moment.state);
  const alone = setup.seats.length === 1;
  return (
    <section
      class="players"
      data-alone={alone ? '' : undefined}
      data-folded={!alone && isFolded('players') ? '' : undefined}
      aria-label={t('players')}
    >
      {!alone && <FoldButton what="players" name={t('players')} controls="players" />}
      <div id="players">
        <ul>
          {setup.seats.map((_, seat) => (
            <li
              key={seat}
              title={sitters[seat].kind === 'bot' ? t('players.bot') : undefined}
              data-acting={moment.next === seat ? '' : undefined}
            >
              <PlayerMark seat={seat} />
              <span class="name">{playerName(setup.seats, seat, screen.you.value)}</span>
              {moment.next === seat && (
                <span class="turn" title={t('players.turn')}>
                  <span class="unseen">{t('players.turn')}</span>
                </span>
              )}
              {note?.(seat)}
              <span class="score">{screen.board.score(scores[seat])}</span>
            </li>
          ))}
        </ul>
        {takenBack.value > 0 && <p class="mark">{t('players.taken-back', { times: takenBack.value })}</p>}
        <Readings screen={screen} />
        {byHand.value && <p class="mark">{t('players.by-hand')}</p>}
      </div>
    </section>
  );
}
