import { useState } from 'preact/hooks';
import { notify } from '../../look/notice.ts';
import { language } from '../../words/catalogue.ts';
import { t as online } from '../../words/online.ts';
import { ask } from '../http.ts';
import { copyText } from '../invite.tsx';
import { isFeed } from './server-notices.ts';
import { t } from './words.ts';

/** One's turns for a feed reader. The address is known once: whoever has lost it makes another. */
export function FeedField({ has }: { has: boolean }) {
  const [link, setLink] = useState<string | null>(null);
  const make = async () => {
    const { path } = await ask(isFeed, '/api/me/feed', 'POST', {});
    setLink(`${location.origin}${path}?language=${language()}`);
  };
  return (
    <div class="notices-part">
      <h3>{t('feed')}</h3>
      <p class="note">{t('feed.words')}</p>
      {link && <output class="invite-link">{link}</output>}
      <button
        type="button"
        onClick={() => (link ? void copyText(link) : void make().catch(() => notify(online('failed'))))}
      >
        {link ? t('copy') : t(has ? 'feed.renew' : 'feed.make')}
      </button>
    </div>
  );
}
