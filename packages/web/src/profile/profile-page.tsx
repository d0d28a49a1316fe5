import { isProfile, type Profile } from '@waybill/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { call } from '../online/http.ts';
import { t as app } from '../words/catalogue.ts';
import { t as online } from '../words/online.ts';
import { PastMatchList } from './past-matches.tsx';
import { RatingTable } from './rating-table.tsx';
import { t } from './words.ts';
import '../look/cards.css';

async function bring(handle: string): Promise<Profile | string> {
  const { status, body } = await call('GET', `/api/people/${encodeURIComponent(handle)}`);
  if (status === 200 && isProfile(body)) return body;
  return status === 404 || status === 400 ? t('missing') : online('failed');
}

/** Somebody who shows themselves to everybody. */
export function ProfilePage({ handle }: { handle: string }) {
  const [found, setFound] = useState<Profile | string | null>(null);
  useEffect(() => void bring(handle).then(setFound, () => setFound(online('no-server'))), [handle]);
  if (found === null || typeof found === 'string')
    return (
      <Frame title={`@${handle}`}>
        <p class="nothing" role="status">
          {found ?? app('loading')}
        </p>
      </Frame>
    );
  return (
    <Frame title={found.name}>
      <div class="profile">
        <p class="profile-handle">@{found.handle}</p>
        <section class="box" aria-labelledby="ratings">
          <h2 id="ratings" class="caption">
            {t('ratings')}
          </h2>
          <RatingTable ratings={found.ratings} />
        </section>
        <section class="box" aria-labelledby="last">
          <h2 id="last" class="caption">
            {t('matches')}
          </h2>
          {found.matches.length === 0 && <p class="nothing">{t('matches.none')}</p>}
          <PastMatchList matches={found.matches} />
        </section>
      </div>
    </Frame>
  );
}
