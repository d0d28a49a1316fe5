import { isShownState } from '@waybill/protocol';
import { useEffect, useState } from 'preact/hooks';
import { notify } from '../look/notice.ts';
import { ask } from '../online/http.ts';
import { t as online } from '../words/online.ts';
import { t } from './words.ts';

interface Shown {
  readonly shown: boolean;
  readonly handle: string | null;
}

const PATH = '/api/me/profile';

/** Whether others may see oneself: nobody may until one says so. */
export function ShowBox() {
  const [state, setState] = useState<Shown | null>(null);
  const failed = () => notify(online('failed'));
  useEffect(() => void ask(isShownState, PATH).then(setState, failed), []);
  if (!state) return null;
  const show = (shown: boolean) => void ask(isShownState, PATH, 'PUT', { shown }).then(setState, failed);
  return (
    <section class="box show-box" aria-labelledby="show">
      <h2 id="show" class="caption">
        {t('show')}
      </h2>
      <label class="check">
        <input type="checkbox" checked={state.shown} onChange={({ currentTarget }) => show(currentTarget.checked)} />
        {t('show.words')}
      </label>
      <p class="note">{t('show.note')}</p>
      {state.shown && state.handle && (
        <a class="button" href={`/people/${state.handle}`}>
          {t('show.link')}
        </a>
      )}
    </section>
  );
}
