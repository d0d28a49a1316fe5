import { useEffect, useState } from 'preact/hooks';
import { notify } from '../../look/notice.ts';
import { t as online } from '../../words/online.ts';
import { ask, call } from '../http.ts';
import { canPush, ownEndpoint, startPush } from './browser-push.ts';
import { FeedField } from './feed-field.tsx';
import { QuietField } from './quiet-field.tsx';
import { isNotices, isTested, type NoticeTarget, type ServerNotices } from './server-notices.ts';
import { WebhookField } from './webhook-field.tsx';
import { t } from './words.ts';
import './notices.css';

export const failed = () => notify(online('failed'));

/** How one is told that it is one's turn, and when not. */
export function NoticesBox() {
  const [found, setFound] = useState<ServerNotices | null>(null);
  const [own, setOwn] = useState<string | null>(null);
  const look = () => {
    void ownEndpoint().then(setOwn);
    void ask(isNotices, '/api/me/notices').then(setFound, failed);
  };
  useEffect(look, []);
  if (!found) return null;
  const here = own === null ? null : new URL(own).host;
  const isHere = ({ kind, address }: NoticeTarget) => kind === 'push' && address === here;
  return (
    <section class="box notices" id="notices" aria-labelledby="notices-title">
      <h2 id="notices-title" class="caption">
        {t('title')}
      </h2>
      <p class="note">{t('about')}</p>
      <ul>
        {found.targets.map((target) => (
          <TargetLine key={target.id} target={target} isHere={isHere(target)} onChange={look} />
        ))}
      </ul>
      {!found.targets.some(isHere) && <PushButton onDone={look} />}
      <WebhookField onDone={look} />
      <QuietField key={JSON.stringify(found.quiet)} quiet={found.quiet} onDone={look} />
      <FeedField has={found.feed} />
    </section>
  );
}

function PushButton({ onDone }: { onDone: () => void }) {
  if (!canPush()) return <p class="note">{t('push.cant')}</p>;
  const start = async () => {
    notify(t(`push.${await startPush()}`));
    onDone();
  };
  return (
    <button type="button" class="main" onClick={() => void start().catch(failed)}>
      {t('push.start')}
    </button>
  );
}

interface LineProps {
  readonly target: NoticeTarget;
  readonly isHere: boolean;
  readonly onChange: () => void;
}

function TargetLine({ target, isHere, onChange }: LineProps) {
  const { id, kind, address, failure, failures, off } = target;
  const test = async () => {
    const { failure: why } = await ask(isTested, `/api/me/notices/${id}/test`, 'POST', {});
    notify(why === null ? t('target.sent') : t('target.failed', { failure: why }));
  };
  const drop = async () => {
    await call('DELETE', `/api/me/notices/${id}`);
    onChange();
  };
  return (
    <li>
      <span class="where">{kind === 'webhook' ? address : isHere ? t('push.here') : t('push.other', { address })}</span>
      {failures > 0 && <small class="refused">{t(off ? 'target.off' : 'target.failing', { failure })}</small>}
      <span class="row">
        <button type="button" onClick={() => void test().catch(failed)}>
          {t('target.test')}
        </button>
        <button type="button" onClick={() => void drop().catch(failed)}>
          {t('target.drop')}
        </button>
      </span>
    </li>
  );
}
