import type { ComponentChildren } from 'preact';
import { PlayerMark } from '../../pieces/player-mark.tsx';
import { t } from '../../words/catalogue.ts';
import type { Desk } from '../desk.ts';

interface Props {
  readonly desk: Desk;
  /** What else there is to say about a player. */
  readonly note?: ((seat: number) => ComponentChildren) | undefined;
}

export function Players({ desk, note }: Props) {
  const { game, setup, sitters, takenBack, byHand } = desk.table;
  const moment = desk.moment.value;
  const scores = game.score(moment.state);
  return (
    <section class="box players" aria-label={t('players')}>
      <h2 class="caption">{t('players')}</h2>
      <ul>
        {setup.seats.map((name, seat) => (
          <li key={seat} data-acting={moment.next === seat ? '' : undefined}>
            <PlayerMark seat={seat} />
            <span class="name">{name}</span>
            {moment.next === seat && <span class="turn">{t('players.turn')}</span>}
            {sitters[seat].kind === 'bot' && <span class="tag">{t('players.bot')}</span>}
            {note?.(seat)}
            <span class="score">{desk.board.score(scores[seat])}</span>
          </li>
        ))}
      </ul>
      {takenBack.value > 0 && <p class="mark">{t('players.taken-back', { times: takenBack.value })}</p>}
      {byHand.value && <p class="mark">{t('players.by-hand')}</p>}
    </section>
  );
}
