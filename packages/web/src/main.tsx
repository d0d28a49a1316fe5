import { render } from 'preact';
import { App } from './app.tsx';
import { notify } from './look/notice.tsx';
import { followTheme } from './store/settings.ts';
import { t } from './words/catalogue.ts';
import { openLanguage } from './words/switch.ts';
import './look/look.css';

followTheme();

const root = document.getElementById('app');
await openLanguage().catch(() => undefined);
if (root) render(<App />, root);

/** Everything else is fetched for offline use only when the first page has had time to be used. */
const PATIENCE = 3000;

async function prepare(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { registerSW } = await import('virtual:pwa-register');
  const renew = registerSW({
    immediate: true,
    onNeedRefresh: () => notify(t('update'), { words: t('update.now'), run: () => void renew(true) }),
  });
}

// Without a network, or while the server restarts, there is nothing to prepare from: the next visit will do it.
setTimeout(() => void prepare().catch(() => undefined), PATIENCE);
