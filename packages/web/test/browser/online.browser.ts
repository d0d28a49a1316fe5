import { isFlaw, parseMatch } from '@waybill/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './checks.ts';
import { Club, type Friend } from './friends.ts';

const club = new Club();

beforeAll(() => club.open());
afterEach(() => club.leave());
afterAll(() => club.close());

/** A table with everybody seated, started. */
async function startMatch(game: string, friends: readonly Friend[]): Promise<string> {
  const [first, ...others] = friends;
  const path = await first.makes(game);
  for (let seats = 2; seats < friends.length; seats++) await first.page.getByText('Add a seat').click();
  for (const friend of others) await friend.joins(path);
  await first.starts();
  for (const { page } of others) await page.locator('.table').waitFor();
  return path;
}

async function everybody(count: number): Promise<Friend[]> {
  const names = ['Ann', 'Ben', 'Cleo', 'Dan'];
  return Promise.all(
    names.slice(0, count).map((name, i) => club.friend(name, { size: i === 1 ? 'phone' : 'desktop' })),
  );
}

const MATCHES: readonly (readonly [game: string, people: number, middle: number])[] = [
  ['cape-to-cairo', 4, 30],
  ['hauling-astronauts', 2, 30],
];

describe('a whole match', () => {
  it.each(MATCHES)('of %s by %i browsers, with the server restarted in the middle', async (game, people, middle) => {
    const friends = await everybody(people);
    await startMatch(game, friends);
    for (const friend of friends) await friend.playsOn(middle);
    await Promise.all(friends.map((friend) => friend.sees(middle)));
    await club.shut();
    await friends[0].page.locator('.state', { hasText: 'connection is lost' }).waitFor();
    await club.open();
    for (const friend of friends) await friend.playsOn();
    await Promise.all(friends.map((friend) => friend.isDone()));
    const proofs = await Promise.all(friends.map(({ page }) => page.locator('.proof').textContent()));
    for (const proof of proofs) {
      expect(proof).toMatch(/^Fair, checked on this device: \d+ .* yours among them\.$/);
    }
    const lengths = await Promise.all(friends.map((friend) => friend.events()));
    expect(new Set(lengths).size).toBe(1);
    expect(friends.flatMap(({ driver }) => driver.troubles.filter((one) => !/WebSocket|ERR_|503/.test(one)))).toEqual(
      [],
    );
  });
});

it('is live again within three seconds of a restart, however long the server was away', async () => {
  const friends = await everybody(2);
  await startMatch('cape-to-cairo', friends);
  const lost = friends.map(({ page }) => page.locator('.state', { hasText: 'connection is lost' }));
  const took: number[] = [];
  // A machine that was busy with something else for a moment is asked again; who waits for half a minute does so every time.
  do {
    await club.shut();
    await Promise.all(lost.map((note) => note.waitFor()));
    await new Promise((resolve) => setTimeout(resolve, 8000));
    await club.open();
    const start = Date.now();
    await Promise.all(lost.map((note) => note.waitFor({ state: 'detached' })));
    took.push(Date.now() - start);
  } while (took.length < 3 && Math.min(...took) >= 3000);
  expect(Math.min(...took)).toBeLessThan(3000);
  const before = await friends[0].events();
  for (const friend of friends) await friend.playsOn(before + 2);
  await Promise.all(friends.map((friend) => friend.sees(before + 2)));
});

it('goes on without WebSockets, by asking and waiting', async () => {
  const [ann, ben] = await everybody(2);
  await ben.page.routeWebSocket(/socket/, (socket) => socket.close());
  await startMatch('cape-to-cairo', [ann, ben]);
  for (const friend of [ann, ben]) await friend.playsOn(14);
  await Promise.all([ann.sees(14), ben.sees(14)]);
  expect(ben.received.some((text) => text.startsWith('{"type":"update"'))).toBe(true);
});

it('refuses a move that was meant for another position, and shows the new one', async () => {
  const friends = await everybody(2);
  const path = await startMatch('cape-to-cairo', friends);
  const mover = (await friends[0].page.locator('.table[data-mine]').count()) > 0 ? friends[0] : friends[1];
  const late = await mover.driver.context.newPage();
  await late.setViewportSize({ width: 1280, height: 800 });
  await late.routeWebSocket(/socket/, (socket) => socket.close());
  await late.route('**/wait**', (route) => route.abort());
  await late.goto(club.url + path);
  await late.locator('.table[data-mine]').waitFor();
  await late.locator('#tab-moves').click();
  const before = await mover.events();
  // What it says is under way while the table moves on.
  let release = () => {};
  const moved = new Promise<void>((resolve) => (release = resolve));
  await late.route('**/actions', (route) => moved.then(() => route.continue()));
  await late
    .locator('.moves [data-move]')
    .first()
    .evaluate((move: HTMLElement) => move.click());
  await mover.playsOn(before + 1);
  await mover.sees(before + 1);
  release();
  await late.locator('.notice', { hasText: 'Something happened at the table first' }).waitFor();
  expect(Number(await late.locator('.replay input').getAttribute('max'))).toBe(await mover.events());
});

