import { render } from 'preact';
import { App } from './app.tsx';
import { findEntry } from './boards/registry.ts';
import { notify } from './look/notice.tsx';
import { play } from './pages/play.ts';
import { followTheme } from './store/settings.ts';
import { t } from './words/catalogue.ts';
import { openLanguage } from './words/switch.ts';
import './look/look.css';

followTheme();

const root = document.getElementById('app');
void openLanguage()
  .catch(() => undefined)
  .then(startFromAddress)
  .then(() => root && render(<App />, root));

/** Who comes by the address of a game sees nothing before its table; where it can't be had, its page says so. */
async function startFromAddress(): Promise<void> {
  const [, game] = /^\/play\/([^/]+)$/.exec(location.pathname) ?? [];
  if (game && findEntry(game)) await play(game, true).catch(() => undefined);
}

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
