import { stored } from '../../storage/settings.ts';
import { language } from '../../words/catalogue.ts';
import { ask, Unfit } from '../http.ts';
import { isAdded, isNotices } from './server-notices.ts';

/** Whether anybody has been asked here: once is enough. */
export const pushAsked = stored('push-asked', false);

/** Whether this browser can be told something while no page is open. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Whether it may be asked for at all: who has said no once is not asked again. */
export const mayPush = (): boolean => canPush() && Notification.permission !== 'denied';

/** What came of asking. */
export type Pushing = 'on' | 'refused' | 'failed';

/** Asks the person, then the browser, then tells the server. */
export async function startPush(): Promise<Pushing> {
  pushAsked.value = true;
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  try {
    const { pushKey } = await ask(isNotices, '/api/me/notices');
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: pushKey };
    const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
      // One that was made for another server's key is in the way.
      const old = await pushManager.getSubscription();
      if (!old) throw error;
      await old.unsubscribe();
      return pushManager.subscribe(options);
    });
    const { endpoint, keys } = subscription.toJSON();
    await ask(isAdded, '/api/me/notices/push', 'POST', { endpoint, keys, language: language() });
    return 'on';
  } catch (error) {
    if (error instanceof Unfit || error instanceof DOMException || error instanceof TypeError) return 'failed';
    throw error;
  }
}

/** The host of this browser's own address, by which its line in the list is known. */
export async function ownEndpoint(): Promise<string | null> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}
