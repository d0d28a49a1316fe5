import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Driver } from './driver.ts';
import { eventually } from './eventually.ts';
import { visit } from './visit.ts';

interface Recorded {
  readonly events: readonly { readonly type: string }[];
}

function recorded(game: string, name: string): Recorded {
  const path = new URL(`../../../../games/${game}/fixtures/${name}.waybill.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as Recorded;
}

/** Opens a recorded match as it was after so many events. */
async function open(driver: Driver, match: Recorded, played: number): Promise<void> {
  const text = JSON.stringify({ ...match, events: match.events.slice(0, played) });
  await driver.go('/');
  await driver.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'm.waybill.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await driver.ready();
}

describe.concurrent('Grand Prix', () => {
  const match = recorded('grand-prix', 'retired-four-times');
  /** So many events come before the drive that ends the first circuit. */
  const ends = 11;

  it.each(['desktop', 'phone'] as const)('ends a circuit with a card that waits to be read, on a %s', (size) =>
    visit({ size }, async (driver) => {
      const { page } = driver;
      await open(driver, match, ends);
      const drive = page.locator('.gp-actions .main');
      await driver.press(drive);
      if (size === 'phone') await driver.press(drive);
      const card = page.locator('.gp-end');
      await card.waitFor();
      await eventually(async () => expect(await card.locator('.stamp').textContent()).toBe('Did not finish'));
      await eventually(async () => expect(await card.locator('tbody tr').count()).toBe(4));
      await eventually(async () => expect(await page.locator('.gp-name').textContent()).toContain('Kestrel Vale'));
      const [inner, outer] = await Promise.all([card.boundingBox(), page.locator('.table-board').boundingBox()]);
      expect(inner!.y).toBeGreaterThanOrEqual(outer!.y);
      expect(inner!.y + inner!.height).toBeLessThanOrEqual(outer!.y + outer!.height);
      await driver.press(card.locator('.main'));
      await card.waitFor({ state: 'detached' });
      await eventually(async () =>
        expect(await page.locator('.gp-name').textContent()).toContain('Harrowmead Aerodrome'),
      );
    }),
  );

  it('fills its room with the track, and tells which gears spend a shift', () =>
    visit({}, async (driver) => {
      const { page } = driver;
      await open(driver, recorded('grand-prix', 'four-wins'), 45);
      const shift = page.locator('.gp-gear[data-shift]');
      await eventually(async () => expect(await shift.count()).toBe(4));
      await eventually(async () => expect(await shift.first().textContent()).toMatch(/shift/));
      const filled = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        const [road, room] = [box('.gp-sand'), box('.gp-track')];
        return [road.width / room.width, road.height / room.height];
      });
      // The middle of the road: half of its width comes on top on every side.
      for (const share of filled) expect(share).toBeGreaterThan(0.74);
      // What is read beside it gets a second column only in a very wide window.
      for (const [width, height, least] of [
        [1920, 1080, 0.75],
        [2560, 1080, 0.65],
      ]) {
        await page.setViewportSize({ width, height });
        await driver.settled();
        const share = await page.evaluate(() => document.querySelector('.table-board')!.clientWidth / innerWidth);
        expect(share).toBeGreaterThan(least);
      }
    }));
});

const ROWS: readonly (readonly [game: string, match: string, played: number])[] = [
  ['black-pawn-trucking', 'win', 43],
  ['cape-to-cairo', 'four-seats-richest-wins', 30],
  ['grand-prix', 'four-wins', 12],
  ['hauling-astronauts', 'seat-0-wins', 30],
  ['ship-it', 'three-haul-the-moons', 60],
];

/** A delivery or a shipment, by the number of events that it is the last of. */
const STAMPED: readonly (readonly [game: string, match: string, played: number])[] = [
  ['black-pawn-trucking', 'chosen-start', 4],
  ['cape-to-cairo', 'four-seats-richest-wins', 10],
  ['ship-it', 'long-match-to-150', 160],
];

it.concurrent.each(STAMPED)('a press puts the stamp of what arrived away in %s', (game, name, played) =>
  visit({}, async (driver) => {
    const { page } = driver;
    // It would go by itself: here it never does.
    await page.addInitScript(() => {
      const later = globalThis.setTimeout;
      globalThis.setTimeout = ((run: () => void, wait = 0) => (wait > 2000 ? 0 : later(run, wait))) as typeof later;
    });
    await open(driver, recorded(game, name), played + 1);
    await page.locator('.replay input').fill(String(played - 1));
    await driver.settled();
    await page.locator('.replay input').press('ArrowRight');
    const stamp = page.locator(':is(.cm-delivered, .si-shipped)');
    await stamp.waitFor();
    await page.locator('.ask-sentence').click();
    await stamp.waitFor({ state: 'detached' });
  }),
);

it.concurrent('the log leads to the first event, in a window that its latest lines don’t fill too', () =>
  visit({}, async (driver) => {
    const { page } = driver;
    await page.setViewportSize({ width: 1920, height: 1400 });
    await open(driver, recorded('ship-it', 'three-haul-the-moons'), 60);
    const first = page.locator('.log li').first();
    await eventually(async () => {
      await page.locator('.log').evaluate((log) => log.scrollTo(0, -log.scrollHeight));
      expect(await first.locator('.number').textContent()).toBe('1');
    });
  }));

it.concurrent('the log goes both ways from a moment far back, and is at its end again with the match', () =>
  visit({}, async (driver) => {
    const { page } = driver;
    await open(driver, recorded('ship-it', 'long-match-to-150'), 280);
    const numbers = () => page.locator('.log .number').allTextContents();
    await page.locator('.replay input').fill('100');
    await eventually(async () => expect(await page.locator('.log [data-current] .number').textContent()).toBe('100'));
    // Of nearly three hundred lines those around it are drawn.
    expect((await numbers()).length).toBeLessThan(80);
    const last = await page.locator('.replay input').getAttribute('max');
    const scroll = (by: number) => page.locator('.log').evaluate((log, down) => log.scrollBy(0, down), by);
    await eventually(async () => {
      await scroll(4000);
      expect((await numbers()).at(-1)).toBe(last);
    });
    await eventually(async () => {
      await scroll(-9000);
      expect((await numbers())[0]).toBe('1');
    });
    await page.locator('.preview-buttons .main').click();
    await eventually(async () => {
      expect((await numbers()).at(-1)).toBe(last);
      expect((await numbers()).length).toBeLessThan(80);
      expect(await page.locator('.log').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    });
  }));

it.concurrent.each(ROWS)('every line of the log of %s that is pointed at lights its place', (game, name, played) =>
  visit({}, async (driver) => {
    const { page } = driver;
    await open(driver, recorded(game, name), played);
    const rows = page.locator('.log li button');
    const dark: string[] = [];
    for (let n = 1; n <= 12; n++) {
      const row = rows.nth((await rows.count()) - n);
      await row.focus();
      await driver.settled();
      const lit = await page.locator(':is(.table-board, .table-choices) :is([data-lit], .si-halo)').count();
      if (lit === 0) dark.push((await row.textContent()) ?? '');
    }
    expect(dark).toEqual([]);
  }),
);

/** What covers what in the cities of a map: everything drawn on a tile has a place of its own. */
async function collisions({ page }: Driver): Promise<string[]> {
  return page.evaluate(() => {
    const flaws: string[] = [];
    const box = (element: Element) => element.getBoundingClientRect();
    const marks = [...document.querySelectorAll('.cm :is(.cm-rank, .cm-worth, .cm-price, .cm-name, .coin, .cm-truck)')]
      .filter((mark) => mark.checkVisibility())
      .map((mark) => ({ name: `${mark.getAttribute('class')} ${mark.textContent}`, ...rounded(box(mark)) }));
    const stages = [...document.querySelectorAll('.cm-ferry circle')].map((mark) => ({
      name: 'ferry',
      ...rounded(box(mark)),
    }));
    const all = [...marks, ...stages];
    all.forEach((a, i) => {
      for (const b of all.slice(i + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 0 && high > 0) flaws.push(`${a.name} | ${b.name}`);
      }
    });
    return flaws;
    /** The box of a letter is higher than what is seen of it. */
    function rounded({ left, right, top, bottom }: DOMRect) {
      const [dx, dy] = [(right - left) * 0.06, (bottom - top) * 0.16];
      return { left: left + dx, right: right - dx, top: top + dy, bottom: bottom - dy };
    }
  });
}

const CROWDS: readonly (readonly [game: string, match: string, played: number])[] = [
  ['black-pawn-trucking', 'win', 43],
  ['black-pawn-trucking', 'win', 20],
  ['cape-to-cairo', 'longer-until-turn-24', 212],
  ['cape-to-cairo', 'four-seats-richest-wins', 71],
];

it.concurrent.each(CROWDS)('nothing on the map of %s covers anything (%s, %i)', (game, name, played) =>
  visit({}, async (driver) => {
    await open(driver, recorded(game, name), played);
    expect(await collisions(driver)).toEqual([]);
  }),
);
