// Needs black-pawn-trucking.
import type { Event } from '@waybill/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Club, type Friend } from './friends.ts';

const GAME = 'black-pawn-trucking';
const club = new Club();
beforeAll(() => club.open());
afterAll(() => club.close());

async function comes(name: string, ...ways: [{ size: 'phone' }?]): Promise<Friend> {
  const friend = await club.friend(name, ...ways);
  await friend.page.addInitScript((own) => localStorage.setItem('waybill.name', JSON.stringify(own)), name);
  return friend;
}

async function opensToday({ driver, page }: Friend): Promise<void> {
  await driver.go('/');
  // Known to the server by then: otherwise it would be dealt on this device.
  await page
    .locator('.deals small', { hasText: /nobody yet|played|go on/ })
    .first()
    .waitFor();
  await driver.press(page.locator(`[data-deal="${GAME}"]`));
  await driver.ready();
}

/** What chance did of one kind, in a match that may be looked at. */
async function drawn({ page }: Friend, table: string, type: string): Promise<string[]> {
  const events = await page.evaluate(
    async (id) => ((await (await fetch(`/api/tables/${id}/match`)).json()) as { events: Event[] }).events,
    table,
  );
  return events.filter((event) => event.type === type).map((event) => JSON.stringify(event));
}

const tableOf = ({ page }: Friend) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

it('lets two people meet today’s deal with the same dice though they decide differently, and see each other’s match after', async () => {
  const [ann, ben] = [await comes('Ann'), await comes('Ben', { size: 'phone' })];
  await opensToday(ann);
  const hers = tableOf(ann);
  await ann.playsOn(100_000, 7);
  await ann.isDone();
  await ann.driver.press(ann.page.getByRole('link', { name: 'Results of this deal' }));
  await ann.page.locator('.results [data-you]', { hasText: 'Ann' }).waitFor();

  await opensToday(ben);
  const his = tableOf(ben);
  await ben.driver.go(`/table/${hers}`);
  await ben.page.getByText('You may look at it when you have').waitFor();
  await ben.driver.press(ben.page.getByRole('link', { name: 'To the deal' }));
  await ben.page.getByText('What others did is told when you have finished').waitFor();
  expect(await ben.page.locator('.results').count()).toBe(0);
  await ben.driver.press(ben.page.getByRole('link', { name: 'Go on with your match' }));
  await ben.driver.ready();
  await ben.playsOn(100_000, 12_345);
  await ben.isDone();
  await ben.driver.press(ben.page.getByRole('link', { name: 'Results of this deal' }));
  await ben.page.locator('.results tbody tr').nth(1).waitFor();

  const [a, b] = [await drawn(ben, hers, 'contracts'), await drawn(ben, his, 'contracts')];
  const both = Math.min(a.length, b.length);
  expect(both).toBeGreaterThan(0);
  expect(a.slice(0, both)).toEqual(b.slice(0, both));
  expect(await drawn(ben, hers, 'drive')).not.toEqual(await drawn(ben, his, 'drive'));

  await ben.driver.press(ben.page.getByRole('link', { name: 'Look at the match of Ann beside yours' }));
  const boards = ben.page.locator('.beside-boards figure');
  await boards.first().waitFor();
  expect(await boards.count()).toBe(2);
  await ben.driver.press(ben.page.locator('.beside-switch button', { hasText: 'Ann' }));
  await boards.filter({ hasText: /Ann/ }).locator('svg').first().waitFor();
  const sentences = await boards.locator('p').allTextContents();
  expect(sentences[0]).not.toBe(sentences[1]);

  await ann.driver.go('/');
  const line = ann.page.locator(`[data-deal="${GAME}"] small`);
  await expect.poll(() => line.textContent()).toMatch(/you: .*2 played/);
  expect([...ann.driver.troubles, ...ben.driver.troubles].filter((one) => !one.includes('403'))).toEqual([]);
  await club.leave();
});

it('gives a group a deal of its own by a link', async () => {
  const [ann, ben] = [await comes('Ann'), await comes('Ben', { size: 'phone' })];
  await ann.driver.go(`/duplicate/${GAME}`);
  await ann.driver.press(ann.page.getByRole('button', { name: 'Make it and get its link' }));
  const link = (await ann.page.locator('.invite-link').textContent()) ?? '';
  await ben.driver.go(new URL(link).pathname);
  await ben.driver.press(ben.page.getByRole('button', { name: 'Play this deal' }));
  await ben.driver.ready();
  await ben.playsOn();
  await ben.isDone();
  await expect.poll(() => ann.page.getByText('1 person has played it').count()).toBe(1);
  expect(await ann.page.locator('.results').count()).toBe(0);
  await club.leave();
});

it('takes in what was played without a server when it is back', async () => {
  const ann = await comes('Ann');
  await opensToday(ann);
  await ann.page.route('**/api/**', (route) => route.abort());
  await ann.driver.go('/');
  await ann.driver.press(ann.page.locator(`[data-deal="${GAME}"]`));
  await ann.driver.ready();
  await ann.playsOn();
  await ann.isDone();
  await ann.page.unroute('**/api/**');
  await ann.driver.go('/');
  await ann.page.getByText('among the results now').waitFor();
  const today = new Date().toISOString().slice(0, 10);
  await ann.driver.go(`/deal/${today}-${GAME}-open`);
  await ann.page.locator('.results [data-you]', { hasText: 'Ann' }).waitFor();
  await club.leave();
});
