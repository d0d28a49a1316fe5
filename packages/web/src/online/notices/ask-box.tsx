import { notify } from '../../look/notice.ts';
import { t as online } from '../../words/online.ts';
import { mayPush, pushAsked, startPush } from './browser-push.ts';
import { t } from './words.ts';

/** Asks whoever has moved and now waits for others whether they want to be told; nobody is asked before. */
export function AskBox() {
  if (pushAsked.value || !mayPush()) return null;
  const start = async () => notify(t(`push.${await startPush()}`));
  return (
    <div class="state box ask-notices">
      <p>{t('ask.words')}</p>
      <div class="row">
        <button type="button" class="main" onClick={() => void start().catch(() => notify(online('failed')))}>
          {t('ask.yes')}
        </button>
        <button type="button" onClick={() => void (pushAsked.value = true)}>
          {t('ask.no')}
        </button>
      </div>
    </div>
  );
}
