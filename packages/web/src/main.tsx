import { render } from 'preact';
import { App } from './app.tsx';
import { openLanguage } from './frame/language.ts';
import { findEntry } from './games/registry.ts';
import { notify } from './look/notice.ts';
import { startMatch } from './routes/start-match.ts';
import { followTheme } from './storage/settings.ts';
import { bringMore, t } from './words/catalogue.ts';
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
  if (game && findEntry(game)) await startMatch(game, true).catch(() => undefined);
}

/** Everything else is fetched for offline use only when the first page has had time to be used. */
const PATIENCE = 3000;

async function prepare(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const [{ registerSW }] = await Promise.all([import('virtual:pwa-register'), bringMore()]);
  const renew = registerSW({
    immediate: true,
    onNeedRefresh: () => notify(t('update'), { words: t('update.now'), run: () => void renew(true) }),
  });
}

// Without a network, or while the server restarts, there is nothing to prepare from: the next visit will do it.
setTimeout(() => void prepare().catch(() => undefined), PATIENCE);
