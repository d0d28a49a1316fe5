import { describe, expect, it } from 'vitest';
import type { Driver } from './driver.ts';
import { visit } from './visit.ts';

/** Everything the table has told while it caught up, the sentences above it, and for how long. */
async function watch({ page }: Driver) {
  const seen = await page.evaluateHandle(() => {
    const told: string[] = [];
    const asked = new Set<string | null | undefined>();
    let busy = 0;
    const look = () => {
      const table = document.querySelector<HTMLElement>('.table');
      const latest = document.querySelector('.told [data-latest]')?.textContent;
      if (table && !('live' in table.dataset)) {
        busy++;
        asked.add(document.querySelector('.ask-sentence')?.textContent);
        if (latest && told.at(-1) !== latest) told.push(latest);
      }
      requestAnimationFrame(look);
    };
    look();
    return { told, asked, frames: () => busy };
  });
  return {
    told: () => seen.evaluate(({ told }) => told),
    asked: () => seen.evaluate(({ asked }) => [...asked]),
    frames: () => seen.evaluate(({ frames }) => frames()),
  };
}

/** Waits until the table shows another moment than now, however short: what is looked for only now and then could miss it. */
const leavesNow = ({ page }: Driver) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const watcher = new MutationObserver(() => {
          if (!document.querySelector('.table:not([data-live])')) return;
          watcher.disconnect();
          resolve();
        });
        watcher.observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );

const setSpeed = ({ page }: Driver, speed: string) => page.locator('.replay select').selectOption(speed);

describe('what bots do', () => {
  it.each(['cape-to-cairo', 'hauling-astronauts', 'ship-it'])('is told in words and stays marked in %s', (game) =>
    visit({ motion: true }, async (driver) => {
      const { page } = driver;
      await driver.start(game);
      await setSpeed(driver, 'fast');
      const watched = await watch(driver);
      // Until the bot has decided something since the last move of the person, and was watched at it.
      const again = page.getByLabel('Show again');
      const lit = page.locator(':is(.table-board, .table-choices) [data-lit]');
      const isSeen = async () =>
        (await again.isEnabled()) && (await lit.count()) > 0 && (await watched.asked()).includes('Bot 1 plays.');
      for (let n = 0; n < 16 && !(await isSeen()); n++) {
        await driver.play('pointer', 1, n + 1);
        await driver.ready();
        await driver.settled();
      }
      await page.locator('#tab-log').click();
      await expect.poll(() => again.isEnabled()).toBe(true);
      await expect.poll(() => page.locator('.told').textContent()).toContain('Bot 1');
      await expect.poll(() => page.locator('.log [data-new]').count()).toBeGreaterThan(0);
      await expect.poll(() => lit.count()).toBeGreaterThan(0);
      expect(await watched.asked()).toContain('Bot 1 plays.');
      expect(await watched.asked()).not.toContain('Player plays.');
      const shown = leavesNow(driver);
      await again.click();
      await shown;
      await driver.ready();
    }),
  );

  it('comes as fast as is chosen, and the choice is remembered', () =>
    visit({ motion: true }, async (driver) => {
      await driver.start('hauling-astronauts');
      await setSpeed(driver, 'at-once');
      const watched = await watch(driver);
      await driver.play('pointer', 3);
      await driver.ready();
      expect(await watched.frames()).toBeLessThan(12);
      await driver.page.reload();
      await driver.ready();
      await expect.poll(() => driver.page.locator('.replay select').inputValue()).toBe('at-once');
    }));

  it('is followed on a phone by the part of the table that is seen', () =>
    visit({}, async (driver) => {
      const { page } = driver;
      await driver.start('ship-it');
      await setSpeed(driver, 'fast');
      await page.setViewportSize({ width: 390, height: 844 });
      const hauls = await page.evaluateHandle(() => {
        const seen = new Map<string, boolean>();
        const look = () => {
          const words = document.querySelector('.table:not([data-live]) .told [data-latest]')?.textContent ?? '';
          const way = document.querySelector<SVGPathElement>('.si-way-gone');
          const pane = document.querySelector('.si-pane')?.getBoundingClientRect();
          if (way && pane && words.includes(' hauls ')) {
            const { x, y } = way.getPointAtLength(way.getTotalLength()).matrixTransform(way.getScreenCTM()!);
            seen.set(words, x > pane.left && x < pane.right && y > pane.top && y < pane.bottom);
          }
          requestAnimationFrame(look);
        };
        look();
        return seen;
      });
      const count = () => hauls.evaluate((seen) => seen.size);
      for (let n = 0; n < 16 && (await count()) < 5; n++) {
        await page.locator('.si-done').click();
        await driver.settled();
        await driver.ready();
      }
      expect(await hauls.evaluate((seen) => [...seen].filter(([, isSeen]) => !isSeen))).toEqual([]);
      expect(await count()).toBeGreaterThan(1);
    }));

  it('is not shown again at a shared screen where nobody has secrets', () =>
    visit({ motion: true }, async (driver) => {
      await driver.go('/new/ship-it?here=2');
      await driver.page.getByText('Start the match').click();
      await driver.ready();
      const watched = await watch(driver);
      const turnOf = () => driver.page.locator('.players [data-acting] .name').textContent();
      const first = await turnOf();
      for (let n = 0; n < 8 && (await turnOf()) === first; n++) {
        await driver.page.locator('.si-done').click();
        await driver.settled();
        await driver.ready();
      }
      await expect.poll(turnOf).not.toBe(first);
      expect(await watched.told()).toEqual([]);
    }));
});

