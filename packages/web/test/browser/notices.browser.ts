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

it('lists where one is told, keeps quiet hours, and makes a feed', async () => {
  const cleo = await club.friend('Cleo', { size: 'phone' });
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
