import { useEffect, useRef } from 'preact/hooks';
import { PlayerMark } from '../../look/pieces/player-mark.tsx';
import { t } from '../../words/catalogue.ts';
import type { Table } from '../model.ts';
import './hand-over.css';

/** Between two players of one screen, where one of them may not see what the other did. */
export function HandOver({ table }: { table: Table }) {
  const button = useRef<HTMLButtonElement>(null);
  const seat = table.curtain.value;
  useEffect(() => button.current?.focus(), [seat]);
  if (seat === null) return null;
  const name = table.setup.seats[seat];
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={t('curtain.title', { name })}>
      <PlayerMark seat={seat} size={64} />
      <h2>{t('curtain.title', { name })}</h2>
      <p>{t('curtain.words', { name })}</p>
      <button type="button" class="main" ref={button} onClick={() => table.liftCurtain()}>
        {t('curtain.lift', { name })}
      </button>
    </div>
  );
}
