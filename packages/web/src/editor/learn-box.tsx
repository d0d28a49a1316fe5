import { useEffect, useState } from 'preact/hooks';
import { Learning } from './learning.ts';
import { t } from './words.ts';
import './trial.css';

interface Props {
  readonly game: string;
  readonly sheet: unknown;
  readonly isPlayable: boolean;
}

/** Bots know every sheet a little; here they come to know this one. */
export function LearnBox({ game, sheet, isPlayable }: Props) {
  const [learning] = useState(() => new Learning(game));
  useEffect(() => () => learning.stop(), [learning]);
  useEffect(() => {
    if (isPlayable) learning.look(sheet);
  }, [learning, sheet, isPlayable]);
  const share = learning.share.value;
  const known = learning.known.value;
  if (known === 'not') return null;
  return (
    <section class="box learn" aria-labelledby="learn">
      <h2 id="learn">{t('learn')}</h2>
      <p class="note">{t(known === 'own' ? 'learn.known' : 'learn.words')}</p>
      {learning.trouble.value !== null && (
        <p class="refused" role="alert">
          {t('learn.failed', { words: learning.trouble.value })}
        </p>
      )}
      {share !== null ? (
        <div class="trial-work">
          <progress value={share} max={1} aria-label={t('learn.under-way')} />
          <span role="status">{t('learn.under-way')}</span>
          <button type="button" onClick={() => learning.stop()}>
            {t('trial.stop')}
          </button>
        </div>
      ) : (
        known === 'usual' && (
          <div class="row">
            <button type="button" disabled={!isPlayable} onClick={() => learning.start(sheet)}>
              {t('learn.start')}
            </button>
          </div>
        )
      )}
    </section>
  );
}
