import { afterAll, beforeAll, expect, it } from 'vitest';
import { PushService } from '../../../server/test/push-service.ts';
import { Club, type Friend } from './friends.ts';

const push = new PushService();
const club = new Club({ noticePace: { roundMs: 100, restMs: 7_000, gapMs: 0 }, privateHooks: true });

beforeAll(async () => {
  await push.start();
  await club.open();
});
afterAll(async () => {
  await club.close();
  push.close();
});

/**
 * Chromium subscribes with Google's push service, which a test can't reach: this one's address and keys are handed to the page instead,
 * and what arrives there is given to the real service worker as the browser would give it.
 */
async function withPush({ driver: { context, page } }: Friend) {
  const browser = push.subscribe();
  await context.grantPermissions(['notifications', 'clipboard-read', 'clipboard-write'], { origin: club.url });
  await context.addInitScript((subscription) => {
    PushManager.prototype.subscribe = async () =>
      ({ ...subscription, toJSON: () => subscription }) as unknown as PushSubscription;
  }, browser.subscription);
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  push.onMessage = (to, data) => {
    if (to !== browser) return;
    void registration.then((registrationId) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin: club.url, registrationId, data }),
    );
  };
  return browser;
}

const shown = ({ page }: Friend) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, data }) => ({ title, body, data: data as string }));
  });

/** What a press on the first notice opens. The system shows it, out of a test's reach: the worker hears of the press here, and says what it would open. */
async function opened({ driver: { context } }: Friend): Promise<string> {
  const worker = context.serviceWorkers().at(-1);
  if (!worker) throw new Error('The service worker is not running.');
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string>((resolve, reject) => {
      scope.clients.openWindow = async (href) => resolve(href);
      const press = new scope.NotificationEvent('notificationclick', { notification });
      // Only the browser's own events may keep a worker awake.
      Object.defineProperty(press, 'waitUntil', { value: (work: Promise<void>) => void work.catch(reject) });
      scope.dispatchEvent(press);
    });
  });
}

/** As much of a service worker as a press needs. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (href: string) => Promise<void> };
  readonly NotificationEvent: new (type: string, init: { readonly notification: Notification }) => Event;
  dispatchEvent(event: Event): boolean;
}

it('asks whoever waits for others, and a notice of their turn arrives once they have left and leads to the table', async () => {
  const [ann, ben] = await Promise.all([club.friend('Ann', { serviceWorker: true }), club.friend('Ben')]);
  const browser = await withPush(ann);
  const path = await ann.makes('cape-to-cairo');
  await ben.joins(path);
  const ask = ann.page.locator('.ask-notices');
  await ann.starts();
  await ben.page.locator('.table').waitFor();
  expect(await ask.count()).toBe(0);
  // Whoever begins: once Ann has had a turn and waits for Ben, there is something to wait for.
  await ann.playsOn();
  const turn = ben.page.locator('.table[data-live][data-mine]');
  const asked = async () => {
    if (await ask.isVisible()) return true;
    if (await turn.isVisible()) await ben.playsOn((await ben.events()) + 1);
    return false;
  };
  await expect.poll(asked, { timeout: 60_000, interval: 500 }).toBe(true);
  await ask.getByText('Yes, tell me').click();
  await ann.page.getByText('This browser will tell you.').waitFor();
  await ask.waitFor({ state: 'detached' });
  expect(browser.messages).toEqual([]);
  await ann.driver.go('/rules/cape-to-cairo');
  await ben.playsOn();
  await expect.poll(() => browser.messages.length, { timeout: 60_000 }).toBe(1);
  await expect
    .poll(() => shown(ann), { timeout: 60_000 })
    .toEqual([{ title: 'Your turn: Goods from Cape to Cairo', body: 'With Ben', data: path }]);
  const href = await opened(ann);
  expect(href).toBe(club.url + path);
  await expect.poll(() => shown(ann)).toEqual([]);
  await ann.page.goto(href);
  await ann.page.locator('.table[data-live][data-mine]').waitFor();
  expect([...ann.driver.troubles, ...ben.driver.troubles]).toEqual([]);
});

it('lists where one is told, keeps quiet hours, and makes a feed', async () => {
  const cleo = await club.friend('Cleo', { size: 'phone', serviceWorker: true });
  await withPush(cleo);
  await cleo.makes('cape-to-cairo');
  await cleo.driver.go('/tables');
  const box = cleo.page.locator('.notices');
  await box.getByText('In this browser').tap();
  await box.locator('li', { hasText: 'A browser, by 127.0.0.1' }).waitFor();
  await box.locator('input[type=url]').fill('ftp://example.org/');
  await box.getByText('Add webhook').tap();
  await cleo.page.getByText('must begin with https://').waitFor();
  await box.locator('input[type=url]').fill('https://example.org/hook');
  await box.getByText('Add webhook').tap();
  await box.locator('li', { hasText: 'https://example.org/hook' }).waitFor();
  await box.getByText('Save').tap();
  await box.getByText('No quiet hours').waitFor();
  await box.getByText('Make an address').tap();
  const feed = await box.locator('.invite-link', { hasText: '/api/feeds/' }).textContent();
  const answer = await cleo.page.request.get(feed ?? '');
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  expect(await answer.text()).toContain('<title>Waybill: your turns</title>');
  await box.locator('li', { hasText: 'example.org' }).getByText('Remove').tap();
  await box.locator('li', { hasText: 'example.org' }).waitFor({ state: 'detached' });
});