it('keeps from seat 1 what seat 0 docked, on every way to its page', async () => {
  const [ann, ben] = await everybody(2);
  const path = await ann.makes('hauling-astronauts');
  await ann.page.locator('label', { hasText: 'HA-4.2' }).locator('input').check();
  await ben.joins(path);
  await ann.starts();
  for (const friend of [ann, ben]) await friend.playsOn(40);
  await Promise.all([ann.sees(40), ben.sees(40)]);
  await ben.page.reload();
  await ben.sees(40);
  const told = ben.received.flatMap((text) => (text.startsWith('{') ? [JSON.parse(text) as Message] : []));
  const views = told.flatMap((one) => [...(one.views ?? []), ...(one.view ? [one.view] : [])]);
  const events = told.flatMap(({ entries }) => entries ?? []).flatMap(({ event }) => event ?? []);
  const left = new Set(events.flatMap((event) => (event.type === 'depart' && event.by === 0 ? [event.transport] : [])));
  const docked = events.filter((event) => event.type === 'dock' && event.by === 0);
  expect(views.length).toBeGreaterThan(20);
  expect(docked.length).toBeGreaterThan(0);
  for (const { seats } of views) for (const port of seats[0].ports) expect([null, '?']).toContain(port);
  for (const { transports } of docked) for (const id of transports ?? []) expect([null, ...left]).toContain(id);
});

interface Rematch {
  readonly status: { readonly seats: readonly { readonly name: string }[] };
  readonly entries: readonly { readonly type: string }[];
}

interface Message {
  readonly view?: Known | null;
  readonly views?: readonly Known[];
  readonly entries?: readonly { readonly event?: Docked | null }[];
}
interface Known {
  readonly seats: readonly { readonly ports: readonly (string | null)[] }[];
}
interface Docked {
  readonly by: unknown;
  readonly type: string;
  readonly transport?: string;
  readonly transports?: readonly (string | null)[];
}

it('shows whatever is in names and in the chat as text, and lets people be muted', async () => {
  const ann = await club.friend('Ann');
  const eve = await club.friend('<img src=x>');
  await startMatch('cape-to-cairo', [ann, eve]);
  const watcher = await club.friend('Watcher');
  await watcher.page.goto(ann.page.url());
  for (const { page } of [ann, eve, watcher]) await page.locator('.chat summary').click();
  await eve.page.getByLabel('Say something').fill('<script>document.title = "got you"</script>');
  await eve.page.locator('.chat button', { hasText: 'Send' }).click();
  for (const { page } of [ann, watcher]) {
    await page.locator('.chat li', { hasText: '<script>' }).waitFor();
    await expect.poll(() => page.locator('.chat li b').first().textContent()).toBe('<img src=x>');
    await expect.poll(() => page.locator('img').count()).toBe(0);
    expect(await page.title()).not.toContain('got you');
  }
  await ann.page.getByText('Mute <img src=x>').click();
  await expect.poll(() => ann.page.locator('.chat li', { hasText: '<script>' }).count()).toBe(0);
  await watcher.page.locator('.state', { hasText: 'You are watching' }).waitFor();
  await expect.poll(() => watcher.page.getByLabel('Say something').count()).toBe(0);
  await expect.poll(() => watcher.page.locator('[data-state="open"]').count()).toBe(0);
});

it('takes back when the others agree, and marks it', async () => {
  const friends = await everybody(2);
  await startMatch('cape-to-cairo', friends);
  for (const friend of friends) await friend.playsOn(12);
  await Promise.all(friends.map((friend) => friend.sees(12)));
  const [ann, ben] = friends;
  const undo = ann.page.locator('.controls button', { hasText: 'Ask to take back' });
  await undo.click();
  await ben.page.locator('.asked', { hasText: 'Ann asks' }).waitFor();
  await ben.page.locator('.asked button', { hasText: 'Refuse' }).click();
  await ann.page.locator('.asked').waitFor({ state: 'detached' });
  const before = await ann.events();
  await undo.click();
  await ben.page.locator('.asked .main').click();
  await ann.page.locator('.players .mark', { hasText: 'Taken back 1 time' }).waitFor();
  await ben.page.locator('.players .mark', { hasText: 'Taken back 1 time' }).waitFor();
  await expect.poll(() => ann.events()).toBeLessThan(before);
  const after = await ann.events();
  await expect.poll(() => ben.events()).toBe(after);
});