describe('looking back', () => {
  it('keeps the row of the log in sight that led to the moment', () =>
    visit({}, async (driver) => {
      const { page } = driver;
      await driver.start('grand-prix');
      await driver.play('pointer', 20);
      await driver.ready();
      const length = await driver.eventCount();
      for (const at of [1, 7, length - 2]) {
        // With little room the log gives way to what is looked at, but not to looking back.
        if (at === 7) await page.setViewportSize({ width: 1280, height: 720 });
        await page.locator('.replay input').fill(String(at));
        await driver.settled();
        const row = page.locator('.log [data-current]');
        await expect.poll(() => row.locator('.number').textContent()).toBe(String(at));
        await row.locator('button').hover();
        const [inner, outer] = await Promise.all([row.boundingBox(), page.locator('.log').boundingBox()]);
        expect(inner!.y).toBeGreaterThanOrEqual(outer!.y - 1);
        expect(inner!.y + inner!.height).toBeLessThanOrEqual(outer!.y + outer!.height + 1);
      }
    }));

  it('goes by arrow keys, by turns, and by itself', () =>
    visit({ motion: true }, async (driver) => {
      const { page } = driver;
      await driver.start('grand-prix');
      await setSpeed(driver, 'fast');
      await driver.play('pointer', 4);
      await driver.ready();
      const length = await driver.eventCount();
      const at = async () => Number(await page.locator('.replay input').inputValue());
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(at).toBe(length - 2);
      await page.keyboard.press('ArrowRight');
      await expect.poll(at).toBe(length - 1);
      await page.getByLabel('One turn back').click();
      await expect.poll(at).toBeLessThan(length - 1);
      await page.getByText('Back to now').click();
      await driver.ready();
      await page.getByLabel('Play through the match').click();
      await expect.poll(at, { timeout: 10_000 }).toBeGreaterThan(2);
      await page.getByLabel('Pause').click();
      const stopped = await at();
      await page.waitForTimeout(800);
      await expect.poll(at).toBe(stopped);
      await page.getByText('Back to now').click();
      await driver.ready();
    }));
});

it('answers a wrong click in a lesson', () =>
  visit({}, async (driver) => {
    const { page } = driver;
    await driver.go('/learn/black-pawn-trucking');
    await driver.ready();
    // What is to be read comes first.
    await page.locator('.table-board [data-state="open"]').last().click();
    await expect.poll(() => page.locator('.lesson .refused').textContent()).toContain('Read this first');
    const wrong = page.locator('.table[data-taught] .table-board [data-state="refused"]');
    for (let step = 0; step < 8 && (await wrong.count()) === 0; step++) {
      const next = page.locator('.lesson .main');
      if ((await next.count()) > 0) await next.click();
      else await driver.play('pointer', 1);
      await driver.ready();
      await driver.settled();
    }
    const answers: (string | null)[] = [];
    for (let n = 0; n < (await wrong.count()); n++) {
      await wrong.nth(n).click({ force: true });
      answers.push(await page.locator('.refused').textContent());
    }
    expect(answers.some((words) => words?.includes('This step is about what is outlined'))).toBe(true);
    await expect.poll(() => page.locator('.lesson > p').first().isVisible()).toBe(true);
    await driver.go('/learn/hauling-astronauts');
    await driver.ready();
    await page.locator('.lesson .main').click();
    await page.locator('.ha-card:disabled').last().click({ force: true });
    await expect.poll(() => page.locator('.lesson .refused').textContent()).toContain('Not yet');
  }));
