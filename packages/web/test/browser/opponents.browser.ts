import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Club, type Friend } from './friends.ts';

const club = new Club();

beforeAll(() => club.open());
afterEach(() => club.leave());
afterAll(() => club.close());

const GAME = 'hauling-astronauts';

async function seeks(friend: Friend): Promise<void> {
  const { page } = friend;
  await friend.driver.go('/');
  await page.getByText('Find an opponent').click();
  await page.locator('.seek-form select').first().selectOption(GAME);
  await page.getByText('Look for an opponent').click();
  await page.locator('.name-form input').fill(friend.name);
  await page.locator('.name-form .main').click();
  await page.getByText('Looking for somebody').waitFor();
}

it('lists tables to somebody the server does not know', async () => {
  const [ann, ben] = await Promise.all([club.friend('Ann'), club.friend('Ben')]);
  await ben.driver.go('/tables');
  await ben.page.getByText('Nobody has put a table in the list').waitFor();
  await ben.page.getByText('You sit at no table.').waitFor();
  await ann.makes(GAME);
  await ann.page.getByText('Anybody may find this table').click();
  await ben.driver.go('/');
  await ben.page.locator('.match-list', { hasText: 'Open tables' }).getByText('Hauling Astronauts').waitFor();
});

it('brings two strangers to one table, lets others watch, rates the match, and shows a profile once it may be seen', async () => {
  const [ann, ben, cleo] = await Promise.all([
    club.friend('Ann'),
    club.friend('Ben', { size: 'phone' }),
    club.friend('Cleo'),
  ]);
  await seeks(ann);
  await cleo.driver.go('/opponents');
  await cleo.page.getByText('Play Ann').waitFor();
  expect((await new AxeBuilder({ page: cleo.page }).analyze()).violations).toEqual([]);
  await seeks(ben);
  await Promise.all([ann, ben].map(({ page }) => page.waitForURL(/\/table\//, { timeout: 30_000 })));
  await Promise.all([ann, ben].map(({ page }) => page.locator('.table').waitFor()));
  const path = new URL(ann.page.url()).pathname;
  expect(new URL(ben.page.url()).pathname).toBe(path);
  await cleo.driver.go('/watch');
  await cleo.page.getByText('You are watching.').waitFor();
  await ben.page.locator('.menu summary').first().click();
  await ben.page.locator('.menu-sheet button', { hasText: 'Resign' }).click();
  await ben.page.locator('.confirm .main').click();
  await ann.page.locator('.after', { hasText: 'Ben has resigned' }).waitFor();
  // Both salts are in the dice.
  await expect.poll(() => ann.page.locator('.proof').textContent()).toMatch(/yours among them\.$/);
  const past = ann.page.locator('.history-list li', { hasText: 'Hauling Astronauts' });
  // It is rated a little later, and a page shows what there was when it was opened.
  const listed = async () => {
    await ann.driver.go('/matches');
    await ann.page.locator('#server-matches').waitFor();
    return past.count();
  };
  await expect.poll(listed, { timeout: 60_000 }).toBe(1);
  await past.locator('.small-board svg').first().waitFor();
  await ann.page.locator('.ratings').first().getByText('provisional').waitFor();
  expect((await new AxeBuilder({ page: ann.page }).analyze()).violations).toEqual([]);
  await ann.page.locator('.ratings').first().getByRole('link', { name: 'Hauling Astronauts' }).click();
  await ann.page.locator('.ladder [data-you]').waitFor();
  expect(await ann.page.locator('.ladder tbody').textContent()).toContain('Bot, medium1500');
  expect((await new AxeBuilder({ page: ann.page }).analyze()).violations).toEqual([]);
  await ann.driver.go('/matches');
  // Nobody sees a profile before it is shown.
  await cleo.driver.go('/people/ann');
  await cleo.page.getByText('Nobody by this name').waitFor();
  await ann.page.getByText('Everybody may see my name').click();
  await ann.page.getByText('Look at it').waitFor();
  await cleo.driver.go('/people/ann');
  await cleo.page.getByText('@ann').first().waitFor();
  expect(await cleo.page.textContent('main')).not.toContain('Ben');
});