it('pauses, hands a seat to a bot and back, ends by resigning, and has a rematch', async () => {
  const friends = await everybody(2);
  await startMatch('cape-to-cairo', friends);
  const [ann, ben] = friends;
  const menu = async (friend: Friend, words: string) => {
    await friend.page.locator('.menu summary').first().click();
    await friend.page.locator('.menu-sheet button', { hasText: words }).click();
  };
  await menu(ann, 'Pause');
  await ben.page.locator('.ask', { hasText: 'paused' }).waitFor();
  await ben.page.locator('.state .main').click();
  await menu(ben, 'Let a bot');
  await ann.page.locator('.players', { hasText: 'a bot plays on' }).waitFor();
  await ben.page.locator('.state .main').click();
  await ann.page.locator('.players', { hasText: 'a bot plays on' }).waitFor({ state: 'detached' });
  await menu(ben, 'Resign');
  await ben.page.locator('.confirm .main').click();
  await ann.page.locator('.after', { hasText: 'Ben has resigned' }).waitFor();
  for (const friend of friends) {
    await friend.isDone();
    await expect
      .poll(() => friend.page.locator('.proof').textContent())
      .toMatch(/^Fair, checked on this device: .* yours among them\.$/);
  }
  const [download] = await Promise.all([
    ann.page.waitForEvent('download'),
    ann.page.locator('.after').getByText('Download').click(),
  ]);
  const parts = await (await download.createReadStream()).toArray();
  expect(isFlaw(parseMatch(Buffer.concat(parts as Buffer[]).toString()))).toBe(false);
  const before = ann.page.url();
  await ann.page.locator('.after .main', { hasText: 'Rematch' }).click();
  await ann.page.locator('.before .seat', { hasText: 'you' }).waitFor();
  await ben.page.locator('.after button.main', { hasText: 'Accept the rematch' }).click();
  for (const { page } of friends) {
    await page.waitForURL((url) => url.href !== before);
    await page.waitForFunction(() => document.querySelector('.table') && !document.querySelector('.after'));
  }
  expect(ben.page.url()).toBe(ann.page.url());
  const told = await ann.page.request.get(`${club.url}/api/tables/${ann.page.url().split('/').at(-1)}`);
  const { status, entries } = (await told.json()) as Rematch;
  expect(status.seats.map(({ name }) => name)).toEqual(['Ben', 'Ann']);
  // Both salts are in the dice.
  expect(entries.find(({ type }) => type === 'start')).not.toHaveProperty('silent');
});

it('lists whose turn it is, moves to another device, and forgets on request', async () => {
  const [ann, ben] = await everybody(2);
  await startMatch('cape-to-cairo', [ann, ben]);
  const { page } = ann;
  await page.goto(`${club.url}/tables`);
  await page.locator('.match-list', { hasText: 'Goods from Cape to Cairo' }).first().waitFor();
  await page.getByText('Make a recovery link').click();
  const link = (await page.locator('.invite-link').textContent()) ?? '';
  const other = await club.friend('Nobody');
  await other.page.goto(link);
  await other.page.locator('.match-list li', { hasText: 'Ann, Ben' }).first().waitFor();
  expect(other.page.url()).not.toContain('#');
  const told = await page.evaluate(async () => (await fetch('/api/me/export')).text());
  expect(told).toContain('"Ann"');
  await page.getByText('Be forgotten').click();
  await page.locator('.confirm .main').click();
  await page.getByText('The server doesn’t know you yet').waitFor();
  await ben.page.locator('.players', { hasText: 'a bot plays on' }).waitFor();
  await ben.page.reload();
  await ben.page.locator('.players', { hasText: 'a bot plays on' }).waitFor();
  await expect.poll(() => ben.page.locator('.players').textContent()).not.toContain('Ann');
});

it('says that somebody is away, and whose turn it is in the title', async () => {
  const [ann, ben] = await everybody(2);
  await startMatch('cape-to-cairo', [ann, ben]);
  const titles = await Promise.all([ann.page.title(), ben.page.title()]);
  expect(titles.filter((title) => title.startsWith('● Your turn'))).toHaveLength(1);
  await ben.driver.context.close();
  await ann.page.locator('.players .away').waitFor({ timeout: 30_000 });
});

it('has no serious fault on its own screens', async () => {
  const friends = await everybody(2);
  const [ann, ben] = friends;
  const path = await ann.makes('cape-to-cairo');
  await ben.joins(path);
  for (const { page } of friends) expect(await faults(page)).toEqual([]);
  await ann.starts();
  await ben.page.locator('.table').waitFor();
  for (const { page } of friends) expect(await faults(page)).toEqual([]);
  await ann.page.goto(`${club.url}/tables`);
  await ann.page.locator('.me input').waitFor();
  expect(await faults(ann.page)).toEqual([]);
});
