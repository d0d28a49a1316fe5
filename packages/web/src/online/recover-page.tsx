import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { route } from '../frame/router.tsx';
import { t as app } from '../words/catalogue.ts';
import { t } from '../words/online.ts';
import { recover } from './me.ts';

/** The end of a recovery link: this device goes on as that person. */
export function RecoverPage() {
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const token = location.hash.slice(1);
    // The link is a key: it doesn't stay in the address bar or the history.
    history.replaceState(null, '', '/recover');
    const done = (ok: boolean) => (ok ? route('/tables', true) : setBroken(true));
    void recover(token).then(done, () => setBroken(true));
  }, []);
  return (
    <Frame title={t('recover')}>
      <p class="nothing" role="status">
        {broken ? t('recover.broken') : app('loading')}
      </p>
    </Frame>
  );
}
