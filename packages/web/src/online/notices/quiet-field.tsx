import { useState } from 'preact/hooks';
import { notify } from '../../look/notice.ts';
import { t as online } from '../../words/online.ts';
import { call } from '../http.ts';
import type { Quiet } from './server-notices.ts';
import { t } from './words.ts';

interface QuietProps {
  readonly quiet: Quiet | null;
  readonly onDone: () => void;
}

/** When one wants to hear nothing, by the clock where one is. */
export function QuietField({ quiet, onDone }: QuietProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [from, setFrom] = useState(quiet?.from ?? '22:00');
  const [to, setTo] = useState(quiet?.to ?? '07:00');
  const done = (sent: Promise<unknown>) => void sent.then(onDone, () => notify(online('failed')));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    done(call('PUT', '/api/me/quiet', { from, to, zone: timeZone }));
  };
  return (
    <form class="notices-part" onSubmit={submit}>
      <h3>{t('quiet')}</h3>
      <p class="note">{t('quiet.words')}</p>
      <div class="row">
        <label>
          {t('quiet.from')} <input type="time" required value={from} onInput={(i) => setFrom(i.currentTarget.value)} />
        </label>
        <label>
          {t('quiet.to')} <input type="time" required value={to} onInput={(i) => setTo(i.currentTarget.value)} />
        </label>
        <button type="submit">{t('quiet.save')}</button>
        {quiet && (
          <button type="button" onClick={() => done(call('DELETE', '/api/me/quiet'))}>
            {t('quiet.end')}
          </button>
        )}
      </div>
      <p class="note">{t('quiet.zone', { zone: quiet?.zone ?? timeZone })}</p>
    </form>
  );
}
