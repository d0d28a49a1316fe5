import { isRecord } from '@waybill/kernel';
import { useState } from 'preact/hooks';
import { notify } from '../../look/notice.ts';
import { language } from '../../words/catalogue.ts';
import { t as online } from '../../words/online.ts';
import { call } from '../http.ts';
import { copyText } from '../invite.tsx';
import { isAdded } from './server-notices.ts';
import { t } from './words.ts';

/** An address of one's own that hears of one's turns. */
export function WebhookField({ onDone }: { onDone: () => void }) {
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const add = async () => {
    const { body } = await call('POST', '/api/me/notices/webhook', { url, language: language() });
    if (!isAdded(body)) return notify(t('hook.bad', { words: flawIn(body) }));
    setUrl('');
    setSecret(body.secret ?? null);
    onDone();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void add().catch(() => notify(online('failed')));
  };
  return (
    <form class="notices-part" onSubmit={submit}>
      <label>
        {t('hook.url')}
        <input
          type="url"
          required
          maxLength={1000}
          value={url}
          onInput={(input) => setUrl(input.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={url.trim() === ''}>
        {t('hook.add')}
      </button>
      {secret !== null && (
        <>
          <p class="note">{t('hook.secret')}</p>
          <output class="invite-link">{secret}</output>
          <button type="button" onClick={() => void copyText(secret)}>
            {t('copy')}
          </button>
        </>
      )}
    </form>
  );
}

/** What the server has against it. */
function flawIn(body: unknown): string {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const { words } = isRecord(error.facts) && typeof error.facts.words === 'string' ? error.facts : error;
  return typeof words === 'string' ? words : '';
}
